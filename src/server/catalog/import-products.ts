import { getTableColumns, sql } from 'drizzle-orm'
import { type Db, transaction } from '../db/connect.ts'
import { brands, categories, products } from '../db/schema.ts'
import { type BadLine, readCsv } from './csv-file.ts'
import { COLUMNS, type ReadRow, readRow } from './product-row.ts'

export interface ImportReport {
  added: number
  changed: number
  unchanged: number
  bad: BadLine[]
}

interface Row {
  line: number
  product: ReadRow
}

type Insert = typeof products.$inferInsert

const BATCH = 500
const REQUIRED_COLUMNS = ['sku', 'slug', 'name', 'name_el', 'category', 'brand', 'material', 'color', 'price']

/**
 * Imports products from a CSV file, by SKU: updates known ones and inserts new ones. If any line is invalid, nothing is
 * imported.
 *
 * @param text the file; `docs/import.md` describes its columns
 * @param isDryRun imports, then rolls back
 */
export async function importProducts(db: Db, text: string, isDryRun: boolean): Promise<ImportReport> {
  const { rows, bad } = readFile(text)
  const undone = Symbol()
  let report: ImportReport = { added: 0, changed: 0, unchanged: 0, bad }
  await transaction({ db }, async ({ db: tx }) => {
    const unknownReferences = await findUnknownReferences(tx, rows)
    report = { ...report, bad: [...bad, ...unknownReferences].sort((a, b) => a.line - b.line) }
    if (report.bad.length > 0) return
    report = { ...report, ...(await saveRows(tx, rows)) }
    if (isDryRun) throw undone
  }).catch((error) => {
    if (error !== undone) throw error
  })
  return report
}

function readFile(text: string): { rows: Row[]; bad: BadLine[] } {
  const { rows: csvRows, bad } = readCsv(text, { known: COLUMNS, required: REQUIRED_COLUMNS })
  const rows: Row[] = []
  for (const { line, cells } of csvRows) {
    const read = readRow(cells)
    if ('problems' in read) bad.push(...read.problems.map((problem) => ({ line, problem })))
    else rows.push({ line, product: read.product })
  }
  return { rows, bad: [...bad, ...findRepeats(rows)] }
}

function findRepeats(rows: readonly Row[]): BadLine[] {
  return (['sku', 'slug'] as const).flatMap((key) => {
    const first = new Map<string, number>()
    return rows.flatMap(({ line, product }) => {
      const before = first.get(product[key])
      if (before !== undefined) return [{ line, problem: `${key} ${product[key]} is already in line ${before}` }]
      first.set(product[key], line)
      return []
    })
  })
}

async function findUnknownReferences(tx: Db, rows: readonly Row[]): Promise<BadLine[]> {
  const slugs = new Set((await tx.select({ slug: categories.slug }).from(categories)).map((row) => row.slug))
  const knownBrands = new Set((await tx.select({ brand: brands.brand }).from(brands)).map((row) => row.brand))
  const owners = await tx.select({ slug: products.slug, sku: products.sku }).from(products)
  const skuOfSlug = new Map(owners.map((row) => [row.slug, row.sku]))
  return rows.flatMap(({ line, product }) => {
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

async function saveRows(tx: Db, rows: readonly Row[]): Promise<Omit<ImportReport, 'bad'>> {
  const ids = new Map((await tx.select().from(categories)).map((row) => [row.slug, row.id]))
  const before = await tx.$count(products)
  let written = 0
  for (let start = 0; start < rows.length; start += BATCH) {
    const values = rows.slice(start, start + BATCH).map(({ product: { category, ...product } }): Insert => {
      return { ...product, categoryId: ids.get(category) ?? 0 }
    })
    written += (await upsert(tx, values)).length
  }
  const added = (await tx.$count(products)) - before
  return { added, changed: written - added, unchanged: rows.length - written }
}

/** Unchanged rows are skipped, so that they send no notification. */
function upsert(tx: Db, values: Insert[]) {
  const { id: _, sku: __, createdAt: ___, ...columns } = getTableColumns(products)
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
