import { createHash } from 'node:crypto'
import { ShopError } from '../../contract/errors.ts'
import type { Db } from '../db/connect.ts'
import { countGrowing, isGrowing } from './growing-limit.ts'
import type { ExceededLimit, Limit } from './limit.ts'
import { takeTokens } from './token-bucket.ts'

/**
 * Counts an attempt against each limit. If one of several is exceeded, the caller must roll back: the others were
 * counted.
 */
export async function findExceededLimit(tx: Db, limits: readonly Limit[], now: Date): Promise<ExceededLimit | null> {
  for (const limit of limits.filter(isGrowing)) {
    const exceeded = await countGrowing(tx, limit, now)
    if (exceeded !== null) return exceeded
  }
  const buckets = limits.filter((limit) => !isGrowing(limit))
  return takeTokens(tx, buckets, now)
}

export const limitError = ({ limit: { code = 'too_many_attempts' }, waitMs }: ExceededLimit): ShopError =>
  new ShopError(code, { retryAfterSeconds: Math.ceil(waitMs / 1000) })

/** User input must not be stored, so a limit's key has its hash. Spellings of one name share a limit. */
export const hashed = (text: string): string =>
  createHash('sha256').update(text.normalize('NFKC').toLowerCase().replaceAll('ς', 'σ')).digest('base64url')
