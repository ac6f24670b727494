import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { products } from '../../src/server/db/schema.ts'
import { stockLevels, stockMovements } from '../../src/server/db/stock-schema.ts'
import type { TestShop } from './test-shop.ts'

/** Pieces by store. */
type Pieces = Readonly<Record<string, number>>

/**
 * Books at once what is missing until the stores have exactly these pieces of a product without reservations; what is
 * between them stays.
 *
 * @returns its id
 */
export async function stockProduct(shop: TestShop, slug: string, pieces: Pieces): Promise<number> {
  const { id } = await shop.product(slug)
  const levels = await shop.shop.db.select().from(stockLevels).where(eq(stockLevels.productId, id))
  const onHand = new Map(levels.filter(({ store }) => store !== 'transit').map((level) => [level.store, level.onHand]))
  const missing = [...new Set([...onHand.keys(), ...Object.keys(pieces)])]
    .map((store) => ({ store, delta: (pieces[store] ?? 0) - (onHand.get(store) ?? 0) }))
    .filter(({ delta }) => delta !== 0)
  const booked = { productId: id, reason: 'count' as const, at: shop.shop.clock() }
  if (missing.length > 0)
    await shop.shop.db
      .insert(stockMovements)
      .values(missing.map((one) => ({ ...booked, ...one, sourceKey: crypto.randomUUID() })))
  return id
}

/** `{ nicosia: '2/1' }` for two on hand and one reserved, and what the web sells. */
export async function stockOf(shop: TestShop, id: number) {
  const levels = await shop.shop.db.select().from(stockLevels).where(eq(stockLevels.productId, id))
  const [product] = await shop.shop.db.select({ stock: products.stock }).from(products).where(eq(products.id, id))
  const shown = levels
    .filter(({ onHand, reserved }) => onHand + reserved > 0)
    .map(({ store, onHand, reserved }) => [store, `${onHand}/${reserved}`])
  return { ...(Object.fromEntries(shown) as Record<string, string>), web: product?.stock }
}

/** Every invariant of the ledger, over all products. */
export async function expectSoundStock({ shop }: TestShop): Promise<void> {
  const { rows } = (await shop.db.execute(sql`
    select 'on hand' as broken, l.product_id from stock_levels l
    where on_hand <> (select coalesce(sum(delta), 0) from stock_movements m
      where m.product_id = l.product_id and m.store = l.store)
    union all select 'movement without a level', m.product_id from stock_movements m
    where not exists (select from stock_levels l where l.product_id = m.product_id and l.store = m.store)
    union all select 'reserved', l.product_id from stock_levels l
    where reserved <> (select coalesce(sum(quantity), 0) from reservations r
      where r.product_id = l.product_id and r.store = l.store and closed_at is null)
    union all select 'range', product_id from stock_levels where reserved < 0 or reserved > on_hand
    union all select 'web', p.id from products p
    where stock <> (select coalesce(sum(greatest(0, on_hand - reserved - keep_back)), 0) from stock_levels l
      where l.product_id = p.id and store <> 'transit')
    union all select 'transit', product_id from stock_levels l
    where store = 'transit' and on_hand <> (select coalesce(sum(quantity), 0) from transfer_lines t
      join transfers on transfers.id = t.transfer_id where status = 'under_way' and t.product_id = l.product_id)
    union all select 'transfers', product_id from stock_movements where reason = 'transfer'
    group by product_id having sum(delta) <> 0`)) as unknown as { rows: unknown[] }
  expect(rows).toEqual([])
}
