import { decide, type OrderFacts } from '../../domain/payment-decision.ts'
import { transaction } from '../db/connect.ts'
import { lockOrder } from '../orders/change-order.ts'
import type { OrderRow } from '../orders/orders.ts'
import { findCancellation } from '../orders/paid-order.ts'
import { GatewayError, type GatewayStatus, type PaymentGateway } from '../payment-gateway.ts'
import type { Shop } from '../shop.ts'
import { applyDecision } from './apply-decision.ts'
import { findGateway } from './gateways.ts'
import { findPayment, holdsMoney, lockPayments, type PaymentRow } from './payments.ts'

/**
 * Asks the gateway how a payment stands, outside of any transaction, and books what it says. Return page, message and
 * poll all end here: late, double or concurrent calls change nothing more.
 * @throws GatewayError where the gateway does not answer
 */
export async function settlePayment(shop: Shop, paymentId: number): Promise<void> {
  const payment = await findPayment(shop.db, paymentId)
  const gateway = payment === null ? null : findGateway(shop.gateways, payment.provider)
  if (payment === null || gateway === null) return
  const next = await askAndApply(shop, gateway, payment)
  if (next === null) return
  await act(shop, gateway, payment.id, next)
  const acted = await findPayment(shop.db, paymentId)
  if (acted !== null) await askAndApply(shop, gateway, acted)
}

type Act = 'capture' | 'reverse'

async function askAndApply(shop: Shop, gateway: PaymentGateway, payment: PaymentRow): Promise<Act | null> {
  const status = await gateway.findStatus({ reference: payment.reference, gatewayRef: payment.gatewayRef })
  if (status !== null && !isAbout(status, payment)) {
    shop.log.error({ reference: payment.reference }, 'the gateway answered about another payment')
    return null
  }
  return transaction(shop, (shop) => applyStatus(shop, payment, status))
}

const isAbout = (status: GatewayStatus, { reference, gatewayRef }: PaymentRow) =>
  status.reference === reference && (gatewayRef === null || status.gatewayRef === gatewayRef)

/** Locks the order, then its payments; products follow where pieces move. */
async function applyStatus(shop: Shop, { id, orderId }: PaymentRow, status: GatewayStatus | null): Promise<Act | null> {
  const order = await lockOrder(shop.db, orderId)
  const all = await lockPayments(shop.db, orderId)
  const payment = all.find((one) => one.id === id)
  if (payment === undefined) return null
  const facts = await factsOf(shop, order, all, payment)
  const decision = decide(payment, facts, status)
  await applyDecision(shop, { order, payment, status, isPaidOtherwise: facts.isPaidOtherwise }, decision)
  const isAuthorised = decision.to === 'authorised' || (decision.to === null && payment.state === 'authorised')
  if (!isAuthorised || status?.state !== 'authorised') return null
  if (facts.isPaidOtherwise || facts.cancelled !== null) return 'reverse'
  return order.status === 'shipped' || order.status === 'delivered' ? 'capture' : null
}

async function factsOf(
  shop: Shop,
  order: OrderRow,
  all: readonly PaymentRow[],
  payment: PaymentRow,
): Promise<OrderFacts> {
  return {
    totalCents: order.totalCents,
    isPaidOtherwise: all.some((other) => other.id !== payment.id && holdsMoney(other)),
    cancelled: await findCancellation(shop, order),
    isHoldOver: order.status !== 'pending' || order.heldUntil === null || order.heldUntil <= shop.clock(),
  }
}

async function act(shop: Shop, gateway: PaymentGateway, paymentId: number, next: Act): Promise<void> {
  const payment = await findPayment(shop.db, paymentId)
  if (payment?.gatewayRef == null) return
  const { gatewayRef, reference, amountCents } = payment
  try {
    if (next === 'capture') await gateway.capture({ gatewayRef, amountCents, key: `${reference}-capture` })
    else await gateway.reverse({ gatewayRef, key: `${reference}-reverse` })
  } catch (err) {
    // Its status says what has become of it.
    if (!(err instanceof GatewayError)) throw err
    shop.log.warn({ err, reference }, `a payment could not be ${next}d`)
  }
}
