import type { OrderReturnForm } from '../../contract/admin/edit-orders.ts'
import type { AdminOrder } from '../../contract/admin/order-page.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { assertOpenStore } from '../settings/assert-open-store.ts'
import type { Shop } from '../shop.ts'
import { bookReturn } from './book-return.ts'
import { changeOrder } from './change-order.ts'

/**
 * Takes pieces of an order back into a store. With the last of them the order is returned. The same request again
 * takes nothing back.
 * @throws ShopError `not_found`, `changed_meanwhile`, `order_not_returnable`, `more_than_sold`
 */
export function returnOrder(
  shop: Shop,
  staff: SignedInStaff,
  orderId: string,
  { version, requestKey, store, lines: typed }: OrderReturnForm,
): Promise<AdminOrder> {
  assertOpenStore(shop, store)
  const lines = typed.map(({ productId, quantity, isDamaged }) => ({
    productId,
    quantity,
    outcome: isDamaged ? ('write_off' as const) : ('restock' as const),
  }))
  return changeOrder(shop, staff, { orderId, version, requestKey }, async (shop, order) => {
    const { set, details } = await bookReturn(shop, order, { store, requestKey, staffId: staff.id, lines })
    return { set, event: { kind: 'items_returned', details } }
  })
}
