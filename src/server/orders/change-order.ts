import { eq } from 'drizzle-orm'
import type { AdminOrder } from '../../contract/admin/order-page.ts'
import { ShopError } from '../../contract/errors.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import type { Db } from '../db/connect.ts'
import { type orderEvents, orders } from '../db/schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'
import { getAdminOrder } from './admin-order.ts'
import { addOrderEvent, isRequestDone, listOrderEvents } from './order-events.ts'
import { ORDER_COLUMNS, type OrderRow } from './orders.ts'

interface OrderChange {
  set: Partial<typeof orders.$inferInsert>
  event: Pick<typeof orderEvents.$inferInsert, 'kind' | 'details'>
}

/**
 * Changes an order as it was seen, and adds the event of the change, in one transaction that locks the order first.
 *
 * The same `requestKey` again changes nothing and answers the order.
 *
 * @param decide what changes, `null` for nothing; what it does itself belongs to the transaction
 * @throws ShopError `not_found`; `changed_meanwhile` with the order as it is now; what `decide` throws
 */
export function changeOrder(
  shop: Shop,
  staff: SignedInStaff,
  { orderId, version, requestKey }: { orderId: string; version: number; requestKey?: string | undefined },
  decide: (shop: Shop, order: OrderRow) => Promise<OrderChange | null>,
): Promise<AdminOrder> {
  return staffTransaction(shop, staff, async (shop) => {
    const order = await lockOrder(shop.db, orderId)
    if (requestKey !== undefined && (await isRequestDone(shop.db, orderId, requestKey))) {
      return getAdminOrder(shop, staff, orderId)
    }
    if (order.version !== version) throw await changedMeanwhile(shop, staff, order)
    const change = await decide(shop, order)
    if (change !== null) {
      const at = shop.clock()
      await shop.db
        .update(orders)
        .set({ ...change.set, updatedAt: at })
        .where(eq(orders.id, orderId))
      await addOrderEvent(shop.db, { ...change.event, orderId, staffId: staff.id, requestKey, at })
    }
    return getAdminOrder(shop, staff, orderId)
  })
}

/** @throws ShopError `not_found` */
export async function lockOrder(tx: Db, orderId: string): Promise<OrderRow> {
  const [order] = await tx.select(ORDER_COLUMNS).from(orders).where(eq(orders.id, orderId)).for('update')
  if (order === undefined) throw new ShopError('not_found')
  return order
}

async function changedMeanwhile(shop: Shop, staff: SignedInStaff, order: OrderRow): Promise<ShopError> {
  const events = await listOrderEvents(shop.db, order.id)
  const last = events.find(({ event }) => event.kind !== 'note_added' && event.kind !== 'confirmation_resent')
  return new ShopError('changed_meanwhile', {
    conflict: {
      current: await getAdminOrder(shop, staff, order.id),
      changedBy: last?.staffName ?? null,
      changedAt: (last?.event.at ?? order.updatedAt).toISOString(),
    },
  })
}
