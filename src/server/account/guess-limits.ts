import { hashed } from '../limits/attempts.ts'
import type { Limit } from '../limits/limit.ts'

interface GuessLimits {
  /** Reset by a successful attempt. */
  own: Limit[]
  /** Shared with other callers: a successful attempt takes back one attempt only. */
  shared: Limit[]
}

const GROWING_LIMIT = { most: 8, minutes: 15, growsToMinutes: 240 }
/** 732 attempts a day by username and as many by e-mail. One network address reaches `GROWING_LIMIT` first. */
const PER_NAME = { most: 12, minutes: 24 }
const PER_ADDRESS = { most: 100, minutes: 15 }

/**
 * Rate limits for password guessing: per name and network address, per network address, and per name. A browser that
 * has signed in to the account before has its own limit, so that other callers cannot lock out the owner. Keys use the
 * entered name, not the account: otherwise they would reveal which names share an account.
 * @param knownBrowser the key of a browser that has signed in to the account, or `null`
 */
export function guessLimits(name: string, address: string, knownBrowser: string | null): GuessLimits {
  const nameHash = hashed(name)
  if (knownBrowser !== null)
    return { own: [{ key: `login:${nameHash}:by:${knownBrowser}`, ...GROWING_LIMIT }], shared: [] }
  return {
    own: [{ key: `login:${nameHash}:${address}`, ...GROWING_LIMIT }],
    shared: [
      { key: `login-from:${address}`, ...PER_ADDRESS },
      { key: `login-to:${nameHash}`, ...PER_NAME },
    ],
  }
}

export const passwordCheckLimit = (userId: number): Limit => ({ key: `password:${userId}`, ...GROWING_LIMIT })
