import { eq, sql } from 'drizzle-orm'
import { type MovementReason, TRANSIT } from '../../domain/stock.ts'
import type { Db } from '../db/connect.ts'
import { products } from '../db/schema.ts'
import { SEED_PRODUCTS } from '../db/seed/products.ts'
import { staff } from '../db/staff-schema.ts'
import { reservations, stockMovements, transferLines, transfers } from '../db/stock-schema.ts'
import { openStock, reserveOpenOrders } from './open-ledger.ts'
import { storeIds } from './stores.ts'

const HOUR_MS = 3_600_000
const OPENED_DAYS_AGO = 70

/** The pieces of the demo products. What the web sells of each is what the product's seed says. */
export async function seedDemoStock(tx: Db, now: Date): Promise<void> {
  const seeded = await tx.select({ id: products.id, sku: products.sku }).from(products).orderBy(products.id)
  const stockOf = new Map(SEED_PRODUCTS.map(({ sku, stock }) => [sku, stock]))
  const pieces = seeded.map(({ id, sku }) => ({ productId: id, quantity: stockOf.get(sku) ?? 0 }))
  await openStock(tx, pieces, { at: hoursBefore(now, OPENED_DAYS_AGO * 24) })
  await sellSentOrders(tx)
  await reserveOpenOrders(tx)
}

/** Weeks of work in the stores: a delivery, a broken frame, a transfer that arrived, one under way, a hold. */
export async function seedDemoMovements(tx: Db, now: Date): Promise<void> {
  const [first = '', second = '', third = ''] = storeIds()
  const [assistant] = await tx.select({ id: staff.id }).from(staff).where(eq(staff.role, 'assistant')).limit(1)
  const staffId = assistant?.id ?? null
  const listed = await tx.select({ id: products.id }).from(products).orderBy(products.id).limit(24)
  const ids = listed.map(({ id }) => id)
  const book = async (
    reason: MovementReason,
    hoursAgo: number,
    rows: [number | undefined, string, number][],
    more = {},
  ) => {
    const values = rows.flatMap(([productId, store, delta], index) => {
      if (productId === undefined) return []
      const sourceKey = `demo:${reason}:${hoursAgo}:${index}`
      return [{ productId, store, delta, reason, sourceKey, staffId, at: hoursBefore(now, hoursAgo), ...more }]
    })
    if (values.length > 0) await tx.insert(stockMovements).values(values)
  }
  const send = async (hoursAgo: number, way: { from: string; to: string; ids: number[]; isReceived: boolean }) => {
    const sentAt = hoursBefore(now, hoursAgo)
    const receivedAt = way.isReceived ? hoursBefore(now, hoursAgo - 20) : null
    const receivedBy = way.isReceived ? staffId : null
    const status = way.isReceived ? ('received' as const) : ('under_way' as const)
    const values = { fromStore: way.from, toStore: way.to, status, requestKey: crypto.randomUUID(), sentBy: staffId }
    const [{ id } = { id: 0 }] = await tx
      .insert(transfers)
      .values({ ...values, sentAt, receivedBy, receivedAt })
      .returning({ id: transfers.id })
    await tx.insert(transferLines).values(way.ids.map((productId) => ({ transferId: id, productId, quantity: 1 })))
    const moved = (from: string, to: string) =>
      way.ids.flatMap((one): [number, string, number][] => [
        [one, from, -1],
        [one, to, 1],
      ])
    await book('transfer', hoursAgo, moved(way.from, TRANSIT), { transferId: id })
    if (way.isReceived) await book('transfer', hoursAgo - 20, moved(TRANSIT, way.to), { transferId: id })
  }
  await book('delivery', 21 * 24, [
    [ids[0], first, 1],
    [ids[3], second, 2],
    [ids[7], second, 1],
  ])
  await send(9 * 24, { from: second, to: third, ids: [ids[3] ?? 0], isReceived: true })
  await book('damage', 6 * 24, [[ids[0], first, -1]], { note: 'Hinge broken while adjusting' })
  await book('loss', 4 * 24, [[ids[3], third, -1]], { note: 'Not in the window any more' })
  await send(5, { from: second, to: first, ids: [ids[3] ?? 0, ids[7] ?? 0], isReceived: false })
  await book('delivery', 3, [[ids[11], first, 1]])
  await tx.insert(reservations).values({
    productId: ids[11] ?? 0,
    store: first,
    quantity: 1,
    kind: 'hold',
    sourceKey: 'demo:hold',
    staffId,
    note: 'Comes back on Tuesday with her prescription',
    createdAt: hoursBefore(now, 2),
    expiresAt: hoursBefore(now, -46),
  })
}

/** The pieces of orders that have left the shop came the day before and were sold. */
async function sellSentOrders(tx: Db): Promise<void> {
  const store = storeIds()[0]
  const lines = sql`
    select i.order_id, i.product_id, i.quantity, o.created_at, coalesce(o.collection_store, ${store}) as store,
      o.created_at + interval '21 hours' as sold_at
    from orders o join order_items i on i.order_id = o.id where o.status in ('shipped', 'delivered', 'returned')`
  await tx.execute(sql`
    insert into stock_movements (product_id, store, delta, reason, source_key, order_id, at)
    select product_id, store, delta, reason, 'order:' || order_id || ':' || product_id || ':' || reason,
      case when reason = 'sale' then order_id end, at
    from (
      select product_id, store, quantity as delta, 'delivery' as reason, order_id, created_at - interval '1 day' as at
      from (${lines}) came
      union all
      select product_id, store, -quantity, 'sale', order_id, sold_at from (${lines}) sold
    ) moved order by at`)
}

const hoursBefore = (now: Date, hours: number) => new Date(now.valueOf() - hours * HOUR_MS)
