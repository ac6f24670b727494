import { sql } from 'drizzle-orm'
import type { Database, Db } from '../db/connect.ts'
import { idList } from '../db/id-list.ts'

export interface StockRead {
  pieces: number
  /** Whether a later change will be told, so that the number may be kept until then. */
  isCurrent: boolean
}

/** Reads exact stock, and tells which stock changed. */
export interface StockReader {
  /** Of a published product; null where there is none. */
  read(productId: number): Promise<StockRead | null>
  /** Tells of a change, here at once and other processes soon, where the database does not: see order-levels.ts. */
  tell(productId: number): void
  /** Calls `changed` for each product whose stock changed, and with 'all' where changes may have been missed. */
  onChange(changed: (productId: number | 'all') => void): void
}

const CHANNEL = 'stock'

/** All who ask in one turn of the event loop share a statement. It listens until its database is closed. */
export async function openStockReader(database: Pick<Database, 'db' | 'listen' | 'notify'>): Promise<StockReader> {
  const listeners: ((productId: number | 'all') => void)[] = []
  const underWay = new Set<Gathering>()
  let gathering: Gathering | undefined
  let isListening = true

  function hear(change: number | 'all'): void {
    for (const { overtaken } of underWay) overtaken.add(change)
    for (const changed of listeners) changed(change)
  }

  function gather(): Gathering {
    const begun: Gathering = { ids: new Set(), overtaken: new Set(), found: new Promise(setImmediate).then(read) }
    async function read() {
      gathering = undefined
      underWay.add(begun)
      try {
        return await readStocks(database.db, [...begun.ids])
      } finally {
        underWay.delete(begun)
      }
    }
    return begun
  }

  await database.listen(
    CHANNEL,
    (payload) => hear(Number(payload)),
    () => {
      isListening = true
      hear('all')
    },
    () => {
      isListening = false
      hear('all')
    },
  )
  return {
    async read(productId) {
      gathering ??= gather()
      const { ids, found, overtaken } = gathering
      ids.add(productId)
      const pieces = (await found).get(productId)
      if (pieces === undefined) return null
      return { pieces, isCurrent: isListening && !overtaken.has(productId) && !overtaken.has('all') }
    },
    tell(productId) {
      hear(productId)
      database.notify(CHANNEL, String(productId))
    },
    onChange: (changed) => listeners.push(changed),
  }
}

interface Gathering {
  ids: Set<number>
  /** Told while the statement was under way: it may have read what was before. */
  overtaken: Set<number | 'all'>
  found: Promise<Map<number, number>>
}

async function readStocks(db: Pick<Db, 'execute'>, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = (await db.execute(sql`
    select id, stock from products where id in (${idList(ids)}) and status = 'published'`)) as unknown as {
    rows: { id: number; stock: number }[]
  }
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}
