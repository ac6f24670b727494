import { and, asc, eq, inArray, isNotNull, notInArray } from 'drizzle-orm'
import type { OrderParcel } from '../../contract/parcels.ts'
import { trackingUrl } from '../../domain/carriers.ts'
import type { OrderStatus } from '../../domain/order-status.ts'
import type { ParcelState } from '../../domain/parcel.ts'
import type { Db } from '../db/connect.ts'
import { shipmentEvents, shipments } from '../db/shipping-schema.ts'

type ParcelRow = typeof shipments.$inferSelect

/** The parcels that are on their way to buyers, or were, by the number of their order. */
export async function listOrderParcels(db: Db, orderIds: readonly string[]): Promise<Map<string, OrderParcel[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(shipments)
    .where(
      and(
        inArray(shipments.orderId, [...orderIds]),
        eq(shipments.isReturn, false),
        notInArray(shipments.state, ['draft', 'cancelled']),
      ),
    )
    .orderBy(asc(shipments.orderId), asc(shipments.number))
  const events = await listStates(db, rows)
  const parcels = rows.map((row) => ({ orderId: row.orderId, parcel: toParcel(row, events.get(row.id) ?? []) }))
  const byOrder = Map.groupBy(parcels, ({ orderId }) => orderId)
  return new Map([...byOrder].map(([orderId, list]) => [orderId, list.map(({ parcel }) => parcel)]))
}

async function listStates(db: Db, rows: readonly ParcelRow[]): Promise<Map<number, OrderParcel['events']>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ id }) => id)
  const events = await db
    .select({ id: shipmentEvents.shipmentId, state: shipmentEvents.state, at: shipmentEvents.at })
    .from(shipmentEvents)
    .where(and(inArray(shipmentEvents.shipmentId, ids), isNotNull(shipmentEvents.state)))
    .orderBy(asc(shipmentEvents.at), asc(shipmentEvents.id))
  const states = new Map<number, Map<ParcelState, string>>()
  for (const { id, state, at } of events) {
    const known = states.get(id) ?? new Map<ParcelState, string>()
    if (state !== null && !known.has(state)) known.set(state, at.toISOString())
    states.set(id, known)
  }
  return new Map([...states].map(([id, known]) => [id, [...known].map(([state, at]) => ({ state, at }))]))
}

const toParcel = (row: ParcelRow, events: OrderParcel['events']): OrderParcel => ({
  carrier: row.carrier,
  trackingNumber: row.trackingNumber,
  trackingUrl: trackingUrl(row.carrier, row.trackingNumber),
  state: row.stuckAt === null ? row.state : 'stuck',
  events,
})

const SENT: readonly OrderStatus[] = ['shipped', 'delivered', 'returned']

/** The parcel of an order that was sent with a number alone. */
export function typedParcels(order: { trackingNumber: string | null; status: OrderStatus }): OrderParcel[] {
  const { trackingNumber, status } = order
  if (trackingNumber === null || !SENT.includes(status)) return []
  const state = status === 'shipped' ? 'handed_over' : 'delivered'
  return [{ carrier: 'other', trackingNumber, trackingUrl: null, state, events: [] }]
}
