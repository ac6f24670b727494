import { and, asc, inArray } from 'drizzle-orm'
import type { Parcel } from '../../contract/admin/shipping.ts'
import { toWire } from '../../contract/money.ts'
import { trackingUrl } from '../../domain/carriers.ts'
import { isCancellable, nextParcelState, type ParcelState, STAFF_REPORTS } from '../../domain/parcel.ts'
import { orders } from '../db/schema.ts'
import { remittances, shipmentEvents } from '../db/shipping-schema.ts'
import type { Shop } from '../shop.ts'
import { findCarrier } from './carriers/open-carriers.ts'
import { getParcel, listParcels, type ParcelRow } from './parcel-rows.ts'

export const STAFF_KEY = 'staff:'

/** What staff may report of carriers that report by themselves: only what those leave out. */
const REPORTS_BESIDE_CARRIER: readonly ParcelState[] = ['handed_over', 'lost', 'returned']

/** What staff may report next of a parcel. */
export function reportsOf(shop: Shop, { carrier, state, isReturn }: ParcelRow): Parcel['reports'] {
  if (state === 'draft' || state === 'cancelled') return []
  const isConnected = findCarrier(shop, carrier) !== null
  return STAFF_REPORTS.filter(
    (report) =>
      nextParcelState(state, report) !== state &&
      (!isConnected || REPORTS_BESIDE_CARRIER.includes(report)) &&
      !(state === 'delivered' && report === 'returned' && !isReturn),
  )
}

export async function viewParcels(shop: Shop, rows: readonly ParcelRow[]): Promise<Parcel[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const people = await listPeople(shop, rows)
  const events = await shop.db
    .select()
    .from(shipmentEvents)
    .where(inArray(shipmentEvents.shipmentId, ids))
    .orderBy(asc(shipmentEvents.at), asc(shipmentEvents.id))
  const eventsOf = Map.groupBy(events, ({ shipmentId }) => shipmentId)
  const paid = await shop.db
    .select({ id: remittances.shipmentId })
    .from(remittances)
    .where(and(inArray(remittances.shipmentId, ids), inArray(remittances.state, ['matched', 'settled'])))
  const paidOut = new Set(paid.map(({ id }) => id))
  return rows.map((row) => ({
    ...toParcel(shop, row),
    name: people.get(row.orderId)?.name ?? '',
    city: people.get(row.orderId)?.city ?? '',
    isCashPaidOut: paidOut.has(row.id),
    events: (eventsOf.get(row.id) ?? []).map(({ state, code, at, eventKey }) => ({
      state,
      code,
      at: at.toISOString(),
      isByStaff: eventKey.startsWith(STAFF_KEY),
    })),
  }))
}

export const listParcelsOfOrder = async (shop: Shop, orderId: string): Promise<Parcel[]> =>
  viewParcels(shop, await listParcels(shop.db, orderId))

/** @throws ShopError `not_found` */
export async function viewParcel(shop: Shop, id: number): Promise<Parcel> {
  const [parcel] = await viewParcels(shop, [await getParcel(shop.db, id)])
  if (parcel === undefined) throw new Error(`parcel ${id} has no view`)
  return parcel
}

function toParcel(shop: Shop, row: ParcelRow) {
  return {
    id: row.id,
    orderId: row.orderId,
    number: row.number,
    carrier: row.carrier,
    isConnected: findCarrier(shop, row.carrier) !== null,
    isReturn: row.isReturn,
    state: row.stuckAt === null ? row.state : ('stuck' as const),
    problem: row.problem,
    problemCode: row.problemCode,
    trackingNumber: row.trackingNumber,
    trackingUrl: trackingUrl(row.carrier, row.trackingNumber, shop.settings.current().delivery),
    cash: toWire(row.cashCents),
    createdAt: row.createdAt.toISOString(),
    heardAt: row.heardAt?.toISOString() ?? null,
    isCancellable: isCancellable(row.state),
    reports: reportsOf(shop, row),
  }
}

async function listPeople({ db }: Shop, rows: readonly ParcelRow[]) {
  const found = await db
    .select({ id: orders.id, address: orders.shippingAddress })
    .from(orders)
    .where(inArray(orders.id, [...new Set(rows.map(({ orderId }) => orderId))]))
  return new Map(
    found.map(({ id, address }) => [
      id,
      { name: `${address.firstName} ${address.lastName}`.trim(), city: address.city },
    ]),
  )
}
