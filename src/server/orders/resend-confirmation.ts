import type { AdminOrder } from '../../contract/admin/order-page.ts'
import { ShopError } from '../../contract/errors.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'
import { getAdminOrder, isErased } from './admin-order.ts'
import { lockOrder } from './change-order.ts'
import { enqueueOrderEmail } from './enqueue-order-email.ts'
import { addOrderEvent } from './order-events.ts'

/**
 * Sends the confirmation of an order once more; the same request again sends nothing.
 * @throws ShopError `not_found`, `order_erased`
 */
export function resendConfirmation(
  shop: Shop,
  staff: SignedInStaff,
  orderId: string,
  requestKey: string,
): Promise<AdminOrder> {
  return staffTransaction(shop, staff, async (shop) => {
    const order = await lockOrder(shop.db, orderId)
    if (isErased(order)) throw new ShopError('order_erased')
    const kind = 'confirmation_resent' as const
    const event = { orderId, kind, details: {}, staffId: staff.id, requestKey, at: shop.clock() }
    const isNew = (await addOrderEvent(shop.db, event)) !== null
    if (isNew) await enqueueOrderEmail(shop, order, 'order_confirmation', requestKey)
    return getAdminOrder(shop, staff, orderId)
  })
}
