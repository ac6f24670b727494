import { getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { brands, categories, products } from '../db/schema.ts'
import type { BadLine } from './csv-file.ts'
import { type ImportedRow, importCsv } from './import-csv.ts'
import { COLUMNS, type ReadRow, readRow } from './product-row.ts'

type ImportedProduct = ImportedRow<ReadRow>
type Insert = typeof products.$inferInsert

const BATCH = 500
const REQUIRED_COLUMNS = ['sku', 'slug', 'name', 'name_el', 'category', 'brand', 'material', 'color', 'price']

/** Imports products from a CSV file, by SKU: updates known ones and inserts new ones. */
export const importProducts = (db: Db, text: string, isDryRun: boolean) =>
  importCsv(db, text, isDryRun, {
    columns: { known: COLUMNS, required: REQUIRED_COLUMNS },
    parse: readRow,
    unique: ['sku', 'slug'],
    findConflicts: findUnknownReferences,
    save: saveProducts,
  })

async function findUnknownReferences(tx: Db, rows: readonly ImportedProduct[]): Promise<BadLine[]> {
  const slugs = new Set((await tx.select({ slug: categories.slug }).from(categories)).map((row) => row.slug))
  const knownBrands = new Set((await tx.select({ brand: brands.brand }).from(brands)).map((row) => row.brand))
  const owners = await tx.select({ slug: products.slug, sku: products.sku }).from(products)
  const skuOfSlug = new Map(owners.map((row) => [row.slug, row.sku]))
  return rows.flatMap(({ line, row: product }) => {
    const owner = skuOfSlug.get(product.slug)
    const rules: [boolean, string][] = [
      [!slugs.has(product.category), `category ${product.category} is unknown`],
      [
        !knownBrands.has(product.brand),
        `brand ${product.brand} is unknown: import it first, with its responsible person`,
      ],
      [owner !== undefined && owner !== product.sku, `slug ${product.slug} belongs to ${owner}`],
    ]
    return rules.filter(([isBroken]) => isBroken).map(([, problem]) => ({ line, problem }))
  })
}

async function saveProducts(tx: Db, rows: readonly ReadRow[]) {
  const ids = new Map((await tx.select().from(categories)).map((row) => [row.slug, row.id]))
  const before = await tx.$count(products)
  let written = 0
  for (let start = 0; start < rows.length; start += BATCH) {
    const values = rows
      .slice(start, start + BATCH)
      .map(({ category, ...product }): Insert => ({ ...product, categoryId: ids.get(category) ?? 0 }))
    written += (await upsert(tx, values)).length
  }
  const added = (await tx.$count(products)) - before
  return { added, changed: written - added, unchanged: rows.length - written }
}

/** Unchanged rows are skipped, so that they send no notification. */
function upsert(tx: Db, values: Insert[]) {
  const { id, sku, createdAt, status, version, imageAlts, requestKey, ...columns } = getTableColumns(products)
  const names = Object.values(columns).map((column) => column.name)
  const set = Object.fromEntries(Object.entries(columns).map(([key, { name }]) => [key, sql.raw(`excluded.${name}`)]))
  const differs = sql.raw(
    `(${names.map((name) => `products.${name}`)}) is distinct from (${names.map((name) => `excluded.${name}`)})`,
  )
  return tx
    .insert(products)
    .values(values)
    .onConflictDoUpdate({ target: products.sku, set, setWhere: differs })
    .returning({ id: products.id })
}
