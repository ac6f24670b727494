import { ShopError } from '../../contract/errors.ts'
import { type PaymentView, paymentCalls } from '../../contract/payments.ts'
import type { Visitor } from '../http/env.ts'
import { createApiRouter } from '../http/router.ts'
import { getOrderIdByLink } from '../orders/order-link.ts'
import { findOrder, getOrder } from '../orders/orders.ts'
import { GatewayError } from '../payment-gateway.ts'
import type { Shop } from '../shop.ts'
import { viewPayment } from './payment-view.ts'
import { listPayments } from './payments.ts'
import { settlePayment } from './settle-payment.ts'
import { startPayment } from './start-payment.ts'

/** A page that asks again and again does not make the gateway be asked as often. */
const ASK_AGAIN_AFTER_MS = 3_000
const LONGEST_WAIT_MS = 5_000

export function paymentRoutes(shop: Shop) {
  const askedAt = new Map<number, number>()

  /** Asks the gateway first while a payment is open there, so that the buyer reads what is true now. */
  async function readPayment(orderId: string): Promise<PaymentView> {
    const open = (await listPayments(shop.db, orderId)).findLast(({ state }) => state === 'started')
    const now = Date.now()
    if (open !== undefined && (askedAt.get(open.id) ?? 0) + ASK_AGAIN_AFTER_MS <= now) {
      if (askedAt.size > 10_000) askedAt.clear()
      askedAt.set(open.id, now)
      await settleSoon(shop, open.id)
    }
    return view(shop, orderId)
  }

  const start = async (
    orderId: string,
    visitor: Visitor,
    paymentMethod: Parameters<typeof startPayment>[1]['paymentMethod'],
  ) => {
    const { address, userId } = visitor
    await startPayment(shop, { orderId, payer: { address, userId }, paymentMethod })
    return view(shop, orderId)
  }

  return createApiRouter(shop)
    .openapi(paymentCalls.startPayment, async (c) => {
      const { id } = await getOrder(shop, c.var.visitor, c.req.valid('param').orderId)
      return c.json(await start(id, c.var.visitor, c.req.valid('json').paymentMethod), 200)
    })
    .openapi(paymentCalls.getPayment, async (c) => {
      const { id } = await getOrder(shop, c.var.visitor, c.req.valid('param').orderId)
      return c.json(await readPayment(id), 200)
    })
    .openapi(paymentCalls.startPaymentByLink, async (c) => {
      const id = await getOrderIdByLink(shop, c.req.valid('param').token)
      return c.json(await start(id, c.var.visitor, c.req.valid('json').paymentMethod), 200)
    })
    .openapi(paymentCalls.getPaymentByLink, async (c) => {
      const id = await getOrderIdByLink(shop, c.req.valid('param').token)
      return c.json(await readPayment(id), 200)
    })
}

async function view(shop: Shop, orderId: string): Promise<PaymentView> {
  const found = await findOrder(shop, orderId)
  if (found === null) throw new ShopError('not_found')
  return viewPayment(shop, found.order)
}

/** A slow gateway does not keep the buyer waiting: the settling goes on behind the answer. */
async function settleSoon(shop: Shop, paymentId: number): Promise<void> {
  const settling = settlePayment(shop, paymentId).catch((err: unknown) => {
    const level = err instanceof GatewayError ? 'warn' : 'error'
    shop.log[level]({ err, paymentId }, 'a payment could not be checked')
  })
  let timer: NodeJS.Timeout | undefined
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST_WAIT_MS)
  })
  await Promise.race([settling, waited])
  clearTimeout(timer)
}
