import { eq } from 'drizzle-orm'
import { isOrdersMoney, stateAfterRefund, statusAfterRefund } from '../../domain/refund.ts'
import { payments, refunds } from '../db/payments-schema.ts'
import { type EventDetails, orders } from '../db/schema.ts'
import { DOCUMENT_JOB } from '../invoices/document-job.ts'
import { lockOrder } from '../orders/change-order.ts'
import { addOrderEvent } from '../orders/order-events.ts'
import type { OrderRow } from '../orders/orders.ts'
import type { Shop } from '../shop.ts'
import type { RefundAnswer } from './gateway.ts'
import type { RefundRow } from './payments.ts'
import { lockPayments, type PaymentRow } from './payments.ts'

interface Answered {
  /** When a refund that is still pending is asked about again. */
  nextCheckAt: Date | null
  staffId?: number | null
}

/**
 * Stores what became of a refund, once. Call it in a transaction; it locks the order, then its payments.
 * @param answer `null` where it is not known
 */
export async function applyRefundAnswer(
  shop: Shop,
  { id, orderId }: Pick<RefundRow, 'id' | 'orderId'>,
  answer: RefundAnswer | null,
  { nextCheckAt, staffId = null }: Answered,
): Promise<void> {
  const order = await lockOrder(shop.db, orderId)
  const all = await lockPayments(shop.db, orderId)
  const [refund] = await shop.db.select().from(refunds).where(eq(refunds.id, id)).for('update')
  if (refund === undefined || refund.state !== 'pending') return
  const gatewayRef = answer?.gatewayRef ?? refund.gatewayRef
  if (answer === null || answer.state === 'pending') {
    await shop.db.update(refunds).set({ gatewayRef, nextCheckAt }).where(eq(refunds.id, id))
    return
  }
  if (answer.state === 'failed') {
    const failure = answer.failure ?? 'refused'
    await shop.db
      .update(refunds)
      .set({ state: 'failed', gatewayRef, failure, nextCheckAt: null })
      .where(eq(refunds.id, id))
    await tell(shop, order, { event: 'failed', amountCents: refund.amountCents }, staffId)
    await shop.db
      .update(orders)
      .set({ version: order.version + 1, updatedAt: shop.clock() })
      .where(eq(orders.id, orderId))
    return
  }
  const payment = all.find((one) => one.id === refund.paymentId)
  if (payment === undefined) throw new Error(`refund ${id} has no payment`)
  const done = { state: 'done' as const, gatewayRef, nextCheckAt: null, doneAt: shop.clock() }
  await shop.db.update(refunds).set(done).where(eq(refunds.id, id))
  await bookRefund(shop, order, { refund, payment, all, staffId })
}

interface DoneRefund {
  refund: RefundRow
  payment: PaymentRow
  all: readonly PaymentRow[]
  staffId: number | null
}

async function bookRefund(shop: Shop, order: OrderRow, { refund, payment, all, staffId }: DoneRefund): Promise<void> {
  const at = shop.clock()
  const refundedCents = payment.refundedCents + refund.amountCents
  const next = stateAfterRefund(payment.capturedCents, refundedCents)
  // A surplus of which some is left stays one: it is not the order's money.
  const state = next === 'part_refunded' && !isOrdersMoney(payment.state) ? payment.state : next
  await shop.db.update(payments).set({ refundedCents, state, updatedAt: at }).where(eq(payments.id, payment.id))
  const paymentStatus = statusOf(order, { refund, payment, all })
  const set = { paymentStatus, version: order.version + 1, updatedAt: at }
  await shop.db.update(orders).set(set).where(eq(orders.id, order.id))
  await tell(shop, order, { event: 'done', amountCents: refund.amountCents }, staffId)
  await shop.jobs.enqueue(shop.db, DOCUMENT_JOB, { orderId: order.id, refundId: refund.id })
}

/**
 * The order's own money decides. Where none of that money came or is left, all that is kept decides; other money that
 * goes back leaves an order as it is while some of its own is kept.
 */
function statusOf({ paymentStatus, totalCents }: OrderRow, { refund, payment, all }: Omit<DoneRefund, 'staffId'>) {
  const kept = (of: readonly PaymentRow[]) =>
    of.reduce(
      (sum, one) => sum + one.capturedCents - one.refundedCents - (one.id === payment.id ? refund.amountCents : 0),
      0,
    )
  const own = all.filter(({ state }) => isOrdersMoney(state))
  const isOwn = isOrdersMoney(payment.state)
  if (!isOwn && kept(own) > 0) return paymentStatus
  return statusAfterRefund(totalCents, isOwn ? kept(own) : kept(all))
}

const tell = (shop: Shop, { id }: OrderRow, details: EventDetails, staffId: number | null) =>
  addOrderEvent(shop.db, { orderId: id, kind: 'refund_changed', details, staffId, at: shop.clock() })
