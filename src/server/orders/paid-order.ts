import { and, desc, eq } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import type { OrderStatus } from '../../domain/order-status.ts'
import { cancelFitting } from '../appointments/fittings.ts'
import { type EventDetails, orderEvents, orders, type StatusChange } from '../db/schema.ts'
import type { Shop } from '../shop.ts'
import { releaseOrder, reserveForOrder } from '../stock/order-stock.ts'
import { addOrderEvent } from './order-events.ts'
import { listItems, type OrderRow } from './orders.ts'
import { piecesByProduct } from './sold-lines.ts'

/** What payments change of an order. The order's row must be locked. */

type PaymentColumns = Pick<OrderRow, 'paymentStatus' | 'heldUntil' | 'paymentMethod'>

export async function setOrderPayment(shop: Shop, orderId: string, set: Partial<PaymentColumns>): Promise<void> {
  await shop.db
    .update(orders)
    .set({ ...set, updatedAt: shop.clock() })
    .where(eq(orders.id, orderId))
}

export async function addPaymentEvent(
  shop: Shop,
  orderId: string,
  details: EventDetails,
  {
    kind = 'payment_changed',
    staffId = null,
  }: { kind?: 'payment_changed' | 'refund_changed'; staffId?: number | null } = {},
): Promise<void> {
  await addOrderEvent(shop.db, { orderId, kind, details, staffId, at: shop.clock() })
}

/** Confirms a pending order, since its money is there. Any other order stays as it is. */
export async function confirmPaidOrder(shop: Shop, order: Pick<OrderRow, 'id' | 'status'>): Promise<void> {
  if (order.status === 'pending') await changeStatus(shop, order.id, { from: 'pending', to: 'confirmed' })
}

/** Cancels a pending order that was not paid in time, and frees its pieces and its fitting. */
export async function cancelUnpaidOrder(shop: Shop, order: OrderRow): Promise<void> {
  await changeStatus(shop, order.id, { from: order.status, to: 'cancelled', reason: 'unpaid' })
  await releaseOrder(shop, order.id)
  await cancelFitting(shop, order.id)
}

/** Who has cancelled an order: the shop, since it was not paid in time, or a person. */
export async function findCancellation(shop: Shop, order: OrderRow): Promise<'unpaid' | 'by_person' | null> {
  if (order.status !== 'cancelled') return null
  const [last] = await shop.db
    .select({ details: orderEvents.details })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), eq(orderEvents.kind, 'status_changed')))
    .orderBy(desc(orderEvents.id))
    .limit(1)
  return (last?.details as StatusChange | undefined)?.reason === 'unpaid' ? 'unpaid' : 'by_person'
}

/**
 * Takes the pieces of an order that was cancelled as unpaid once more, and opens it again.
 * @returns false where they are gone
 */
export async function reopenOrder(shop: Shop, order: OrderRow): Promise<boolean> {
  const items = await listItems(shop, order.id)
  const lines = piecesByProduct(items)
  try {
    await reserveForOrder(shop, { orderId: order.id, lines })
  } catch (error) {
    if (error instanceof ShopError) return false
    throw error
  }
  await changeStatus(shop, order.id, { from: 'cancelled', to: 'pending' })
  return true
}

async function changeStatus(shop: Shop, orderId: string, details: StatusChange & { to: OrderStatus }): Promise<void> {
  const at = shop.clock()
  await shop.db.update(orders).set({ status: details.to, updatedAt: at }).where(eq(orders.id, orderId))
  await addOrderEvent(shop.db, { orderId, kind: 'status_changed', details, staffId: null, at })
}
