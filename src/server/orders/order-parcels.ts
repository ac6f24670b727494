import { and, asc, eq, inArray, isNotNull, notInArray } from 'drizzle-orm'
import type { OrderParcel } from '../../contract/parcels.ts'
import { type CarrierChoice, trackingUrl } from '../../domain/carriers.ts'
import type { OrderStatus } from '../../domain/order-status.ts'
import { shipmentEvents, shipments } from '../db/shipping-schema.ts'
import type { Shop } from '../shop.ts'

interface Joined {
  parcel: typeof shipments.$inferSelect
  event: typeof shipmentEvents.$inferSelect | null
}

/** The parcels that are on their way to buyers, or were, by the number of their order. One statement. */
export async function listOrderParcels(
  { db, settings }: Pick<Shop, 'db' | 'settings'>,
  orderIds: readonly string[],
): Promise<Map<string, OrderParcel[]>> {
  if (orderIds.length === 0) return new Map()
  const isShown = and(
    inArray(shipments.orderId, [...orderIds]),
    eq(shipments.isReturn, false),
    notInArray(shipments.state, ['draft', 'cancelled']),
  )
  const rows: Joined[] = await db
    .select({ parcel: shipments, event: shipmentEvents })
    .from(shipments)
    .leftJoin(shipmentEvents, and(eq(shipmentEvents.shipmentId, shipments.id), isNotNull(shipmentEvents.state)))
    .where(isShown)
    .orderBy(asc(shipments.orderId), asc(shipments.number), asc(shipmentEvents.at), asc(shipmentEvents.id))
  const { delivery } = settings.current()
  const byOrder = new Map<string, OrderParcel[]>()
  for (const joined of Map.groupBy(rows, ({ parcel }) => parcel.id).values()) {
    const [first] = joined
    if (first === undefined) continue
    const { orderId } = first.parcel
    byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), toParcel(first.parcel, joined, delivery)])
  }
  return byOrder
}

const toParcel = (row: Joined['parcel'], joined: readonly Joined[], links: CarrierChoice): OrderParcel => ({
  carrier: row.carrier,
  trackingNumber: row.trackingNumber,
  trackingUrl: trackingUrl(row.carrier, row.trackingNumber, links),
  state: row.stuckAt === null ? row.state : 'stuck',
  events: eventsOf(joined),
})

/** Each state once, when it was first. */
function eventsOf(joined: readonly Joined[]): OrderParcel['events'] {
  const states = new Map<OrderParcel['events'][number]['state'], string>()
  for (const { event } of joined) {
    if (event !== null && event.state !== null && !states.has(event.state))
      states.set(event.state, event.at.toISOString())
  }
  return [...states].map(([state, at]) => ({ state, at }))
}

const SENT: readonly OrderStatus[] = ['shipped', 'delivered', 'returned']

/** The parcel of an order that was sent with a number alone. */
export function typedParcels(order: { trackingNumber: string | null; status: OrderStatus }): OrderParcel[] {
  const { trackingNumber, status } = order
  if (trackingNumber === null || !SENT.includes(status)) return []
  const state = status === 'shipped' ? 'handed_over' : 'delivered'
  return [{ carrier: 'other', trackingNumber, trackingUrl: null, state, events: [] }]
}
