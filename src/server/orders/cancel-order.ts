import type { AdminOrder } from '../../contract/admin/order-page.ts'
import { ShopError } from '../../contract/errors.ts'
import { hasLeftShop, isAllowedStep } from '../../domain/order-status.ts'
import { cancelFitting } from '../appointments/fittings.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'
import { releaseOrder } from '../stock/order-stock.ts'
import { changeOrder } from './change-order.ts'
import { enqueueOrderEmail } from './enqueue-order-email.ts'
import type { OrderPayments } from './order-payments.ts'

/**
 * Cancels an order that has not left the shop and frees its pieces and its fitting. Locks the order, its payments, then the products in id
 * order, as placing an order does.
 * @throws ShopError `not_found`, `changed_meanwhile`, `order_already_cancelled`, `order_already_sent`
 */
export function cancelOrder(
  shop: Shop,
  staff: SignedInStaff,
  { orderId, version }: { orderId: string; version: number },
  payments: OrderPayments,
): Promise<AdminOrder> {
  return changeOrder(shop, staff, { orderId, version }, async (shop, order) => {
    if (order.status === 'cancelled') throw new ShopError('order_already_cancelled')
    if (hasLeftShop(order.status)) throw new ShopError('order_already_sent')
    if (!isAllowedStep(order.status, 'cancelled')) throw new ShopError('order_step_not_allowed')
    await payments.close(shop, order)
    await releaseOrder(shop, orderId)
    await cancelFitting(shop, orderId)
    await enqueueOrderEmail(shop, order, 'order_cancelled')
    return {
      set: { status: 'cancelled' },
      event: { kind: 'status_changed', details: { from: order.status, to: 'cancelled' } },
    }
  })
}
