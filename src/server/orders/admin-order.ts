import type { AdminOrder } from '../../contract/admin/order-page.ts'
import { ShopError } from '../../contract/errors.ts'
import { isEditable } from '../../domain/order-edit.ts'
import { isReturnable } from '../../domain/order-return.ts'
import { hasLeftShop, mayBecome } from '../../domain/order-status.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'
import { listOrderParcels } from './order-parcels.ts'
import { listOrderReturns } from './order-returns.ts'
import { listTimeline } from './order-timeline.ts'
import { findOrder, type ItemRow, type OrderRow, toWireOrder } from './orders.ts'

/** @throws ShopError `not_found` */
export async function getAdminOrder(shop: Shop, staff: SignedInStaff, orderId: string): Promise<AdminOrder> {
  const found = await findOrder(shop, orderId)
  if (found === null) throw new ShopError('not_found')
  return toAdminOrder(shop, staff, found)
}

export async function toAdminOrder(
  shop: Shop,
  { permissions }: SignedInStaff,
  { order, items }: { order: OrderRow; items: readonly ItemRow[] },
): Promise<AdminOrder> {
  const parcels = await listOrderParcels(shop, [order.id])
  return {
    ...toWireOrder(order, items, parcels.get(order.id)),
    source: order.source,
    version: order.version,
    language: order.language,
    isErased: isErased(order),
    trackingNumber: order.trackingNumber,
    isEditable: isEditable(order.status) && permissions.includes('orders.edit'),
    isReturnable: isReturnable(order.status) && permissions.includes('orders.edit'),
    returns: hasLeftShop(order.status) ? await listOrderReturns(shop.db, order.id) : [],
    mayBecome: mayBecome(order, permissions),
    timeline: await listTimeline(shop, order),
  }
}

/** Who buys in the store, or orders by phone, may leave no e-mail address, or nothing at all. */
export function isErased({ shippingAddress, source }: OrderRow): boolean {
  const { email, lastName } = shippingAddress
  return email === '' && lastName === '' && source !== 'store'
}
