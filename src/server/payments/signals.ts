import { and, eq, or } from 'drizzle-orm'
import { bodyLimit } from 'hono/body-limit'
import { ShopError } from '../../contract/errors.ts'
import { transaction } from '../db/connect.ts'
import { paymentEvents, payments } from '../db/payments-schema.ts'
import { createRouter } from '../http/router.ts'
import { GatewayError, type GatewaySignal, type PaymentGateway, type RawSignal } from '../payment-gateway.ts'
import type { Shop } from '../shop.ts'
import { findGateway } from './gateways.ts'
import { changePayment, type PaymentRow } from './payments.ts'
import { settlePayment } from './settle-payment.ts'

const MAX_SIGNAL_BYTES = 64 * 1024

/**
 * Messages of gateways. They come from other sites, in any form and by any method, so they are mounted before the guards
 * of the API; their signature says who sent them. None is believed: each makes the shop ask the gateway.
 */
export function paymentSignalRoutes(shop: Shop) {
  const router = createRouter()
  const tooLarge = () => {
    throw new ShopError('body_too_large')
  }
  router.all(
    '/api/payments/signals/:provider',
    bodyLimit({ maxSize: MAX_SIGNAL_BYTES, onError: tooLarge }),
    async (c) => {
      const gateway = findGateway(shop.gateways, c.req.param('provider'))
      if (gateway === null) throw new ShopError('not_found')
      const { method, url, raw } = c.req
      await hearSignal(shop, gateway, { method, url: new URL(url), headers: raw.headers, body: await c.req.text() })
      c.header('Cache-Control', 'no-store')
      return c.text('OK', 200)
    },
  )
  return router
}

/** @throws ShopError `invalid_input` for a forged message, `not_found` for one about no payment of the shop */
export async function hearSignal(shop: Shop, gateway: PaymentGateway, raw: RawSignal): Promise<void> {
  const { provider } = gateway
  const signal = await readSignal(gateway, raw)
  if (signal === null) {
    shop.log.warn({ provider }, 'a message of a gateway was refused: its signature is not valid')
    throw new ShopError('invalid_input')
  }
  const payment = await findPaymentOf(shop, provider, signal)
  if (payment === null) throw new ShopError('not_found')
  if (!(await storeSignal(shop, provider, payment, signal))) return
  try {
    await settlePayment(shop, payment.id)
  } catch (err) {
    // The poll asks again at once.
    if (!(err instanceof GatewayError)) throw err
    shop.log.warn({ err, reference: payment.reference }, 'the gateway did not answer after its message')
  }
}

async function readSignal(gateway: PaymentGateway, raw: RawSignal): Promise<GatewaySignal | null> {
  try {
    return await gateway.readSignal(raw)
  } catch (error) {
    if (error instanceof GatewayError) throw new ShopError('gateway_unavailable')
    throw error
  }
}

async function findPaymentOf(shop: Shop, provider: PaymentRow['provider'], { reference, gatewayRef }: GatewaySignal) {
  const named = [
    ...(reference === null ? [] : [eq(payments.reference, reference)]),
    ...(gatewayRef === null ? [] : [eq(payments.gatewayRef, gatewayRef)]),
  ]
  if (named.length === 0) return null
  const found = await shop.db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), or(...named)))
  return found.find((payment) => payment.reference === reference) ?? found[0] ?? null
}

/** @returns false where the same message came before; the poll asks soon, should this process end now */
function storeSignal(
  shop: Shop,
  provider: PaymentRow['provider'],
  { id: paymentId }: PaymentRow,
  { eventKey, kind }: GatewaySignal,
): Promise<boolean> {
  return transaction(shop, async (shop) => {
    const at = shop.clock()
    const stored = await shop.db
      .insert(paymentEvents)
      .values({ paymentId, provider, eventKey, kind, details: {}, at })
      .onConflictDoNothing({ target: [paymentEvents.provider, paymentEvents.eventKey] })
      .returning({ id: paymentEvents.id })
    if (stored.length === 0) return false
    await changePayment(shop, paymentId, { nextCheckAt: at })
    return true
  })
}
