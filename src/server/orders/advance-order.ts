import { eq } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import { hasLeftShop, isAllowedStep, type OrderStatus } from '../../domain/order-status.ts'
import { orders } from '../db/schema.ts'
import type { Shop } from '../shop.ts'
import { shipOrder } from '../stock/order-stock.ts'
import { enqueueOrderEmail, type OrderEmailKind } from './enqueue-order-email.ts'
import { addOrderEvent } from './order-events.ts'
import type { OrderRow } from './orders.ts'

interface Step {
  to: OrderStatus
  /** Null for the shop itself. */
  staffId: number | null
  set?: { trackingNumber?: string }
  email?: OrderEmailKind
}

/**
 * Takes an order a step further because its goods moved, not because somebody pressed a button. Call it in the
 * transaction that has locked the order's row.
 * @returns the order as it is now
 * @throws ShopError `order_step_not_allowed`
 */
export async function advanceOrder(shop: Shop, order: OrderRow, step: Step): Promise<OrderRow> {
  const { to, staffId, set, email } = step
  if (!isAllowedStep(order.status, to)) throw new ShopError('order_step_not_allowed')
  if (hasLeftShop(to) && !hasLeftShop(order.status)) await shipOrder(shop, order.id)
  const at = shop.clock()
  await shop.db
    .update(orders)
    .set({ ...set, status: to, updatedAt: at })
    .where(eq(orders.id, order.id))
  const details = { from: order.status, to }
  await addOrderEvent(shop.db, { orderId: order.id, kind: 'status_changed', details, staffId, at })
  if (email !== undefined) await enqueueOrderEmail(shop, order, email)
  return { ...order, ...set, status: to, version: order.version + 1 }
}
