import { inArray } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { rateLimits } from '../db/schema.ts'
import { findExceededLimit, limitError } from './find-exceeded-limit.ts'
import type { Limit } from './limit.ts'
import { returnTokens } from './token-bucket.ts'

export { hashed } from './find-exceeded-limit.ts'

/**
 * Call it before the attempt, so that concurrent attempts are counted. With several limits, call it in a transaction:
 * the error rolls it back, so that a rejected attempt is not counted.
 * @throws ShopError the limit's code with the seconds to wait
 */
export async function countAttempt(tx: Db, limits: readonly Limit[], now: Date): Promise<void> {
  const exceeded = await findExceededLimit(tx, limits, now)
  if (exceeded !== null) throw limitError(exceeded)
}

export async function isWithin(db: Db, limit: Limit, now: Date): Promise<boolean> {
  return (await findExceededLimit(db, [limit], now)) === null
}

/** After a successful attempt: resets the caller's own limits, and takes the attempt back from shared ones. */
export async function forgetAttempt(db: Db, own: readonly Limit[], shared: readonly Limit[]): Promise<void> {
  const keys = own.map((limit) => limit.key)
  await db.delete(rateLimits).where(inArray(rateLimits.key, keys))
  await returnTokens(db, shared)
}
