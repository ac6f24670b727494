import { nextCheckAt } from '../../domain/check-times.ts'
import { RELEASABLE_STATUSES } from '../../domain/order-status.ts'
import type { Decision } from '../../domain/payment-decision.ts'
import type { OrderRow } from '../orders/orders.ts'
import { addPaymentEvent, confirmPaidOrder, setOrderPayment } from '../orders/paid-order.ts'
import type { GatewayStatus } from '../payment-gateway.ts'
import type { Shop } from '../shop.ts'
import { countDecline } from './declines.ts'
import { changePayment, type PaymentRow } from './payments.ts'
import { bookReceipt, completePayment, returnSurplus } from './take-money.ts'

interface Locked {
  order: OrderRow
  payment: PaymentRow
  status: GatewayStatus | null
  isPaidOtherwise: boolean
}

/** Writes what was decided of a payment. Order and payment are locked. */
export async function applyDecision(shop: Shop, locked: Locked, decision: Decision): Promise<void> {
  const { order, payment, status } = locked
  const gatewayRef = payment.gatewayRef ?? status?.gatewayRef ?? null
  if (gatewayRef !== payment.gatewayRef) await changePayment(shop, payment.id, { gatewayRef })
  switch (decision.to) {
    case null:
      return
    case 'started':
      return changePayment(shop, payment.id, { state: 'started' })
    case 'declined':
      return decline(shop, locked)
    case 'expired':
      return expire(shop, locked)
    case 'authorised':
      return authorise(shop, locked)
    case 'reversed':
      return reverse(shop, locked)
    case 'captured':
      await book(shop, locked)
      await completePayment(shop, { order, payment, reopens: decision.reopens, staffId: null })
      return
    case 'surplus':
      await book(shop, locked)
      return returnSurplus(shop, order, payment)
    case 'review':
      return review(shop, locked, decision.reason)
  }
}

/** Money that the gateway has taken. */
async function book(shop: Shop, { payment, status }: Locked): Promise<void> {
  const amountCents = (status?.capturedCents ?? 0) - payment.capturedCents
  if (amountCents <= 0) return
  await bookReceipt(shop, payment, { amountCents, kind: 'gateway', sourceKey: `gateway:${payment.reference}` })
}

async function decline(shop: Shop, { order, payment }: Locked): Promise<void> {
  await changePayment(shop, payment.id, { state: 'declined', declinedAt: shop.clock(), payUrl: null })
  await addPaymentEvent(shop, order.id, { event: 'declined', reference: payment.reference })
  await countDecline(shop)
}

/** Its order is cancelled by `releaseUnpaid`, once nothing else is open. */
async function expire(shop: Shop, { order, payment, isPaidOtherwise }: Locked): Promise<void> {
  await changePayment(shop, payment.id, { state: 'expired', payUrl: null })
  if (payment.state === 'authorised' && !isPaidOtherwise) await loseAuthorisation(shop, order)
  if (payment.state === 'declined') return
  await addPaymentEvent(shop, order.id, { event: 'expired', reference: payment.reference })
}

async function authorise(shop: Shop, { order, payment, status, isPaidOtherwise }: Locked): Promise<void> {
  const now = shop.clock()
  const authorisedCents = status?.authorisedCents ?? payment.amountCents
  const checkAt = nextCheckAt(payment.createdAt, now)
  await changePayment(shop, payment.id, { state: 'authorised', authorisedCents, payUrl: null, nextCheckAt: checkAt })
  if (isPaidOtherwise || order.status === 'cancelled') return
  await setOrderPayment(shop, order.id, { paymentStatus: 'authorised', heldUntil: null })
  const details = { event: 'authorised', amountCents: authorisedCents, reference: payment.reference }
  await addPaymentEvent(shop, order.id, details)
  await confirmPaidOrder(shop, order)
}

async function reverse(shop: Shop, { order, payment, isPaidOtherwise }: Locked): Promise<void> {
  await changePayment(shop, payment.id, { state: 'reversed', nextCheckAt: null })
  if (!isPaidOtherwise) await loseAuthorisation(shop, order)
  await addPaymentEvent(shop, order.id, { event: 'reversed', reference: payment.reference })
}

/** An order that nobody has begun to prepare is released like any other that is not paid; of others staff decide. */
async function loseAuthorisation(shop: Shop, order: OrderRow): Promise<void> {
  const heldUntil = RELEASABLE_STATUSES.includes(order.status) ? shop.clock() : null
  await setOrderPayment(shop, order.id, { paymentStatus: 'unpaid', heldUntil })
}

async function review(shop: Shop, locked: Locked, reason: string): Promise<void> {
  const { order, payment, status, isPaidOtherwise } = locked
  await book(shop, locked)
  await changePayment(shop, payment.id, {
    state: 'review',
    reviewReason: reason,
    authorisedCents: status?.authorisedCents ?? 0,
    nextCheckAt: null,
    payUrl: null,
  })
  if (!isPaidOtherwise) await setOrderPayment(shop, order.id, { paymentStatus: 'review', heldUntil: null })
  const amountCents = status?.capturedCents || status?.authorisedCents || 0
  await addPaymentEvent(shop, order.id, { event: reason, amountCents, reference: payment.reference })
  shop.log.error({ reference: payment.reference, reason }, 'a payment needs to be looked at')
}
