import { sql } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import type { OrderedPieces } from '../../domain/stock.ts'
import { idList } from '../db/id-list.ts'
import { products } from '../db/schema.ts'
import type { Shop } from '../shop.ts'
import { storeIds } from './stores.ts'

/** @throws ShopError `invalid_input` where there is no such store */
export function assertStore(shop: Shop, store: string, field = 'store'): void {
  if (!storeIds(shop).includes(store)) throw new ShopError('invalid_input', { fields: { [field]: 'store_required' } })
}

/** @throws ShopError `not_found` */
export async function assertProducts({ db }: Shop, productIds: readonly number[]): Promise<void> {
  const known = await db.$count(products, sql`${products.id} in (${idList(productIds)})`)
  if (known !== new Set(productIds).size) throw new ShopError('not_found')
}

/**
 * Staff may take what nobody has reserved, also pieces that are kept back from the web. The products must be locked.
 * @throws ShopError `not_enough_stock`; `stock_reserved` with the orders
 */
export async function assertUnreserved(shop: Shop, store: string, pieces: readonly OrderedPieces[]): Promise<void> {
  const { rows } = (await shop.db.execute(sql`
    select product_id as "productId", on_hand as "onHand", reserved from stock_levels
    where store = ${store} and product_id in (${idList(pieces.map(({ productId }) => productId))})
    order by product_id for update`)) as unknown as { rows: { productId: number; onHand: number; reserved: number }[] }
  for (const { productId, quantity } of pieces) {
    const level = rows.find((row) => row.productId === productId)
    if (level === undefined || level.onHand < quantity) throw new ShopError('not_enough_stock')
    if (level.onHand - level.reserved < quantity) {
      throw new ShopError('stock_reserved', { named: await listReservedFor(shop, store, [productId]) })
    }
  }
}

/** The orders that have reserved products at a store, and the SKUs of those that are held. */
export async function listReservedFor({ db }: Shop, store: string, productIds: readonly number[]): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    select distinct coalesce(r.order_id, p.sku) as name from reservations r join products p on p.id = r.product_id
    where r.closed_at is null and r.store = ${store} and r.product_id in (${idList(productIds)})
    order by name`)) as unknown as { rows: { name: string }[] }
  return rows.map(({ name }) => name)
}
