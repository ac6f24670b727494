import { sql } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import { type Allocation, allocate, freeOf, type OrderedPieces } from '../../domain/stock.ts'
import { idList } from '../db/id-list.ts'
import { preparedInsert } from '../db/prepared-insert.ts'
import { reservations, stockMovements } from '../db/stock-schema.ts'
import { together } from '../db/together.ts'
import type { Shop } from '../shop.ts'
import { freeExpiredHolds, lockStock } from './lock-stock.ts'
import { type OrderLevel, readLevels } from './order-levels.ts'

interface OrderPieces {
  orderId: string
  /** All lines of the order, each product once. */
  lines: readonly OrderedPieces[]
  preferredStore?: string | undefined
}

/**
 * Reserves the pieces of an order, in the transaction that writes it: one store that has all of them, else the fewest.
 * Called again with other lines it reserves what is missing and frees what is too much; with the same lines it changes
 * nothing. The order's row must be locked, or new.
 * @throws ShopError `out_of_stock`, `not_enough_stock`
 */
export async function reserveForOrder(shop: Shop, { orderId, lines, preferredStore }: OrderPieces): Promise<void> {
  const held = await reservedProducts(shop, orderId)
  const productIds = [...new Set([...lines.map(({ productId }) => productId), ...held])]
  if (productIds.length === 0) return
  await lockStock(shop, productIds)
  const levels = await readLevels(shop, orderId, productIds)
  const wanted = new Map(lines.map(({ productId, quantity }) => [productId, quantity]))
  const changed = productIds.filter((id) => (wanted.get(id) ?? 0) !== ownOf(levels, id))
  const released = changed.filter((id) => ownOf(levels, id) > 0)
  if (released.length > 0) await closeReservations(shop, orderId, released)
  const missing = lines.filter(({ productId, quantity }) => quantity > 0 && changed.includes(productId))
  if (missing.length > 0) await reserveMissing(shop, { orderId, lines: missing, preferredStore }, levels)
}

/**
 * As `reserveForOrder`, in the transaction that writes a new order, whose products are locked already.
 * @throws ShopError `out_of_stock`, `not_enough_stock`
 */
export async function reserveForNewOrder(shop: Shop, { orderId, lines, preferredStore }: OrderPieces): Promise<void> {
  const productIds = lines.map(({ productId }) => productId)
  const [, levels] = await together([freeExpiredHolds(shop, productIds), readLevels(shop, orderId, productIds)])
  await reserveMissing(shop, { orderId, lines, preferredStore }, levels)
}

/** Frees what an order has reserved. Again, it does nothing. */
export async function releaseOrder(shop: Shop, orderId: string): Promise<void> {
  const held = await reservedProducts(shop, orderId)
  if (held.length === 0) return
  await lockStock(shop, held)
  await closeReservations(shop, orderId, held)
}

/** Writes the sale of an order's pieces where they are reserved. Again, it does nothing. */
export async function shipOrder(shop: Shop, orderId: string): Promise<void> {
  const held = await reservedProducts(shop, orderId)
  if (held.length === 0) return
  await lockStock(shop, held)
  const now = shop.clock().toISOString()
  await shop.db.execute(sql`
    with closed as (
      update reservations set closed_at = ${now}::timestamptz
      where order_id = ${orderId} and closed_at is null
      returning product_id, store, quantity, source_key
    )
    insert into stock_movements (product_id, store, delta, reason, source_key, order_id, at)
    select product_id, store, -quantity, 'sale', source_key || ':sale', ${orderId}, ${now}::timestamptz
    from closed order by product_id, store`)
}

export interface ReturnedPieces {
  orderId: string
  productId: number
  quantity: number
  /** Where they came back, whichever store sold them. */
  store: string
  /** Damaged pieces come back and are written off. */
  isDamaged: boolean
  /** Names the return, so that it is booked once. */
  sourceKey: string
}

/** @returns whether it was booked now, rather than before */
export async function returnToStock(shop: Shop, returned: ReturnedPieces): Promise<boolean> {
  const { orderId, productId, quantity, store, isDamaged, sourceKey } = returned
  await lockStock(shop, [productId])
  const movement = { productId, store, orderId, at: shop.clock() }
  const booked = await shop.db
    .insert(stockMovements)
    .values({ ...movement, delta: quantity, reason: 'return', sourceKey })
    .onConflictDoNothing({ target: stockMovements.sourceKey })
    .returning({ id: stockMovements.id })
  if (booked.length === 0) return false
  if (isDamaged) {
    await shop.db
      .insert(stockMovements)
      .values({ ...movement, delta: -quantity, reason: 'damage', sourceKey: `${sourceKey}:damaged` })
  }
  return true
}

async function reserveMissing(
  shop: Shop,
  { orderId, lines, preferredStore }: OrderPieces,
  levels: readonly OrderLevel[],
): Promise<void> {
  const available = levels.map((level) => ({
    ...level,
    free: freeOf({ ...level, reserved: level.reserved - level.own }),
  }))
  const allocations = allocate(lines, available, preferredStore ?? mostOwn(levels))
  if (allocations === null) throw shortage(lines, available)
  await insertReservations(shop, orderId, allocations, levels)
}

async function reservedProducts({ db }: Shop, orderId: string): Promise<number[]> {
  const { rows } = (await db.execute(sql`
    select distinct product_id as id from reservations where order_id = ${orderId} and closed_at is null`)) as unknown as {
    rows: { id: number }[]
  }
  return rows.map(({ id }) => id)
}

async function closeReservations({ db, clock }: Shop, orderId: string, productIds: readonly number[]): Promise<void> {
  await db.execute(sql`
    update reservations set closed_at = ${clock().toISOString()}::timestamptz
    where order_id = ${orderId} and closed_at is null and product_id in (${idList(productIds)})`)
}

async function insertReservations(
  { db, clock }: Shop,
  orderId: string,
  allocations: readonly Allocation[],
  levels: readonly OrderLevel[],
): Promise<void> {
  const createdAt = clock()
  const timesOf = (productId: number, store: string) =>
    levels.find((level) => level.productId === productId && level.store === store)?.times ?? 0
  const rows = allocations.map(({ productId, store, quantity }) => ({
    productId,
    store,
    quantity,
    kind: 'order' as const,
    orderId,
    sourceKey: `order:${orderId}:${productId}:${store}:${timesOf(productId, store) + 1}`,
    createdAt,
  }))
  await insertRows(db, rows)
}

const insertRows = preparedInsert(reservations, (insert) => insert)

const ownOf = (levels: readonly OrderLevel[], productId: number) =>
  levels.reduce((sum, level) => (level.productId === productId ? sum + level.own : sum), 0)

/** Where most of the order is already, so that a changed order stays in one store. */
const mostOwn = (levels: readonly OrderLevel[]): string | undefined =>
  levels.filter(({ own }) => own > 0).toSorted((one, other) => other.own - one.own)[0]?.store

function shortage(
  lines: readonly OrderedPieces[],
  available: readonly { productId: number; free: number }[],
): ShopError {
  const freeOfProduct = (id: number) =>
    available.reduce((sum, { productId, free }) => (productId === id ? sum + free : sum), 0)
  const [short] = lines.filter(({ productId, quantity }) => freeOfProduct(productId) < quantity)
  return new ShopError(short !== undefined && freeOfProduct(short.productId) > 0 ? 'not_enough_stock' : 'out_of_stock')
}
