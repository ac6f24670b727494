import { type MoneyKind, paymentCaptures } from '../db/payments-schema.ts'
import { DOCUMENT_JOB } from '../invoices/document-job.ts'
import type { OrderRow } from '../orders/orders.ts'
import { addPaymentEvent, confirmPaidOrder, reopenOrder, setOrderPayment } from '../orders/paid-order.ts'
import type { Shop } from '../shop.ts'
import { changePayment, type PaymentRow } from './payments.ts'
import { requestRefund } from './request-refund.ts'

export interface Receipt {
  amountCents: number
  kind: MoneyKind
  /** Names the receipt, so that it counts once. */
  sourceKey: string
  store?: string | null
  tillId?: number | null
  staffId?: number | null
  /** The terminal's or the bank's number of it. */
  reference?: string
  /** Of the bank, `yyyy-mm-dd`. */
  bookedOn?: string
}

/** @returns false where it was booked before */
export async function bookReceipt(shop: Shop, payment: PaymentRow, receipt: Receipt): Promise<boolean> {
  const booked = await shop.db
    .insert(paymentCaptures)
    .values({ ...receipt, paymentId: payment.id, at: shop.clock() })
    .onConflictDoNothing({ target: paymentCaptures.sourceKey })
    .returning({ id: paymentCaptures.id })
  if (booked.length === 0) return false
  payment.capturedCents += receipt.amountCents
  await changePayment(shop, payment.id, { capturedCents: payment.capturedCents })
  return true
}

interface Taken {
  order: OrderRow
  payment: PaymentRow
  /** The order was cancelled as unpaid: it is opened again where its pieces are there. */
  reopens: boolean
  staffId: number | null
}

/**
 * The money of a payment is there and booked: its order is paid, confirmed, and gets its invoice. Where the order can't
 * be opened again, the money goes back.
 */
export async function completePayment(
  shop: Shop,
  { order, payment, reopens, staffId }: Taken,
): Promise<'paid' | 'surplus'> {
  if (reopens && !(await reopenOrder(shop, order))) {
    await returnSurplus(shop, order, payment)
    return 'surplus'
  }
  const { id: paymentId, reference, capturedCents: amountCents, amountCents: dueCents } = payment
  await changePayment(shop, paymentId, { state: 'captured', nextCheckAt: null, payUrl: null })
  await setOrderPayment(shop, order.id, { paymentStatus: 'paid', heldUntil: null })
  await addPaymentEvent(shop, order.id, { event: 'captured', amountCents, reference }, { staffId })
  await confirmPaidOrder(shop, { id: order.id, status: reopens ? 'pending' : order.status })
  await shop.jobs.enqueue(shop.db, DOCUMENT_JOB, { orderId: order.id, refundId: null })
  const tooMuch = amountCents - dueCents
  if (tooMuch > 0) await giveBack(shop, { orderId: order.id, paymentId, amountCents: tooMuch })
  return 'paid'
}

/** Money for an order that is paid already or can't be kept: all of it goes back. */
export async function returnSurplus(shop: Shop, order: OrderRow, payment: PaymentRow): Promise<void> {
  const { id: paymentId, reference, capturedCents: amountCents } = payment
  await changePayment(shop, paymentId, { state: 'surplus', nextCheckAt: null, payUrl: null })
  await addPaymentEvent(shop, order.id, { event: 'surplus', amountCents, reference })
  await giveBack(shop, { orderId: order.id, paymentId, amountCents })
}

const giveBack = (shop: Shop, wish: { orderId: string; paymentId: number; amountCents: number }) =>
  requestRefund(shop, { ...wish, reason: 'surplus', staffId: null })
