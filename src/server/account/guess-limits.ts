import { hashed, type Limit } from './throttle.ts'

interface GuessLimits {
  /** Forgotten once the right password is given. */
  own: Limit[]
  /** Other people's tries count against these too, so one success does not wipe them out. */
  shared: Limit[]
}

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
  if (knownBrowser !== null)
    return { own: [{ key: `login:${who}:by:${knownBrowser}`, most: 8, minutes: 15 }], shared: [] }
  return {
    own: [{ key: `login:${who}:${address}`, most: 8, minutes: 15 }],
    shared: [
      { key: `login-from:${address}`, most: 100, minutes: 15 },
      { key: `login-to:${who}`, most: 50, minutes: 15 },
    ],
  }
}

/** Asking for one's current password again, by whoever holds a session of the account. */
export const passwordCheckLimit = (userId: number): Limit => ({ key: `password:${userId}`, most: 8, minutes: 15 })
