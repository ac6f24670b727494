import type { ReviewDecision } from '../../contract/admin/order-money.ts'
import type { OrderMoney } from '../../contract/admin/payment-fields.ts'
import { ShopError } from '../../contract/errors.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { changeOrder } from '../orders/change-order.ts'
import type { Shop } from '../shop.ts'
import { getOrderMoney } from './order-money.ts'
import { findPayment, lockPayments } from './payments.ts'
import { requestRefund } from './request-refund.ts'
import { completePayment } from './take-money.ts'

/**
 * Staff accept a payment whose amount differs, so that its order is paid by it, or give back all of it.
 * @throws ShopError `not_found`, `changed_meanwhile`, `payment_not_in_review`
 */
export async function decideReview(
  shop: Shop,
  staff: SignedInStaff,
  paymentId: number,
  { version, requestKey, decision }: ReviewDecision,
): Promise<OrderMoney> {
  const found = await findPayment(shop.db, paymentId)
  if (found === null) throw new ShopError('not_found')
  const { orderId } = found
  await changeOrder(shop, staff, { orderId, version, requestKey }, async (shop, order) => {
    const payment = (await lockPayments(shop.db, orderId)).find(({ id }) => id === paymentId)
    if (payment?.state !== 'review' || payment.capturedCents === 0) throw new ShopError('payment_not_in_review')
    const amountCents = payment.capturedCents - payment.refundedCents
    if (decision === 'refund') {
      await requestRefund(shop, { orderId, paymentId, amountCents, reason: 'review', requestKey, staffId: staff.id })
      return null
    }
    // What was taken is what was agreed to: nothing is surplus.
    const agreed = { ...payment, amountCents: payment.capturedCents }
    await completePayment(shop, { order, payment: agreed, reopens: false, staffId: staff.id })
    return { set: {}, event: { kind: 'payment_changed', details: { event: 'accepted', amountCents } } }
  })
  return getOrderMoney(shop, orderId)
}
