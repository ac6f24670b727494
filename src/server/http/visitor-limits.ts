import type { ErrorCode } from '../../contract/errors.ts'
import type { Allowance } from '../limit-settings.ts'
import { findExceededLimit, limitError } from '../limits/find-exceeded-limit.ts'
import type { Limit } from '../limits/limit.ts'
import type { Shop } from '../shop.ts'

/** A guest without a cookie is limited by network address only. */
export interface Requester {
  userId: number | null
  guestKey: string | null
  address: string
}

interface LimitRule extends Allowance {
  what: string
  minutes: number
  code: ErrorCode
}

/** A strict limit per person and a generous one per network address, which a new cookie does not evade. */
export function limitsOf(visitor: Requester, { what, minutes, code, perGuest, perAddress }: LimitRule): Limit[] {
  const person = personOf(visitor)
  const personLimits = person === null ? [] : [{ key: `${what}-by:${person}`, most: perGuest, minutes, code }]
  return [...personLimits, { key: `${what}-from:${visitor.address}`, most: perAddress, minutes, code }]
}

/**
 * Rejects a caller whose limit was exceeded recently, without a query. Call it before the transaction.
 * @throws ShopError the limit's code with the seconds to wait
 */
export function rejectRepeated(shop: Shop, limits: readonly Limit[]): void {
  const exceeded = shop.localLimits.findExceededLimit(limits, shop.clock())
  if (exceeded !== null) throw limitError(exceeded)
}

/**
 * Counts an attempt. Call it as one of the last statements of a transaction: limit rows are then locked briefly, and
 * failed or rejected attempts are rolled back.
 * @throws ShopError the limit's code with the seconds to wait
 */
export async function countInTransaction(shop: Shop, limits: readonly Limit[]): Promise<void> {
  const now = shop.clock()
  const exceeded = await findExceededLimit(shop.db, limits, now)
  if (exceeded === null) return
  shop.localLimits.remember(exceeded, now)
  throw limitError(exceeded)
}

/**
 * Counts cheap and frequent attempts, in this process only.
 * @throws ShopError the limit's code with the seconds to wait
 */
export function countLocally(shop: Shop, limits: readonly Limit[]): void {
  const exceeded = shop.localLimits.take(limits, shop.clock())
  if (exceeded !== null) throw limitError(exceeded)
}

const personOf = ({ userId, guestKey }: Requester) => (userId === null ? guestKey : `user ${userId}`)
