import { eq } from 'drizzle-orm'
import type { RefundRetry } from '../../contract/admin/order-money.ts'
import type { OrderMoney } from '../../contract/admin/payment-fields.ts'
import { ShopError } from '../../contract/errors.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import { refunds } from '../db/payments-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { lockOrder } from '../orders/change-order.ts'
import { assertOpenStore } from '../settings/assert-open-store.ts'
import type { Shop } from '../shop.ts'
import { applyRefundAnswer } from './apply-refund-answer.ts'
import { getOrderMoney } from './order-money.ts'
import type { RefundRow } from './payments.ts'
import { requestRefund } from './request-refund.ts'

/** Says that staff have paid out a refund. @throws ShopError `not_found`, `refund_settled` */
export async function markRefundPaid(
  shop: Shop,
  staff: SignedInStaff,
  refundId: number,
  reference: string,
): Promise<OrderMoney> {
  const { orderId } = await getRefund(shop, refundId)
  await staffTransaction(shop, staff, async (shop) => {
    await lockOrder(shop.db, orderId)
    const refund = await getRefund(shop, refundId)
    if (refund.state === 'done' && refund.gatewayRef === reference) return
    if (refund.state !== 'pending' || refund.kind === 'gateway') throw new ShopError('refund_settled')
    const answer = { state: 'done' as const, gatewayRef: reference }
    await applyRefundAnswer(shop, refund, answer, { nextCheckAt: null, staffId: staff.id })
  })
  return getOrderMoney(shop, orderId)
}

/**
 * Another refund in the place of one that failed, the same way or by hand. The same request again makes no third one.
 * @throws ShopError `not_found`, `refund_settled` where it did not fail, or another one took its place
 */
export async function retryRefund(
  shop: Shop,
  staff: SignedInStaff,
  refundId: number,
  { requestKey, kind, store }: RefundRetry,
): Promise<OrderMoney> {
  assertOpenStore(shop, store)
  const { orderId } = await getRefund(shop, refundId)
  await staffTransaction(shop, staff, async (shop) => {
    await lockOrder(shop.db, orderId)
    const failed = await getRefund(shop, refundId)
    const [later] = await shop.db.select().from(refunds).where(eq(refunds.retryOf, refundId))
    if (later !== undefined && later.requestKey === requestKey) return
    if (failed.state !== 'failed' || later !== undefined) throw new ShopError('refund_settled')
    const { amountCents, reason, lines, paymentId } = failed
    const wish = { orderId, amountCents, reason, lines, paymentId, requestKey, retryOf: refundId }
    await requestRefund(shop, { ...wish, kind, staffId: staff.id, store: store ?? null })
  })
  return getOrderMoney(shop, orderId)
}

async function getRefund(shop: Shop, refundId: number): Promise<RefundRow> {
  const [refund] = await shop.db.select().from(refunds).where(eq(refunds.id, refundId))
  if (refund === undefined) throw new ShopError('not_found')
  return refund
}
