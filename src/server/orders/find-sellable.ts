import { inArray, or, sql } from 'drizzle-orm'
import type { SellableProduct } from '../../contract/admin/take-orders.ts'
import { toWire } from '../../contract/money.ts'
import { toGtin14 } from '../../domain/barcode.ts'
import { unitPriceCents } from '../../domain/pricing.ts'
import { products } from '../db/schema.ts'
import type { Shop } from '../shop.ts'

const MOST_PRODUCTS = 8

type ProductRow = typeof products.$inferSelect

/** Products of the catalogue by code or, if none has it, by words. */
export async function findSellable(shop: Shop, q: string): Promise<SellableProduct[]> {
  const exact = await findByCode(shop, q)
  if (exact.length > 0) return exact.map((row) => toSellable(shop, row, true))
  const { products: found } = shop.catalogue.listProducts({ q, limit: MOST_PRODUCTS })
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await shop.db.select().from(products).where(inArray(products.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? []).map((row) => toSellable(shop, row, false))
}

async function findByCode({ db, catalogue }: Shop, q: string): Promise<ProductRow[]> {
  const gtin14 = toGtin14(q)
  const byGtin = sql`${products.id} in (select product_id from product_codes where gtin14 = ${gtin14})`
  const rows = await db
    .select()
    .from(products)
    .where(or(inArray(products.sku, [q, q.toUpperCase()]), gtin14 === null ? undefined : byGtin))
  return rows.filter(({ id }) => catalogue.findProduct(id) !== null)
}

const toSellable = ({ catalogue }: Shop, row: ProductRow, isExact: boolean): SellableProduct => ({
  productId: row.id,
  sku: row.sku,
  name: row.name,
  nameEl: row.nameEl,
  image: (catalogue.findProduct(row.id) ?? row).images[0] ?? null,
  price: toWire(unitPriceCents(row)),
  stock: row.stock,
  isExact,
})
