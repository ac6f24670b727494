import { hashed } from '../limits/attempts.ts'
import type { Limit } from '../limits/limit.ts'

interface GuessLimits {
  /** Forgotten once the right password is given. */
  own: Limit[]
  /** Other people's tries count against these too, so one success takes back one try only. */
  shared: Limit[]
}

/** Eight tries, then a quarter of an hour, doubling up to four hours. */
const PATIENCE = { most: 8, minutes: 15, growsToMinutes: 240 }
/**
 * Twelve tries at once and one every two minutes: 732 a day from anywhere, by username and again by e-mail, and never
 * longer than two minutes until the next. One network address alone runs into `PATIENCE` first, so it cannot use them up.
 */
const NAME_FROM_ANYWHERE = { most: 12, minutes: 24 }
const ANY_NAME_FROM_ADDRESS = { most: 100, minutes: 15 }

/**
 * What slows down guessing at an account's password: from one network address at that account, from that address at any
 * account, and at that account from anywhere. A browser that has signed in to the account before is held to its own
 * tries alone, so that no stranger can lock its owner out. Limits go by the name as typed, never by the account found,
 * or they would tell which names belong together.
 *
 * @param knownBrowser the key of a browser that the account knows, or `null`
 */
export function guessLimits(name: string, address: string, knownBrowser: string | null): GuessLimits {
  const who = hashed(name)
  if (knownBrowser !== null) return { own: [{ key: `login:${who}:by:${knownBrowser}`, ...PATIENCE }], shared: [] }
  return {
    own: [{ key: `login:${who}:${address}`, ...PATIENCE }],
    shared: [
      { key: `login-from:${address}`, ...ANY_NAME_FROM_ADDRESS },
      { key: `login-to:${who}`, ...NAME_FROM_ANYWHERE },
    ],
  }
}

/** Asking for one's current password again, by whoever holds a session of the account. */
export const passwordCheckLimit = (userId: number): Limit => ({ key: `password:${userId}`, ...PATIENCE })
