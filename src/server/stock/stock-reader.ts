import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { idList } from './lock-stock.ts'

/** Of a published product; null where there is none. */
export type ReadStock = (productId: number) => Promise<number | null>

/** Reads exact stock from the database. All who ask in one turn of the event loop share a statement. */
export function createStockReader(db: Pick<Db, 'execute'>): ReadStock {
  let gathering: { ids: Set<number>; found: Promise<Map<number, number>> } | undefined

  function gather() {
    const ids = new Set<number>()
    const found = new Promise(setImmediate).then(() => {
      gathering = undefined
      return readStocks(db, [...ids])
    })
    return { ids, found }
  }

  return async (productId) => {
    gathering ??= gather()
    gathering.ids.add(productId)
    return (await gathering.found).get(productId) ?? null
  }
}

async function readStocks(db: Pick<Db, 'execute'>, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = (await db.execute(sql`
    select id, stock from products where id in (${idList(ids)}) and status = 'published'`)) as unknown as {
    rows: { id: number; stock: number }[]
  }
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}
