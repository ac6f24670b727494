import { createHash } from 'node:crypto'
import { ShopError } from '../../contract/errors.ts'
import type { Db } from '../db/connect.ts'
import { countGrowing, isGrowing } from './growing-limit.ts'
import type { ExceededLimit, Limit } from './limit.ts'
import { takeTokens } from './token-bucket.ts'

/**
 * Counts one try against each limit. A refused try must not be counted: with more than one limit, the caller rolls
 * back the transaction on a refusal.
 *
 * @returns the limit that refused, or `null`
 */
export async function findExceededLimit(tx: Db, limits: readonly Limit[], now: Date): Promise<ExceededLimit | null> {
  for (const limit of limits.filter(isGrowing)) {
    const refused = await countGrowing(tx, limit, now)
    if (refused !== null) return refused
  }
  const buckets = limits.filter((limit) => !isGrowing(limit))
  return takeTokens(tx, buckets, now)
}

/** A refusal as an error, with the seconds to wait. */
export const limitError = ({ limit: { code = 'too_many_attempts' }, waitMs }: ExceededLimit): ShopError =>
  new ShopError(code, { retryAfterSeconds: Math.ceil(waitMs / 1000) })

/**
 * A name or an address as part of a limit's key: what people typed is not kept. Spellings that may mean the same name
 * make one key, or each would bring tries of its own.
 */
export const hashed = (text: string): string =>
  createHash('sha256').update(text.normalize('NFKC').toLowerCase().replaceAll('ς', 'σ')).digest('base64url')
