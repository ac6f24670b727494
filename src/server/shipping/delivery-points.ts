import { and, asc, eq } from 'drizzle-orm'
import { type DeliveryPointsQuery, MOST_DELIVERY_POINTS, type OfferedPoint } from '../../contract/delivery-points.ts'
import type { DeliveryPoint } from '../../domain/delivery-point.ts'
import { distanceMetres, isFoundBy, widened } from '../../domain/point-search.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { localized } from '../../i18n/languages.ts'
import type { Db } from '../db/connect.ts'
import { deliveryPoints } from '../db/delivery-points-schema.ts'

type PointRow = typeof deliveryPoints.$inferSelect

/** The lockers that a query finds among those that are offered; the nearest first, else by postal code. */
export async function listDeliveryPoints(
  db: Db,
  { q, near }: DeliveryPointsQuery,
  language: Language,
): Promise<OfferedPoint[]> {
  const rows = await db
    .select()
    .from(deliveryPoints)
    .where(eq(deliveryPoints.isActive, true))
    .orderBy(asc(deliveryPoints.postalCode), asc(deliveryPoints.carrier), asc(deliveryPoints.pointId))
  const searched = (query: string) =>
    rows.filter((row) => isFoundBy(query, { ...row, texts: [row.name, row.nameEl, row.address, row.addressEl] }))
  const found = (
    widened(q)
      .map(searched)
      .find((list) => list.length > 0) ?? []
  ).map((row) => ({
    ...toDeliveryPoint(row, language),
    latitude: row.latitude,
    longitude: row.longitude,
    distanceMetres: near === undefined ? null : distanceMetres(near, row),
    isDemo: row.isDemo,
  }))
  if (near !== undefined) found.sort((one, other) => (one.distanceMetres ?? 0) - (other.distanceMetres ?? 0))
  return found.slice(0, MOST_DELIVERY_POINTS)
}

/** A locker that parcels may be sent to now; null where the carrier no longer has it. */
export async function findDeliveryPoint(
  { db }: { db: Db },
  { carrier, id }: { carrier: string; id: string },
  language: Language,
): Promise<DeliveryPoint | null> {
  const isIt = and(eq(deliveryPoints.carrier, carrier), eq(deliveryPoints.pointId, id))
  const [row] = await db
    .select()
    .from(deliveryPoints)
    .where(and(isIt, eq(deliveryPoints.isActive, true)))
  return row === undefined ? null : toDeliveryPoint(row, language)
}

/** Of the one carrier that has lockers. */
export const findLocker = (shop: { db: Db }, id: string, language: Language): Promise<DeliveryPoint | null> =>
  findDeliveryPoint(shop, { carrier: 'boxnow', id }, language)

const toDeliveryPoint = (row: PointRow, language: Language): DeliveryPoint => ({
  carrier: row.carrier,
  id: row.pointId,
  name: localized(row, 'name', language) || row.name,
  address: localized(row, 'address', language) || row.address,
  postalCode: row.postalCode,
})
