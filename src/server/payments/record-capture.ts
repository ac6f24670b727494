import { and, eq, inArray } from 'drizzle-orm'
import { paymentCaptures, payments } from '../db/payments-schema.ts'
import { lockOrder } from '../orders/change-order.ts'
import type { OrderRow } from '../orders/orders.ts'
import { addPaymentEvent, findCancellation, setOrderPayment } from '../orders/paid-order.ts'
import type { Shop } from '../shop.ts'
import { changePayment, holdsMoney, insertPayment, lockPayments, type PaymentRow } from './payments.ts'
import { bookReceipt, completePayment, type Receipt, returnSurplus } from './take-money.ts'

/**
 * - `known`: the same receipt was booked before
 * - `waiting`: less than the order costs has come so far
 * - `paid`
 * - `surplus`: the order is paid already or can't be kept, so the money goes back
 */
export type CaptureResult = 'known' | 'waiting' | 'paid' | 'surplus'

/**
 * Books money that came outside of a gateway: a transfer, cash, a card at a store's terminal. Call it in a transaction
 * with the order's row locked. A receipt with the same `sourceKey` counts once.
 */
export async function recordCapture(shop: Shop, order: OrderRow, receipt: Receipt): Promise<CaptureResult> {
  const all = await lockPayments(shop.db, order.id)
  if (await isKnown(shop, receipt.sourceKey)) return 'known'
  const isPaid = all.some(holdsMoney)
  const payment = all.findLast(takesMoney) ?? (await newPayment(shop, order, receipt, all))
  if (!(await bookReceipt(shop, payment, receipt))) return 'known'
  const cancelled = await findCancellation(shop, order)
  if (isPaid || cancelled === 'by_person') {
    await returnSurplus(shop, order, payment)
    return 'surplus'
  }
  if (payment.capturedCents < payment.amountCents) {
    await keepWaiting(shop, order, payment, receipt)
    return 'waiting'
  }
  const { staffId = null } = receipt
  return completePayment(shop, { order, payment, reopens: cancelled === 'unpaid', staffId })
}

/** An offline payment that is open, or that ended without money. */
const takesMoney = ({ provider, state }: PaymentRow) =>
  ['bank', 'cash_on_delivery', 'store'].includes(provider) &&
  ['awaiting_transfer', 'due_on_delivery', 'due_at_store', 'expired'].includes(state)

async function isKnown({ db }: Shop, sourceKey: string): Promise<boolean> {
  return (await db.$count(paymentCaptures, eq(paymentCaptures.sourceKey, sourceKey))) > 0
}

const METHODS = { transfer: 'bank_transfer', cash: 'cash_in_store', terminal: 'card_in_store' } as const

/** Money that no payment waits for, as a second transfer or cash for an order that was to be paid by card. */
function newPayment(shop: Shop, order: OrderRow, { kind }: Receipt, all: readonly PaymentRow[]): Promise<PaymentRow> {
  const paymentMethod = kind === 'gateway' ? order.paymentMethod : METHODS[kind]
  return insertPayment(shop, { id: order.id, totalCents: order.totalCents, paymentMethod }, all)
}

async function keepWaiting(shop: Shop, order: OrderRow, payment: PaymentRow, receipt: Receipt): Promise<void> {
  const { amountCents, staffId = null } = receipt
  await addPaymentEvent(
    shop,
    order.id,
    { event: 'received_in_part', amountCents, reference: payment.reference },
    { staffId },
  )
  // Of a payment that has ended, somebody must decide.
  if (payment.state !== 'expired' && payment.state !== 'due_on_delivery') return
  await changePayment(shop, payment.id, { state: 'review', reviewReason: 'transfer_short' })
  await setOrderPayment(shop, order.id, { paymentStatus: 'review', heldUntil: null })
}

/** The buyer did not accept cash on delivery: the parcel comes back, and nothing is taken. */
export async function markRefused(shop: Shop, orderId: string): Promise<void> {
  const order = await lockOrder(shop.db, orderId)
  const refused = await shop.db
    .update(payments)
    .set({ state: 'refused', updatedAt: shop.clock() })
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, ['due_on_delivery'])))
    .returning({ reference: payments.reference })
  const [payment] = refused
  if (payment === undefined) return
  await setOrderPayment(shop, order.id, { paymentStatus: 'unpaid', heldUntil: null })
  await addPaymentEvent(shop, orderId, { event: 'refused', reference: payment.reference })
}
