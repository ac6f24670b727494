import { createHash } from 'node:crypto'
import { getTableColumns, inArray, sql } from 'drizzle-orm'
import { type Db, transaction } from '../db/connect.ts'
import { categories, products } from '../db/schema.ts'
import { productCodes } from '../db/stock-schema.ts'
import { mapInTurns } from '../in-turns.ts'
import { findBadStock, findBooked, savePieces } from '../stock/import-stock.ts'
import { separatorOf } from './csv-file.ts'
import { findConflicts } from './import-conflicts.ts'
import { type ImportReport, readRows } from './import-csv.ts'
import { type BadLine, toBadLine } from './import-problems.ts'
import { type Cells, type FiledProduct, swapDecimals, toCells } from './product-cells.ts'
import { COLUMNS, type ReadRow, readRow } from './product-row.ts'
import { lockBySku, type StoredProduct } from './read-filed-products.ts'

type Insert = typeof products.$inferInsert

const BATCH = 500
const REQUIRED_COLUMNS = ['sku', 'slug', 'name', 'name_el', 'category', 'brand', 'material', 'color', 'price']

export interface CellChange {
  column: keyof Cells
  before: string
  after: string
}

export interface PlannedRow {
  line: number
  /** What the file makes of the product. */
  next: FiledProduct
  current: StoredProduct | null
  /** Pieces that come, or with a minus go, at `store`. */
  stockChange: number
  store: string | null
  /** None for a new product. */
  changes: CellChange[]
}

export interface ImportPlan {
  rows: PlannedRow[]
  bad: BadLine[]
  /** Names the file: its pieces are booked once. */
  fileKey: string
}

/**
 * Imports products from a CSV file, by SKU: updates known ones and inserts new ones; all of it or, if any line is
 * invalid, nothing.
 * @param isDryRun imports, then rolls back
 */
export async function importProducts(db: Db, text: string, isDryRun: boolean): Promise<ImportReport> {
  const undone = Symbol()
  let report: ImportReport = { added: 0, changed: 0, unchanged: 0, bad: [] }
  await transaction({ db }, async ({ db: tx }) => {
    const plan = await planImport(tx, text)
    report = reportOf(plan)
    await applyImport(tx, plan)
    if (isDryRun) throw undone
  }).catch((error) => {
    if (error !== undone) throw error
  })
  return report
}

export function reportOf({ rows, bad }: ImportPlan): ImportReport {
  if (bad.length > 0) return { added: 0, changed: 0, unchanged: 0, bad }
  const added = rows.filter(({ current }) => current === null).length
  const changed = rows.filter(({ changes }) => changes.length > 0).length
  return { added, changed, unchanged: rows.length - added - changed, bad }
}

/** Says what a file changes, and locks the products in it until the transaction ends. */
export async function planImport(tx: Db, text: string): Promise<ImportPlan> {
  const hasCommas = separatorOf(text) === ';'
  const { rows, bad } = await readRows(text, {
    columns: { known: COLUMNS, required: REQUIRED_COLUMNS },
    parse: (cells) => readRow(hasCommas ? swapDecimals(cells, ',', '.') : cells),
    unique: ['sku', 'slug'],
  })
  const stored = await lockBySku(
    tx,
    rows.map(({ row }) => row.sku),
  )
  const fileKey = createHash('sha256').update(text).digest('base64url')
  const booked = await findBooked(tx, fileKey)
  const conflicts = [
    ...(await findConflicts(tx, rows, stored)),
    ...(
      await findBadStock(
        tx,
        rows.filter(({ row }) => !booked.has(row.sku)),
      )
    ).map(({ line, found }) => toBadLine(line, found)),
  ]
  const planned = await mapInTurns(rows, ({ line, row }): PlannedRow => {
    const current = stored.get(row.sku) ?? null
    const { store } = row
    const stockChange = booked.has(row.sku) ? 0 : row.stockChange
    const next = nextOf(row, current, stockChange)
    return { line, next, current, stockChange, store, changes: current === null ? [] : changesOf(current, next) }
  })
  return { fileKey, rows: planned, bad: [...bad, ...conflicts].sort((a, b) => a.line - b.line) }
}

function nextOf(row: ReadRow, current: StoredProduct | null, change: number): FiledProduct {
  const { category, stockChange: _, store: __, barcodes, status, taxClass, ...fields } = row
  const isDrawn = fields.images.every((image) => image.endsWith('.svg') && image.startsWith(`/pictures/${row.slug}/`))
  const next = { ...fields, categorySlug: category, categoryId: 0 }
  if (current === null)
    return { ...next, status: status ?? 'published', taxClass: taxClass ?? 'standard', barcodes: barcodes ?? [] }
  return {
    ...next,
    // Drawings stand for no picture: which ones is no change.
    images: isDrawn && toCells(current).images === '' && current.slug === row.slug ? current.images : fields.images,
    // What the file says of the stock may be old: only changes count.
    stock: current.stock + change,
    status: status ?? current.status,
    taxClass: taxClass ?? current.taxClass,
    barcodes: barcodes ?? current.barcodes,
    imageAlts: current.imageAlts,
  }
}

function changesOf(current: FiledProduct, next: FiledProduct): CellChange[] {
  const [before, after] = [toCells(current), toCells(next)]
  return COLUMNS.filter((column) => before[column] !== after[column]).map((column) => ({
    column,
    before: before[column],
    after: after[column],
  }))
}

/** Writes what is new and what has changed; nothing where a line is invalid. Unchanged rows send no notification. */
export async function applyImport(tx: Db, { rows, bad, fileKey }: ImportPlan): Promise<void> {
  if (bad.length > 0) return
  const categoryIds = new Map((await tx.select().from(categories)).map((row) => [row.slug, row.id]))
  const written = rows.filter(({ current, changes }) => current === null || changes.length > 0)
  const ids = new Map<string, number>()
  for (let start = 0; start < written.length; start += BATCH) {
    const values = written
      .slice(start, start + BATCH)
      .map(({ next: { categorySlug, barcodes, stock, ...product } }): Insert => {
        return { ...product, categoryId: categoryIds.get(categorySlug) ?? 0 }
      })
    for (const { sku, id } of await upsert(tx, values)) ids.set(sku, id)
  }
  await saveBarcodes(tx, written, ids)
  const pieces = written.map(({ next, current, stockChange, store }) => {
    return { sku: next.sku, stock: current === null ? (next.stock ?? 0) : 0, stockChange, store }
  })
  await savePieces(tx, pieces, fileKey)
}

function upsert(tx: Db, values: Insert[]) {
  const { id, sku, createdAt, stock, version, requestKey, ...columns } = getTableColumns(products)
  const set = Object.fromEntries(Object.entries(columns).map(([key, { name }]) => [key, sql.raw(`excluded.${name}`)]))
  return tx
    .insert(products)
    .values(values)
    .onConflictDoUpdate({ target: products.sku, set })
    .returning({ id: products.id, sku: products.sku })
}

/** All are removed before any is added: one product may get what another had. */
async function saveBarcodes(tx: Db, rows: readonly PlannedRow[], ids: ReadonlyMap<string, number>): Promise<void> {
  const changed = rows.filter(({ next, current }) => next.barcodes.join() !== (current?.barcodes ?? []).join())
  const removed = changed.flatMap(({ current }) => current?.barcodes ?? [])
  const added = changed.flatMap(({ next }) =>
    next.barcodes.map((gtin14) => ({ gtin14, productId: ids.get(next.sku) ?? 0 })),
  )
  for (let start = 0; start < removed.length; start += BATCH) {
    await tx.delete(productCodes).where(inArray(productCodes.gtin14, removed.slice(start, start + BATCH)))
  }
  for (let start = 0; start < added.length; start += BATCH) {
    await tx.insert(productCodes).values(added.slice(start, start + BATCH))
  }
}
