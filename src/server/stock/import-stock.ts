import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { stockMovements } from '../db/stock-schema.ts'
import { openStock } from './open-ledger.ts'
import { readStoreIds } from './stores.ts'

/** A statement takes 65,535 values at most. */
const BATCH = 1_000

export interface ImportedPieces {
  sku: string
  /** Of a new product. */
  stock: number
  stockChange: number
  store: string | null
}

interface StockProblem {
  code: 'unknown' | 'too_few_pieces'
  column: string
  detail: string
  other?: string
}

/** The SKUs of which a file's pieces have been booked before. */
export async function findBooked(tx: Db, fileKey: string): Promise<Set<string>> {
  const { rows } = (await tx.execute(sql`
    select p.sku from stock_movements m join products p on p.id = m.product_id
    where m.source_key like ${`import:${fileKey}:%`}`)) as unknown as { rows: { sku: string }[] }
  return new Set(rows.map(({ sku }) => sku))
}

/** What the stock says against rows of a file. */
export async function findBadStock(
  tx: Db,
  rows: readonly { line: number; row: ImportedPieces }[],
): Promise<{ line: number; found: StockProblem }[]> {
  const stores = await readStoreIds(tx)
  const unknown = rows
    .filter(({ row }) => row.store !== null && !stores.includes(row.store))
    .map(({ line, row }) => ({ line, found: { code: 'unknown' as const, column: 'store', detail: row.store ?? '' } }))
  const leaving = rows.filter(({ row }) => row.stockChange < 0)
  if (leaving.length === 0) return unknown
  const { rows: levels } = (await tx.execute(sql`
    select p.sku, l.store, l.on_hand - l.reserved as most from stock_levels l join products p on p.id = l.product_id
    where p.sku in (select jsonb_array_elements_text(${JSON.stringify(leaving.map(({ row }) => row.sku))}::jsonb))`)) as unknown as {
    rows: { sku: string; store: string; most: number }[]
  }
  const mostOf = new Map(levels.map(({ sku, store, most }) => [`${store} ${sku}`, most]))
  const missing = leaving.flatMap(({ line, row }) => {
    const most = mostOf.get(`${row.store} ${row.sku}`) ?? 0
    const found = {
      code: 'too_few_pieces' as const,
      column: 'stock_change',
      detail: String(most),
      other: row.store ?? '',
    }
    return most < -row.stockChange ? [{ line, found }] : []
  })
  return [...unknown, ...missing]
}

/**
 * Opens the ledger of new products and books changes, each once for a file.
 * @returns the SKUs of which pieces were booked
 */
export async function savePieces(tx: Db, rows: readonly ImportedPieces[], fileKey: string): Promise<string[]> {
  const wanted = rows.filter(({ stock, stockChange }) => stock > 0 || stockChange !== 0)
  if (wanted.length === 0) return []
  const { rows: found } = (await tx.execute(sql`
    select p.id, p.sku, exists (select from stock_movements m where m.product_id = p.id) as "isKnown" from products p
    where p.sku in (select jsonb_array_elements_text(${JSON.stringify(wanted.map(({ sku }) => sku))}::jsonb))
    order by p.id for update of p`)) as unknown as { rows: { id: number; sku: string; isKnown: boolean }[] }
  const rowOf = new Map(wanted.map((row) => [row.sku, row]))
  const opened = found.filter(({ sku, isKnown }) => !isKnown && (rowOf.get(sku)?.stock ?? 0) > 0)
  for (const [store, products] of Map.groupBy(opened, ({ sku }) => rowOf.get(sku)?.store ?? null)) {
    const pieces = products.map(({ id, sku }) => ({ productId: id, quantity: rowOf.get(sku)?.stock ?? 0 }))
    await openStock(tx, pieces, store === null ? {} : { stores: [store] })
  }
  const changes = found.flatMap(({ id, sku }) => {
    const { stockChange = 0, store = null } = rowOf.get(sku) ?? {}
    if (stockChange === 0 || store === null) return []
    const reason = stockChange > 0 ? ('delivery' as const) : ('loss' as const)
    return [{ productId: id, store, delta: stockChange, reason, sourceKey: `import:${fileKey}:${id}` }]
  })
  const booked: { productId: number }[] = []
  for (let start = 0; start < changes.length; start += BATCH) {
    const added = await tx
      .insert(stockMovements)
      .values(changes.slice(start, start + BATCH))
      .onConflictDoNothing({ target: stockMovements.sourceKey })
      .returning({ productId: stockMovements.productId })
    booked.push(...added)
  }
  const skuOf = new Map(found.map(({ id, sku }) => [id, sku]))
  return [...opened.map(({ sku }) => sku), ...booked.flatMap(({ productId }) => skuOf.get(productId) ?? [])]
}
