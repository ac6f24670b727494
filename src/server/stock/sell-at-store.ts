import { sql } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import type { OrderedPieces } from '../../domain/stock.ts'
import { idList } from '../db/id-list.ts'
import { stockMovements } from '../db/stock-schema.ts'
import type { Shop } from '../shop.ts'
import { lockStock } from './lock-stock.ts'

interface CounterSale {
  orderId: string
  /** Each product once. */
  lines: readonly OrderedPieces[]
  store: string
}

/**
 * How many pieces of products may be carried out of a store, by product: all that are there and not reserved, also those
 * that are kept back from the web. Locks the products.
 */
export async function countAtStore(
  shop: Shop,
  productIds: readonly number[],
  store: string,
): Promise<Map<number, number>> {
  await lockStock(shop, productIds)
  const { rows } = (await shop.db.execute(sql`
    select product_id as id, greatest(0, on_hand - reserved) as free from stock_levels
    where store = ${store} and product_id in (${idList(productIds)}) order by product_id for update`)) as unknown as {
    rows: { id: number; free: number }[]
  }
  return new Map(rows.map(({ id, free }) => [id, free]))
}

/**
 * Writes the sale of pieces that a customer carries away, in the transaction that writes the order.
 * @throws ShopError `out_of_stock`, `not_enough_stock`
 */
export async function sellAtStore(shop: Shop, { orderId, lines, store }: CounterSale): Promise<void> {
  const ids = lines.map(({ productId }) => productId)
  const there = await countAtStore(shop, ids, store)
  for (const { productId, quantity } of lines) {
    const free = there.get(productId) ?? 0
    if (free < quantity) throw new ShopError(free > 0 ? 'not_enough_stock' : 'out_of_stock')
  }
  const sale = { store, reason: 'sale' as const, orderId, at: shop.clock() }
  await shop.db.insert(stockMovements).values(
    lines.map(({ productId, quantity }) => ({
      ...sale,
      productId,
      delta: -quantity,
      sourceKey: `order:${orderId}:${productId}:${store}:counter`,
    })),
  )
}
