import { eq } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import type { OrderForBuyer } from '../../contract/orders.ts'
import { cancelFitting } from '../appointments/fittings.ts'
import { transaction } from '../db/connect.ts'
import { orders } from '../db/schema.ts'
import type { Shop } from '../shop.ts'
import { releaseOrder } from '../stock/order-stock.ts'
import { lockOrder } from './change-order.ts'
import { enqueueOrderEmail } from './enqueue-order-email.ts'
import { addOrderEvent } from './order-events.ts'
import type { OrderPayments } from './order-payments.ts'
import { listItems, type OrderRow, toOrderForBuyer } from './orders.ts'

/**
 * Cancels an order for its buyer, as long as nobody packs it, and gives back what was paid. The same again changes
 * nothing. Does not check access: the caller must.
 * @throws ShopError `not_found`, `order_not_cancellable`
 */
export function cancelOwnOrder(shop: Shop, orderId: string, payments: OrderPayments): Promise<OrderForBuyer> {
  return transaction(shop, async (shop) => {
    const order = await lockOrder(shop.db, orderId)
    const items = await listItems(shop, orderId)
    const before = await toOrderForBuyer(shop, order, items)
    if (order.status === 'cancelled') return before
    if (!before.mayCancel) throw new ShopError('order_not_cancellable')
    await payments.giveBack(shop, order)
    await payments.close(shop, order)
    await setCancelled(shop, order)
    await releaseOrder(shop, orderId)
    await cancelFitting(shop, orderId)
    await enqueueOrderEmail(shop, order, 'order_cancelled')
    return toOrderForBuyer(shop, await lockOrder(shop.db, orderId), items)
  })
}

async function setCancelled(shop: Shop, { id, status }: OrderRow): Promise<void> {
  const at = shop.clock()
  await shop.db.update(orders).set({ status: 'cancelled', updatedAt: at }).where(eq(orders.id, id))
  const details = { from: status, to: 'cancelled' as const, reason: 'by_buyer' as const }
  await addOrderEvent(shop.db, { orderId: id, kind: 'status_changed', details, staffId: null, at })
}
