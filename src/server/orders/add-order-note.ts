import type { NewNote } from '../../contract/admin/note-form.ts'
import type { AdminOrder } from '../../contract/admin/order-page.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import { orderNotes } from '../db/schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'
import { getAdminOrder } from './admin-order.ts'
import { lockOrder } from './change-order.ts'
import { addOrderEvent } from './order-events.ts'

/** A note does not count as a change of the order. @throws ShopError `not_found` */
export function addOrderNote(
  shop: Shop,
  staff: SignedInStaff,
  orderId: string,
  { text, requestKey }: NewNote,
): Promise<AdminOrder> {
  return staffTransaction(shop, staff, async (shop) => {
    await lockOrder(shop.db, orderId)
    const event = { orderId, kind: 'note_added', details: {}, staffId: staff.id, requestKey, at: shop.clock() } as const
    const eventId = await addOrderEvent(shop.db, event)
    if (eventId !== null) await shop.db.insert(orderNotes).values({ eventId, orderId, body: text })
    return getAdminOrder(shop, staff, orderId)
  })
}
