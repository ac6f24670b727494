import { sql } from 'drizzle-orm'
import { countLines } from '../db/stock-schema.ts'
import type { Shop } from '../shop.ts'

/** A scan that arrives within so long was made now: what is booked was booked before it, whatever clocks say. */
const FRESH_MS = 2_000

interface Counted {
  store: string
  productId: number
  /** When, by this process's clock. */
  at: Date
}

/**
 * The id of the last movement before something was counted, or 0. Movements of one product wait for one another, so
 * that their ids are in order. Only what was counted while there was no connection is judged by clocks.
 */
export async function lastMovementBefore({ db, clock }: Shop, { store, productId, at }: Counted): Promise<number> {
  const isFresh = clock().valueOf() - at.valueOf() <= FRESH_MS
  const { rows } = (await db.execute(sql`
    select coalesce(max(id), 0)::text as id from stock_movements
    where store = ${store} and product_id = ${productId} and (${isFresh} or at <= ${at.toISOString()}::timestamptz)`)) as unknown as {
    rows: { id: string }[]
  }
  return Number(rows[0]?.id ?? 0)
}

/** Whether the movements of a line belong to its moments; its alias is `l`. */
export const knowsMovements = sql`coalesce(l.movements_at = l.last_at, false)`

const isKnown = sql`${countLines.movementsAt} = ${countLines.lastAt}`

/** What one more scan changes in a line. */
export const oneMore = {
  counted: sql`${countLines.counted} + 1`,
  firstAt: sql`least(${countLines.firstAt}, excluded.first_at)`,
  lastAt: sql`greatest(${countLines.lastAt}, excluded.last_at)`,
  firstMovement: sql`case when ${isKnown} then least(${countLines.firstMovement}, excluded.first_movement) end`,
  lastMovement: sql`case when ${isKnown} then greatest(${countLines.lastMovement}, excluded.last_movement) end`,
  movementsAt: sql`case when ${isKnown} then greatest(${countLines.lastAt}, excluded.last_at) end`,
}
