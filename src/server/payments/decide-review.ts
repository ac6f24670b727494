import type { ReviewDecision } from '../../contract/admin/order-money.ts'
import type { OrderMoney } from '../../contract/admin/payment-fields.ts'
import { ShopError } from '../../contract/errors.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { changeOrder } from '../orders/change-order.ts'
import { assertOpenStore } from '../settings/assert-open-store.ts'
import type { Shop } from '../shop.ts'
import { getOrderMoney } from './order-money.ts'
import { findPayment, lockPayments, type PaymentRow } from './payments.ts'
import { requestRefund } from './request-refund.ts'
import { completePayment } from './take-money.ts'

/**
 * Staff accept a payment whose amount differs, so that its order is paid by it, or give back all of it.
 * @throws ShopError `not_found`, `changed_meanwhile`, `payment_not_in_review`, `nothing_due` to accept one beside the
 * payment that the order is paid by, `invalid_input` as `requestRefund`
 */
export async function decideReview(
  shop: Shop,
  staff: SignedInStaff,
  paymentId: number,
  { version, requestKey, decision, kind, store }: ReviewDecision,
): Promise<OrderMoney> {
  assertOpenStore(shop, store)
  const found = await findPayment(shop.db, paymentId)
  if (found === null) throw new ShopError('not_found')
  const { orderId } = found
  await changeOrder(shop, staff, { orderId, version, requestKey }, async (shop, order) => {
    const all = await lockPayments(shop.db, orderId)
    const payment = all.find(({ id }) => id === paymentId)
    if (payment?.state !== 'review' || payment.capturedCents === 0) throw new ShopError('payment_not_in_review')
    const amountCents = payment.capturedCents - payment.refundedCents
    if (decision === 'refund') {
      const wish = { orderId, paymentId, amountCents, reason: 'review', kind, store: store ?? null, requestKey }
      await requestRefund(shop, { ...wish, staffId: staff.id })
      return null
    }
    if (all.some(isOrderPaid)) throw new ShopError('nothing_due')
    // What was taken is what was agreed to: nothing is surplus.
    const agreed = { ...payment, amountCents: payment.capturedCents }
    await completePayment(shop, { order, payment: agreed, reopens: false, staffId: staff.id })
    return { set: {}, event: { kind: 'payment_changed', details: { event: 'accepted', amountCents } } }
  })
  return getOrderMoney(shop, orderId)
}

/** Money of another payment is kept for the order. */
const isOrderPaid = ({ state }: PaymentRow): boolean => state === 'captured' || state === 'part_refunded'
