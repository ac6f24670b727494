import type { AdminOrder, TimelineEntry } from '../../contract/admin/order-page.ts'
import { ShopError } from '../../contract/errors.ts'
import { mayBecome } from '../../domain/order-status.ts'
import type { StatusChange } from '../db/schema.ts'
import { listOrderEmails } from '../email/sent-emails.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'
import { listOrderEvents } from './order-events.ts'
import { findOrder, type ItemRow, type OrderRow, toWireOrder } from './orders.ts'

type OrderEvent = Awaited<ReturnType<typeof listOrderEvents>>[number]

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
  return {
    ...toWireOrder(order, items),
    version: order.version,
    language: order.language,
    isErased: isErased(order),
    trackingNumber: order.trackingNumber,
    collectionStore: order.collectionStore,
    mayBecome: mayBecome(order.status, permissions),
    timeline: await listTimeline(shop, order),
  }
}

export const isErased = (order: OrderRow): boolean => order.shippingAddress.email === ''

async function listTimeline(shop: Shop, order: OrderRow): Promise<TimelineEntry[]> {
  const events = await listOrderEvents(shop.db, order.id)
  const emails = await listOrderEmails(shop, order.id)
  const entries: TimelineEntry[] = [
    ...events.map(toEntry),
    ...emails.map((email) => ({ is: 'email' as const, ...email })),
    { is: 'placed', at: order.createdAt.toISOString() },
  ]
  // Stable: of one moment, an event is before the e-mail that it made.
  return entries.sort((one, other) => other.at.localeCompare(one.at))
}

function toEntry({ event, note, staffName }: OrderEvent): TimelineEntry {
  const { kind, details } = event
  const at = event.at.toISOString()
  if (kind === 'note_added') return { is: kind, at, staffName, text: note }
  if (kind === 'status_changed') return { is: kind, at, staffName, ...(details as StatusChange) }
  return { is: kind, at, staffName }
}
