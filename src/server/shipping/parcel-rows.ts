import { and, asc, eq, sql } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import type { Db } from '../db/connect.ts'
import { shipments } from '../db/shipping-schema.ts'
import { lockOrder } from '../orders/change-order.ts'
import type { OrderRow } from '../orders/orders.ts'

export type ParcelRow = typeof shipments.$inferSelect

/** The parcels of an order, oldest first. */
export const listParcels = (db: Db, orderId: string): Promise<ParcelRow[]> =>
  db.select().from(shipments).where(eq(shipments.orderId, orderId)).orderBy(asc(shipments.number))

/** @throws ShopError `not_found` */
export async function getParcel(db: Db, id: number): Promise<ParcelRow> {
  const [parcel] = await db.select().from(shipments).where(eq(shipments.id, id))
  if (parcel === undefined) throw new ShopError('not_found')
  return parcel
}

/** Locks the order's row first, then the parcel's, as everything does. @throws ShopError `not_found` */
export async function lockParcel(tx: Db, id: number): Promise<{ order: OrderRow; parcel: ParcelRow }> {
  const { orderId } = await getParcel(tx, id)
  const order = await lockOrder(tx, orderId)
  const [parcel] = await tx.select().from(shipments).where(eq(shipments.id, id)).for('update')
  if (parcel === undefined) throw new ShopError('not_found')
  return { order, parcel }
}

export async function updateParcel(tx: Db, id: number, set: Partial<typeof shipments.$inferInsert>): Promise<void> {
  await tx.update(shipments).set(set).where(eq(shipments.id, id))
}

/** What names a parcel to its carrier. */
export const parcelKey = ({ orderId, number }: Pick<ParcelRow, 'orderId' | 'number'>) => `${orderId}-s${number}`

/** The parcel that a carrier names by its own id. */
export async function findByRef(db: Db, carrier: ParcelRow['carrier'], ref: string): Promise<ParcelRow | null> {
  const isIt = and(eq(shipments.carrier, carrier), eq(shipments.carrierRef, ref))
  const [parcel] = await db.select().from(shipments).where(isIt)
  return parcel ?? null
}

export async function nextNumber(tx: Db, orderId: string): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${shipments.number}), 0)::int` })
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
  return (row?.last ?? 0) + 1
}

/** The parcel that a request has made before. */
export async function findByRequest(tx: Db, requestKey: string): Promise<ParcelRow | null> {
  const [parcel] = await tx.select().from(shipments).where(eq(shipments.requestKey, requestKey))
  return parcel ?? null
}
