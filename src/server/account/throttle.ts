import { createHash } from 'node:crypto'
import { inArray, lt, sql } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import type { Db } from '../db/connect.ts'
import { throttles } from '../db/schema.ts'

/** So many failures within so many minutes, and the next try must wait for the rest of them. */
export interface Limit {
  key: string
  most: number
  minutes: number
}

/** The limits of guessing at one account from one address, and at any account from one address. */
export function guessLimits(account: string, address: string): Limit[] {
  const who = createHash('sha256').update(account.toLowerCase()).digest('base64url')
  return [
    { key: `login:${who}:${address}`, most: 8, minutes: 15 },
    { key: `login:${address}`, most: 100, minutes: 15 },
  ]
}

/**
 * Counts one try against each limit, before it is made, so that tries made at once are counted too.
 *
 * @throws ShopError `too_many_attempts` with the seconds to wait
 */
export async function countTry(db: Db, limits: readonly Limit[], now: Date): Promise<void> {
  const waits: number[] = []
  for (const { key, most, minutes } of limits) {
    const resetsAt = new Date(now.valueOf() + minutes * 60_000)
    const begunAnew = sql`${throttles.resetsAt} <= ${now.toISOString()}`
    const [row] = await db
      .insert(throttles)
      .values({ key, failures: 1, resetsAt })
      .onConflictDoUpdate({
        target: throttles.key,
        set: {
          failures: sql`case when ${begunAnew} then 1 else ${throttles.failures} + 1 end`,
          resetsAt: sql`case when ${begunAnew} then excluded.resets_at else ${throttles.resetsAt} end`,
        },
      })
      .returning()
    if (row !== undefined && row.failures > most) waits.push(row.resetsAt.valueOf() - now.valueOf())
  }
  if (waits.length === 0) return
  throw new ShopError('too_many_attempts', { retryAfterSeconds: Math.ceil(Math.max(...waits) / 1000) })
}

/** Forgets the tries against some limits, after one that succeeded, and all that have run out. */
export async function forgetTries(db: Db, limits: readonly Limit[], now: Date): Promise<void> {
  await db.delete(throttles).where(
    inArray(
      throttles.key,
      limits.map((limit) => limit.key),
    ),
  )
  await db.delete(throttles).where(lt(throttles.resetsAt, now))
}
