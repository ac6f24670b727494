import { and, desc, eq, getTableColumns, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import { toWire } from '../../contract/money.ts'
import type { OrdersQuery } from '../../contract/order-calls.ts'
import type { Order, OrderForBuyer } from '../../contract/orders.ts'
import type { OrderParcel } from '../../contract/parcels.ts'
import { mayBuyerCancel } from '../../domain/order-cancel.ts'
import { findFitting } from '../appointments/fittings.ts'
import { readLensChoices, toLensLine } from '../cart/lens-line.ts'
import type { Db } from '../db/connect.ts'
import type { LensChoiceRow } from '../db/lenses-schema.ts'
import { preparedQuery, type Slots } from '../db/prepared.ts'
import { orderItems, orders } from '../db/schema.ts'
import type { Visitor } from '../http/env.ts'
import type { Shop } from '../shop.ts'
import { listBuyerTimeline } from './buyer-timeline.ts'
import { listLensWork } from './lens-work.ts'
import { listOrderParcels, typedParcels } from './order-parcels.ts'

const { search: _, ...columns } = getTableColumns(orders)
/** All but the search keys, which only searches read. */
export const ORDER_COLUMNS = columns
export type OrderRow = Omit<typeof orders.$inferSelect, 'search'>
export type ItemRow = typeof orderItems.$inferSelect & { lenses: LensChoiceRow | null }

const NEWEST_FIRST = [desc(orders.createdAt), desc(orders.id)]
const BATCH_SIZE = 500

/** A page of the user's orders, newest first; `total` counts all pages. */
export async function listOrders(
  shop: Shop,
  userId: number,
  { limit, offset }: OrdersQuery,
): Promise<{ orders: Order[]; total: number }> {
  const isOwn = eq(orders.userId, userId)
  const rows = await shop.db
    .select(ORDER_COLUMNS)
    .from(orders)
    .where(isOwn)
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
    .offset(offset)
  return { orders: await withItems(shop, rows), total: await shop.db.$count(orders, isOwn) }
}

/** All orders of somebody, newest first, read in batches. */
export async function listAllOrders(shop: Shop, isOwn: SQL | undefined): Promise<Order[]> {
  const ids = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(isOwn)
    .orderBy(...NEWEST_FIRST)
  const all: Order[] = []
  for (let from = 0; from < ids.length; from += BATCH_SIZE) {
    const batch = ids.slice(from, from + BATCH_SIZE).map(({ id }) => id)
    const rows = await shop.db
      .select(ORDER_COLUMNS)
      .from(orders)
      .where(inArray(orders.id, batch))
      .orderBy(...NEWEST_FIRST)
    all.push(...(await withItems(shop, rows)))
  }
  return all
}

/** @throws ShopError `not_found` where it does not exist or is not the visitor's */
export async function getOrder(shop: Shop, visitor: Visitor, orderId: string): Promise<OrderForBuyer> {
  const order = await getOwnRow(shop, visitor, orderId)
  return toOrderForBuyer(shop, order, await listItems(shop, orderId))
}

/** @throws ShopError as `getOrder` */
export async function getOwnRow({ db }: Shop, visitor: Visitor, orderId: string): Promise<OrderRow> {
  const isOwn = or(
    visitor.userId === null ? undefined : eq(orders.userId, visitor.userId),
    visitor.guestKey === null ? undefined : and(isNull(orders.userId), eq(orders.guestKey, visitor.guestKey)),
  )
  if (isOwn === undefined) throw new ShopError('not_found')
  const [order] = await db
    .select(ORDER_COLUMNS)
    .from(orders)
    .where(and(eq(orders.id, orderId), isOwn))
  if (order === undefined) throw new ShopError('not_found')
  return order
}

/** Does not check access: the caller must. */
export async function toOrderForBuyer(
  shop: Pick<Shop, 'db' | 'settings' | 'cookieSecret'>,
  order: OrderRow,
  items: readonly ItemRow[],
): Promise<OrderForBuyer> {
  const timeline = await listBuyerTimeline(shop.db, order)
  const parcels = await listOrderParcels(shop, [order.id])
  const fitting = order.shippingMethod === 'collection' ? await findFitting(shop, order.id) : null
  const lensWork = await listLensWork(shop.db, order.id, items)
  const states = lensWork.map(({ state }) => state)
  const mayCancel = mayBuyerCancel(order.status, states)
  return { ...toWireOrder(order, items, parcels.get(order.id)), fitting, mayCancel, lensWork, timeline }
}

export interface FoundOrder {
  order: OrderRow
  items: ItemRow[]
}

/** Does not check access: the caller must. */
export async function findOrder(shop: Shop, orderId: string): Promise<FoundOrder | null> {
  const [order] = await selectOrder(shop.db, { orderId })
  if (order === undefined) return null
  return { order, items: await listItems(shop, orderId) }
}

const selectOrder = preparedQuery((db, at: Slots<{ orderId: string }>) =>
  db.select(ORDER_COLUMNS).from(orders).where(eq(orders.id, at.orderId)),
)

/** In the order in which they were sold. */
export async function listItems({ db }: Pick<Shop, 'db'>, orderId: string): Promise<ItemRow[]> {
  return withLenses(db, await selectItems(db, { orderId }))
}

const selectItems = preparedQuery((db, at: Slots<{ orderId: string }>) =>
  db.select().from(orderItems).where(eq(orderItems.orderId, at.orderId)).orderBy(orderItems.id),
)

/** Of several orders at once, in the order in which they were sold. */
export async function listItemsOf(db: Db, orderIds: readonly string[]): Promise<ItemRow[]> {
  const ofThem = inArray(orderItems.orderId, [...orderIds])
  return withLenses(db, await db.select().from(orderItems).where(ofThem).orderBy(orderItems.id))
}

async function withLenses(db: Db, rows: readonly (typeof orderItems.$inferSelect)[]): Promise<ItemRow[]> {
  const choices = await readLensChoices(
    db,
    rows.map(({ lensChoiceId }) => lensChoiceId),
  )
  return rows.map((row) => ({ ...row, lenses: choices.get(row.lensChoiceId ?? '') ?? null }))
}

/** Lines keep the name and the price of the time of the order. One that was just placed has no parcels. */
export function toWireOrder(row: OrderRow, items: readonly ItemRow[], parcels: OrderParcel[] = []): Order {
  return {
    id: row.id,
    userId: row.userId,
    guestEmail: row.guestEmail,
    status: row.status,
    currency: row.currency,
    items: items.map((item) => ({
      productId: item.productId,
      sku: item.sku,
      name: item.name,
      nameEl: item.nameEl,
      slug: item.slug,
      image: item.image,
      quantity: item.quantity,
      isMadeToOrder: item.isMadeToOrder,
      lenses: item.lenses && toLensLine(item.lenses),
      price: toWire(item.priceCents),
      total: toWire(item.priceCents * item.quantity),
    })),
    subtotal: toWire(row.subtotalCents),
    shipping: toWire(row.shippingCents),
    shippingMethod: row.shippingMethod,
    vat: toWire(row.vatCents),
    total: toWire(row.totalCents),
    paymentMethod: row.paymentMethod,
    paymentStatus: row.paymentStatus,
    cashFee: toWire(row.cashFeeCents),
    heldUntil: row.heldUntil?.toISOString() ?? null,
    deliveryPoint: row.deliveryPoint,
    collectionStore: row.collectionStore,
    arrival: row.arrivesFirst && row.arrivesLast ? { first: row.arrivesFirst, last: row.arrivesLast } : null,
    parcels: parcels.length > 0 ? parcels : typedParcels(row),
    shippingAddress: row.shippingAddress,
    billingAddress: row.billingAddress,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

async function withItems(shop: Shop, rows: OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const items = await listItemsOf(shop.db, ids)
  const itemsOf = Map.groupBy(items, (item) => item.orderId)
  const parcelsOf = await listOrderParcels(shop, ids)
  return rows.map((row) => toWireOrder(row, itemsOf.get(row.id) ?? [], parcelsOf.get(row.id) ?? []))
}
