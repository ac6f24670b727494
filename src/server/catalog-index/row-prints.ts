import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { brands, products } from '../db/schema.ts'

/** A number for each published product, by ascending id, which changes when what its row shows changes. */
export interface RowPrints {
  ids: Int32Array
  prints: Float64Array
}

const BATCH = 20_000
const EXACT_IN_A_DOUBLE = Number.MAX_SAFE_INTEGER

/** Of the stock, only in or out of stock is shown. */
const { id: _, stock: __, version: ___, requestKey: ____, ...SHOWN } = getTableColumns(products)

/** Takes some seconds for a million products, most of it in the database. */
export async function readRowPrints(db: Db): Promise<RowPrints> {
  const shown = sql.join([...Object.values(SHOWN), sql`${products.stock} > 0`, sql`${brands}`], sql`, `)
  const print = sql<number>`(hashtextextended(row(${shown})::text, 0) & ${EXACT_IN_A_DOUBLE}::bigint)::float8`
  const ids: number[] = []
  const prints: number[] = []
  for (;;) {
    const rows = await db
      .select({ id: products.id, print })
      .from(products)
      .innerJoin(brands, eq(brands.brand, products.brand))
      .where(sql`${products.status} = 'published' and ${products.id} > ${ids.at(-1) ?? 0}`)
      .orderBy(products.id)
      .limit(BATCH)
    for (const row of rows) {
      ids.push(row.id)
      prints.push(row.print)
    }
    if (rows.length < BATCH) return { ids: Int32Array.from(ids), prints: Float64Array.from(prints) }
  }
}

/** The ids of what was added, changed or removed; a print that is no number has always changed. */
export function changedIds(before: RowPrints, after: RowPrints): number[] {
  const changed: number[] = []
  let old = 0
  for (const [place, id] of after.ids.entries()) {
    while (old < before.ids.length && (before.ids[old] as number) < id) changed.push(before.ids[old++] as number)
    const isKnown = before.ids[old] === id
    if (!isKnown || before.prints[old] !== after.prints[place]) changed.push(id)
    if (isKnown) old++
  }
  for (; old < before.ids.length; old++) changed.push(before.ids[old] as number)
  return changed
}

/** As `prints`, but the rows with these ids count as changed. */
export const withoutPrints = ({ ids, prints }: RowPrints, changed: ReadonlySet<number>): RowPrints => ({
  ids,
  prints: prints.map((print, place) => (changed.has(ids[place] as number) ? Number.NaN : print)),
})
