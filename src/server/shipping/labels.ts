import { inArray } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import type { CarrierId } from '../../domain/carriers.ts'
import { formatMoney } from '../../domain/money.ts'
import { noteDown, noteExport } from '../audit/staff-transaction.ts'
import { guarded } from '../catalog/csv-file.ts'
import { orders } from '../db/schema.ts'
import { shipmentLabels, shipments } from '../db/shipping-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { ORDER_COLUMNS, type OrderRow } from '../orders/orders.ts'
import type { Shop } from '../shop.ts'
import { findCarrier } from './carriers/open-carriers.ts'
import { askCarrier } from './change-parcel.ts'
import { renderLabels } from './own-label.ts'
import { type ParcelRow, parcelKey } from './parcel-rows.ts'
import { pickupDay, senderOf } from './register-parcel.ts'

/**
 * The labels of parcels as one PDF: the carrier's own or, where it has no connection, ours.
 * @throws ShopError `not_found`, `label_missing`, `carrier_not_possible` for several carriers at once,
 * `carrier_refused`, `carrier_unavailable`
 */
export async function printLabels(shop: Shop, staff: SignedInStaff, ids: readonly number[]): Promise<Uint8Array> {
  const found = await shop.db
    .select()
    .from(shipments)
    .where(inArray(shipments.id, [...ids]))
  const parcels = ids.flatMap((id) => found.find((parcel) => parcel.id === id) ?? [])
  const [first] = parcels
  if (first === undefined || parcels.length < ids.length) throw new ShopError('not_found')
  if (parcels.some(({ state }) => state === 'draft' || state === 'cancelled')) throw new ShopError('label_missing')
  if (parcels.some(({ carrier }) => carrier !== first.carrier)) throw new ShopError('carrier_not_possible')
  for (const { orderId } of parcels)
    await noteDown(shop.db, staff, { note: 'printed', subject: 'orders', subjectId: orderId })
  const carrier = findCarrier(shop, first.carrier)
  const refs = parcels.flatMap(({ carrierRef }) => carrierRef ?? [])
  if (carrier === null || refs.length < parcels.length) return printOwn(shop, parcels)
  const [only] = parcels
  const kept = parcels.length === 1 && only !== undefined ? await findKept(shop, only.id) : null
  if (kept !== null) return kept
  const body = await askCarrier(() => carrier.labels(refs))
  if (parcels.length === 1 && only !== undefined)
    await shop.db.insert(shipmentLabels).values({ shipmentId: only.id, body }).onConflictDoNothing()
  return body
}

async function findKept({ db }: Shop, id: number): Promise<Uint8Array | null> {
  const [label] = await db
    .select()
    .from(shipmentLabels)
    .where(inArray(shipmentLabels.shipmentId, [id]))
  return label?.body ?? null
}

async function printOwn(shop: Shop, parcels: readonly ParcelRow[]): Promise<Uint8Array> {
  const byId = await readOrders(shop, parcels)
  return renderLabels(
    parcels.flatMap((parcel) => {
      const order = byId.get(parcel.orderId)
      return order === undefined ? [] : toLabel(shop, parcel, order)
    }),
    shop.clock(),
  )
}

function toLabel(shop: Shop, parcel: ParcelRow, order: OrderRow) {
  const { shippingAddress: to } = order
  const from = senderOf(shop, parcel.store)
  return {
    key: parcelKey(parcel),
    carrier: parcel.carrier,
    trackingNumber: parcel.trackingNumber,
    language: order.language,
    from: [from.name, from.address, from.phone].filter((text) => text !== ''),
    to: [
      `${to.firstName} ${to.lastName}`.trim(),
      ...(parcel.point === null
        ? [to.address, `${to.postalCode} ${to.city}`, to.country]
        : [parcel.point.name, parcel.point.address]),
      to.phoneNumber,
    ].filter((text) => text.trim() !== ''),
    cash: parcel.cashCents === 0 ? null : formatMoney(parcel.cashCents),
  }
}

async function readOrders({ db }: Shop, parcels: readonly ParcelRow[]): Promise<Map<string, OrderRow>> {
  const ids = [...new Set(parcels.map(({ orderId }) => orderId))]
  const rows = await db.select(ORDER_COLUMNS).from(orders).where(inArray(orders.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

const COUNTER_COLUMNS = [
  'parcel',
  'tracking_number',
  'name',
  'address',
  'postal_code',
  'city',
  'phone',
  'weight_kg',
  'cash',
]

/** The parcels that wait for a carrier's counter, for its own upload form. With a BOM, for spreadsheets. */
export async function counterList(shop: Shop, staff: SignedInStaff, carrier: CarrierId): Promise<string> {
  const created = await shop.db
    .select()
    .from(shipments)
    .where(inArray(shipments.state, ['created']))
  const parcels = created.filter((parcel) => parcel.carrier === carrier)
  const byId = parcels.length === 0 ? new Map<string, OrderRow>() : await readOrders(shop, parcels)
  await noteExport(shop, staff, { subject: 'shipments', subjectId: null })
  const rows = parcels.flatMap((parcel) => {
    const to = byId.get(parcel.orderId)?.shippingAddress
    if (to === undefined) return []
    const { trackingNumber, weightGrams, cashCents } = parcel
    const name = `${to.firstName} ${to.lastName}`.trim()
    const place = [to.address, to.postalCode, to.city, to.phoneNumber]
    const figures = [(weightGrams / 1000).toFixed(2), (cashCents / 100).toFixed(2)]
    return [[parcelKey(parcel), trackingNumber ?? '', name, ...place, ...figures]]
  })
  return `\ufeff${[COUNTER_COLUMNS, ...rows].map(toLine).join('')}`
}

const toLine = (cells: readonly string[]) =>
  `${cells.map((cell) => `"${guarded(cell).replaceAll('"', '""')}"`).join(',')}\r\n`

/** @throws ShopError `carrier_not_connected`, `carrier_refused`, `carrier_unavailable` */
export async function closeDay(shop: Shop, staff: SignedInStaff, id: CarrierId) {
  const carrier = findCarrier(shop, id)
  const list = carrier === null ? null : await askCarrier(() => carrier.closeDay(pickupDay(shop.clock())))
  if (list === null) throw new ShopError('carrier_not_connected')
  await noteDown(shop.db, staff, { note: 'printed', subject: 'shipments', subjectId: null })
  return { number: list.number, document: Buffer.from(list.body).toString('base64') }
}
