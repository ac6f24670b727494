import { createHash } from 'node:crypto'
import { getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { brands, categories, products } from '../db/schema.ts'
import { findBadStock, type ImportedPieces, savePieces } from '../stock/import-stock.ts'
import type { BadLine } from './csv-file.ts'
import { type ImportedRow, importCsv } from './import-csv.ts'
import { COLUMNS, type ReadRow, readRow } from './product-row.ts'

type ImportedProduct = ImportedRow<ReadRow>
type Insert = typeof products.$inferInsert

const BATCH = 500
const REQUIRED_COLUMNS = ['sku', 'slug', 'name', 'name_el', 'category', 'brand', 'material', 'color', 'price']

/**
 * Imports products from a CSV file, by SKU: updates known ones and inserts new ones. Pieces are only added or taken,
 * never set, and of the same file once.
 */
export const importProducts = (db: Db, text: string, isDryRun: boolean) =>
  importCsv(db, text, isDryRun, {
    columns: { known: COLUMNS, required: REQUIRED_COLUMNS },
    parse: readRow,
    unique: ['sku', 'slug'],
    findConflicts: async (tx, rows) => [...(await findUnknownReferences(tx, rows)), ...(await findBadStock(tx, rows))],
    save: (tx, rows) => saveProducts(tx, rows, createHash('sha256').update(text).digest('base64url')),
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

async function saveProducts(tx: Db, rows: readonly ReadRow[], fileKey: string) {
  const ids = new Map((await tx.select().from(categories)).map((row) => [row.slug, row.id]))
  const before = await tx.$count(products)
  const written = new Set<string>()
  for (let start = 0; start < rows.length; start += BATCH) {
    const values = rows
      .slice(start, start + BATCH)
      .map(({ category, stock: _, stockChange: __, store: ___, ...product }): Insert => {
        return { ...product, categoryId: ids.get(category) ?? 0 }
      })
    for (const { sku } of await upsert(tx, values)) written.add(sku)
  }
  for (const sku of await savePieces(tx, rows satisfies readonly ImportedPieces[], fileKey)) written.add(sku)
  const added = (await tx.$count(products)) - before
  return { added, changed: written.size - added, unchanged: rows.length - written.size }
}

/** Unchanged rows are skipped, so that they send no notification. */
function upsert(tx: Db, values: Insert[]) {
  const { id: _, sku: __, createdAt: ___, stock: ____, ...columns } = getTableColumns(products)
  const names = Object.values(columns).map((column) => column.name)
  const set = Object.fromEntries(Object.entries(columns).map(([key, { name }]) => [key, sql.raw(`excluded.${name}`)]))
  const differs = sql.raw(
    `(${names.map((name) => `products.${name}`)}) is distinct from (${names.map((name) => `excluded.${name}`)})`,
  )
  return tx
    .insert(products)
    .values(values)
    .onConflictDoUpdate({ target: products.sku, set, setWhere: differs })
    .returning({ sku: products.sku })
}
