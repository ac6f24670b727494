import { inArray } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { rateLimits } from '../db/schema.ts'
import { findExceededLimit, limitError } from './find-exceeded-limit.ts'
import type { Limit } from './limit.ts'
import { returnTokens } from './token-bucket.ts'

export { hashed } from './find-exceeded-limit.ts'

/**
 * Counts one try against each limit, before it is made, so that tries made at once are counted too. A try that is
 * refused is not counted: with more than one limit, run this inside the transaction that the refusal rolls back.
 *
 * @throws ShopError the limit's code with the seconds to wait
 */
export async function countAttempt(tx: Db, limits: readonly Limit[], now: Date): Promise<void> {
  const refused = await findExceededLimit(tx, limits, now)
  if (refused !== null) throw limitError(refused)
}

/** Counts one try and says whether it is within the limit, for what must not be told that it is not. */
export async function isWithin(db: Db, limit: Limit, now: Date): Promise<boolean> {
  return (await findExceededLimit(db, [limit], now)) === null
}

/** After a try that succeeded: forgets the failures against one's own limits, and takes the try back from the others. */
export async function forgetAttempt(db: Db, own: readonly Limit[], shared: readonly Limit[]): Promise<void> {
  const keys = own.map((limit) => limit.key)
  await db.delete(rateLimits).where(inArray(rateLimits.key, keys))
  await returnTokens(db, shared)
}
