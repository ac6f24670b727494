import { type SQL, sql } from 'drizzle-orm'
import type { StockProduct } from '../../contract/admin/stock.ts'
import { ShopError } from '../../contract/errors.ts'
import { toGtin14 } from '../../domain/barcode.ts'
import { freeOf, type Level, TRANSIT } from '../../domain/stock.ts'
import type { Shop } from '../shop.ts'
import { storeIds } from './stores.ts'

interface Row extends Omit<StockProduct, 'levels' | 'inTransit' | 'image'> {
  levels: (Level & { version: number })[]
}

/** Products by SKU, with a level for each store, whether or not it has ever had the product. */
export async function selectStockProducts(shop: Shop, where: SQL, limit = 500): Promise<StockProduct[]> {
  const { rows } = (await shop.db.execute(sql`
    select p.id as "productId", p.sku, p.name, p.name_el as "nameEl", p.brand, p.stock,
      (select coalesce(jsonb_agg(jsonb_build_object('store', l.store, 'onHand', l.on_hand, 'reserved', l.reserved,
        'keepBack', l.keep_back, 'version', l.version)), '[]') from stock_levels l where l.product_id = p.id) as levels
    from products p where ${where} order by p.sku limit ${limit}::int`)) as unknown as { rows: Row[] }
  const stores = storeIds(shop)
  return rows.map((row) => toStockProduct(shop, row, stores))
}

/** @throws ShopError `not_found` */
export async function getStockProduct(shop: Shop, productId: number): Promise<StockProduct> {
  const [product] = await selectStockProducts(shop, sql`p.id = ${productId}`)
  if (product === undefined) throw new ShopError('not_found')
  return product
}

/** The product of a barcode or an SKU. @throws ShopError `not_found` */
export async function getByCode(shop: Shop, code: string): Promise<StockProduct> {
  const [product] = await selectStockProducts(shop, isCode(code), 1)
  if (product === undefined) throw new ShopError('not_found')
  return product
}

export const isCode = (code: string): SQL => sql`(upper(p.sku) = upper(${code.trim()}) or p.id in (
  select c.product_id from product_codes c where c.gtin14 = ${toGtin14(code) ?? ''}))`

function toStockProduct({ catalogue }: Shop, row: Row, stores: readonly string[]): StockProduct {
  const known = new Map(row.levels.map((level) => [level.store, level]))
  // A store that is not kept any more may still have pieces.
  const others = [...known.keys()].filter((store) => store !== TRANSIT && !stores.includes(store))
  return {
    ...row,
    // Of a draft nobody but its page knows the address.
    image: catalogue.findProduct(row.productId)?.images[0] ?? null,
    inTransit: known.get(TRANSIT)?.onHand ?? 0,
    levels: [...stores, ...others].map((store) => {
      const level = known.get(store) ?? { store, onHand: 0, reserved: 0, keepBack: 0, version: 0 }
      return { ...level, free: freeOf(level) }
    }),
  }
}
