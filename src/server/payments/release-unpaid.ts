import { and, inArray, lte } from 'drizzle-orm'
import { RELEASABLE_STATUSES } from '../../domain/order-status.ts'
import type { PaymentStatus } from '../../domain/payment.ts'
import { transaction } from '../db/connect.ts'
import { orders } from '../db/schema.ts'
import { lockOrder } from '../orders/change-order.ts'
import { enqueueOrderEmail } from '../orders/enqueue-order-email.ts'
import { addPaymentEvent, cancelUnpaidOrder, setOrderPayment } from '../orders/paid-order.ts'
import { GatewayError } from '../payment-gateway.ts'
import type { Shop } from '../shop.ts'
import { changePayment, holdsMoney, listPayments, lockPayments, type PaymentRow } from './payments.ts'
import { settlePayment } from './settle-payment.ts'

const BATCH_SIZE = 200
const UNPAID: PaymentStatus[] = ['unpaid', 'awaiting_transfer']

/**
 * Cancels orders that were not paid in time and frees their pieces. Gateways are asked before; where one has not
 * decided yet, or does not answer, the order waits.
 */
export async function releaseUnpaid(shop: Shop): Promise<void> {
  const due = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        lte(orders.heldUntil, shop.clock()),
        inArray(orders.status, RELEASABLE_STATUSES),
        inArray(orders.paymentStatus, UNPAID),
      ),
    )
    .orderBy(orders.heldUntil)
    .limit(BATCH_SIZE)
  for (const { id } of due) await release(shop, id)
}

async function release(shop: Shop, orderId: string): Promise<void> {
  try {
    for (const payment of await listPayments(shop.db, orderId)) {
      if (isAtGateway(payment)) await settlePayment(shop, payment.id)
    }
    await transaction(shop, (shop) => cancelUnpaid(shop, orderId))
  } catch (err) {
    const level = err instanceof GatewayError ? 'warn' : 'error'
    shop.log[level]({ err, orderId }, 'an unpaid order could not be released')
  }
}

const isAtGateway = ({ state }: PaymentRow) => state === 'created' || state === 'started' || state === 'declined'

async function cancelUnpaid(shop: Shop, orderId: string): Promise<void> {
  const order = await lockOrder(shop.db, orderId)
  const all = await lockPayments(shop.db, orderId)
  if (!RELEASABLE_STATUSES.includes(order.status) || !UNPAID.includes(order.paymentStatus)) return
  if (order.heldUntil === null || order.heldUntil > shop.clock()) return
  if (all.some((payment) => holdsMoney(payment) || isAtGateway(payment))) return
  const transfer = all.find(({ state }) => state === 'awaiting_transfer')
  if (transfer !== undefined && transfer.capturedCents > 0) return keepForStaff(shop, orderId, transfer)
  if (transfer !== undefined) await changePayment(shop, transfer.id, { state: 'expired', nextCheckAt: null })
  await addPaymentEvent(shop, orderId, { event: 'hold_over' })
  await setOrderPayment(shop, orderId, { paymentStatus: 'unpaid', heldUntil: null })
  await cancelUnpaidOrder(shop, order)
  await enqueueOrderEmail(shop, order, 'payment_expired')
}

/** A part of the money has come: nobody loses it silently. */
async function keepForStaff(shop: Shop, orderId: string, transfer: PaymentRow): Promise<void> {
  await changePayment(shop, transfer.id, { state: 'review', reviewReason: 'transfer_short', nextCheckAt: null })
  await setOrderPayment(shop, orderId, { paymentStatus: 'review', heldUntil: null })
  await addPaymentEvent(shop, orderId, {
    event: 'transfer_short',
    amountCents: transfer.capturedCents,
    reference: transfer.reference,
  })
}
