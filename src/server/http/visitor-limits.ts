import type { ErrorCode } from '../../contract/errors.ts'
import type { Allowance } from '../limit-settings.ts'
import { findExceededLimit, limitError } from '../limits/find-exceeded-limit.ts'
import type { Limit } from '../limits/limit.ts'
import type { Shop } from '../shop.ts'

/** Who asks, as limits tell people apart. A guest without a cookie yet counts by the network address alone. */
export interface Requester {
  userId: number | null
  guestKey: string | null
  address: string
}

interface Rule extends Allowance {
  /** What is limited, as the beginning of the keys. */
  what: string
  minutes: number
  code: ErrorCode
}

/** A tight limit for the person and a generous one for the network address, which a fresh cookie does not evade. */
export function limitsOf(visitor: Requester, { what, minutes, code, perGuest, perAddress }: Rule): Limit[] {
  const person = personOf(visitor)
  const ofPerson = person === null ? [] : [{ key: `${what}-by:${person}`, most: perGuest, minutes, code }]
  return [...ofPerson, { key: `${what}-from:${visitor.address}`, most: perAddress, minutes, code }]
}

/**
 * Refuses at once whoever was refused just now, without a statement. Call it before the transaction that `countInTransaction`
 * ends.
 *
 * @throws ShopError the limit's code with the seconds to wait
 */
export function rejectRepeated(shop: Shop, limits: readonly Limit[]): void {
  const refused = shop.localLimits.findExceededLimit(limits, shop.clock())
  if (refused !== null) throw limitError(refused)
}

/**
 * Counts what a transaction is about to do, as one of its last statements: rows of limits are then locked for as short
 * as can be, and whatever fails or is refused is not counted, since it is rolled back.
 *
 * @throws ShopError the limit's code with the seconds to wait
 */
export async function countInTransaction(shop: Shop, limits: readonly Limit[]): Promise<void> {
  const now = shop.clock()
  const refused = await findExceededLimit(shop.db, limits, now)
  if (refused === null) return
  shop.localLimits.remember(refused, now)
  throw limitError(refused)
}

/**
 * Counts what is cheap and frequent in this process alone.
 *
 * @throws ShopError the limit's code with the seconds to wait
 */
export function countLocally(shop: Shop, limits: readonly Limit[]): void {
  const refused = shop.localLimits.take(limits, shop.clock())
  if (refused !== null) throw limitError(refused)
}

const personOf = ({ userId, guestKey }: Requester) => (userId === null ? guestKey : `user ${userId}`)
