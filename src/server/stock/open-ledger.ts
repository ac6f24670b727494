import { sql } from 'drizzle-orm'
import { type OrderedPieces, spreadEvenly } from '../../domain/stock.ts'
import type { Db } from '../db/connect.ts'
import { stockMovements } from '../db/stock-schema.ts'
import { storeIds } from './stores.ts'

const BATCH_SIZE = 1_000

/**
 * The data step of migration 0016: what each product had in stock becomes its opening movements, and the pieces of open
 * orders, which had been taken from it, are there again and reserved. What the web sells stays the same.
 */
export async function openLedger(tx: Db): Promise<void> {
  const { rows } = (await tx.execute(
    sql`select product_id as "productId", quantity from stock_before_ledger order by product_id`,
  )) as unknown as { rows: OrderedPieces[] }
  await openStock(tx, rows)
  await reserveOpenOrders(tx)
  await tx.execute(sql`drop table stock_before_ledger`)
}

/** Opens the ledger of products, spread over the stores, since nobody knows where their pieces are. */
export async function openStock(
  tx: Db,
  pieces: readonly OrderedPieces[],
  { stores = storeIds(), at = new Date() }: { stores?: string[]; at?: Date } = {},
): Promise<void> {
  for (let from = 0; from < pieces.length; from += BATCH_SIZE) {
    const movements = pieces.slice(from, from + BATCH_SIZE).flatMap(({ productId, quantity }) =>
      spreadEvenly(quantity, stores).map((part) => ({
        productId,
        store: part.store,
        delta: part.quantity,
        reason: 'opening' as const,
        sourceKey: `opening:${productId}:${part.store}`,
        at,
      })),
    )
    if (movements.length > 0) await tx.insert(stockMovements).values(movements)
  }
}

/**
 * Opens the ledger with the pieces of orders that have not left the shop and hold no reservation, and reserves them:
 * where the order waits for its buyer, else at the first store.
 */
export async function reserveOpenOrders(tx: Db): Promise<void> {
  const lines = sql`
    select i.order_id, i.product_id, coalesce(o.collection_store, ${storeIds()[0]}) as store, i.quantity, o.created_at
    from orders o join order_items i on i.order_id = o.id
    where o.status in ('pending', 'confirmed', 'in_fulfilment', 'ready_for_collection')
      and not exists (select from reservations r where r.order_id = o.id)
    order by i.product_id, i.id`
  await tx.execute(sql`
    insert into stock_movements (product_id, store, delta, reason, source_key, at)
    select product_id, store, quantity, 'opening', 'opening:order:' || order_id || ':' || product_id, created_at
    from (${lines}) lines`)
  await tx.execute(sql`
    insert into reservations (product_id, store, quantity, kind, source_key, order_id, created_at)
    select product_id, store, quantity, 'order', 'order:' || order_id || ':' || product_id || ':' || store || ':1',
      order_id, created_at
    from (${lines}) lines`)
}
