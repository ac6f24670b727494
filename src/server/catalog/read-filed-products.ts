import { and, eq, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { categories, products } from '../db/schema.ts'
import { productCodes } from '../db/stock-schema.ts'
import type { FiledProduct } from './product-cells.ts'

const BATCH = 500

export type StoredProduct = FiledProduct & typeof products.$inferSelect

const barcodesOf = sql<string[]>`array(
  select ${productCodes.gtin14} from ${productCodes} where ${productCodes.productId} = ${products.id} order by 1)`

function selectProducts(db: Db) {
  return db
    .select({ ...getTableColumns(products), categorySlug: categories.slug, barcodes: barcodesOf })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
}

/** The products with these SKUs, locked until the transaction ends. */
export async function lockBySku(tx: Db, skus: readonly string[]): Promise<Map<string, StoredProduct>> {
  const found = new Map<string, StoredProduct>()
  const sorted = [...skus].sort()
  for (let start = 0; start < sorted.length; start += BATCH) {
    const rows = await selectProducts(tx)
      .where(inArray(products.sku, sorted.slice(start, start + BATCH)))
      .orderBy(products.id)
      .for('update', { of: products })
    for (const row of rows) found.set(row.sku, row)
  }
  return found
}

/** All products that a condition selects, in batches by id. */
export async function* readFiledProducts(db: Db, condition?: SQL): AsyncGenerator<StoredProduct[]> {
  let last = 0
  for (;;) {
    const batch = await selectProducts(db)
      .where(and(gt(products.id, last), condition))
      .orderBy(products.id)
      .limit(BATCH)
    if (batch.length > 0) yield batch
    if (batch.length < BATCH) return
    last = batch.at(-1)?.id ?? last
  }
}
