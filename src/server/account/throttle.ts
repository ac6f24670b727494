import { createHash } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import type { Db } from '../db/connect.ts'
import { throttles } from '../db/schema.ts'

/** So many tries within so many minutes; the next must wait for as long, and twice as long each time that happens. */
export interface Limit {
  key: string
  most: number
  minutes: number
}

const MINUTE_MS = 60_000
const LONGEST_WAIT_MINUTES = 8 * 60
/** Whoever kept quiet for this long after a limit begins afresh. */
export const FORGIVEN_AFTER_MS = 24 * 60 * MINUTE_MS

/**
 * Counts one try against each limit, before it is made, so that tries made at once are counted too.
 *
 * @throws ShopError `too_many_attempts` with the seconds to wait
 */
export async function countTry(db: Db, limits: readonly Limit[], now: Date): Promise<void> {
  const waits: number[] = []
  for (const limit of limits) waits.push(await waitAfterTry(db, limit, now))
  const longest = Math.max(...waits)
  if (longest > 0) throw new ShopError('too_many_attempts', { retryAfterSeconds: Math.ceil(longest / 1000) })
}

/** Counts one try and says whether it is within the limit, for what must not be told that it is not. */
export async function isWithin(db: Db, limit: Limit, now: Date): Promise<boolean> {
  return (await waitAfterTry(db, limit, now)) === 0
}

/** After a try that succeeded: forgets the failures against one's own limits, and takes the try back from the others. */
export async function forgiveTry(db: Db, own: readonly Limit[], shared: readonly Limit[]): Promise<void> {
  await db.delete(throttles).where(inArray(throttles.key, keysOf(own)))
  if (shared.length === 0) return
  await db
    .update(throttles)
    .set({ failures: sql`greatest(${throttles.failures} - 1, 0)` })
    .where(inArray(throttles.key, keysOf(shared)))
}

/** A name or an address as part of a limit's key: what people typed is not kept. */
export const hashed = (text: string): string => createHash('sha256').update(text.toLowerCase()).digest('base64url')

const keysOf = (limits: readonly Limit[]) => limits.map((limit) => limit.key)

/** Milliseconds until the limit allows the next try; 0 where it allows this one. */
async function waitAfterTry(db: Db, { key, most, minutes }: Limit, now: Date): Promise<number> {
  const at = (ms: number) => new Date(now.valueOf() + ms).toISOString()
  const { failures, strikes, resetsAt } = throttles
  const isOver = sql`${resetsAt} <= ${now.toISOString()}`
  const isPassed = sql`not ${isOver} and ${failures} = ${most}`
  const wait = sql`least(${minutes}::int * (1 << ${strikes}), ${LONGEST_WAIT_MINUTES}::int) * interval '1 minute'`
  const [row] = await db
    .insert(throttles)
    .values({ key, failures: 1, resetsAt: new Date(now.valueOf() + minutes * MINUTE_MS) })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        failures: sql`case when ${isOver} then 1 else ${failures} + 1 end`,
        strikes: sql`case when ${resetsAt} <= ${at(-FORGIVEN_AFTER_MS)} then 0
          when ${isPassed} then least(${strikes} + 1, 10) else ${strikes} end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at
          when ${isPassed} then ${now.toISOString()}::timestamptz + ${wait} else ${resetsAt} end`,
      },
    })
    .returning()
  return row !== undefined && row.failures > most ? row.resetsAt.valueOf() - now.valueOf() : 0
}
