import { hash, verify } from '@node-rs/argon2'
import { createBoundedQueue } from './password-queue.ts'

/**
 * Every hash of this process goes through here. They are computed on libuv's few threads, which compression, files and
 * name look-ups need as well: the queue leaves those some. It is the process's, as the threads are.
 */
export const passwordQueue = createBoundedQueue({ concurrency: 1, longestQueue: 100 })

/**
 * argon2id with the library's settings: 19 MiB, 2 passes (OWASP's first recommendation).
 *
 * @throws ShopError `busy`
 */
export const hashPassword = (password: string): Promise<string> => passwordQueue.run(() => hash(password))

/** Verified against where there is no such user, so that an unknown name takes as long as a wrong password. */
let nobodysHash: Promise<string> | undefined

/**
 * Whether a password is the one that was hashed; `undefined` is nobody's hash and takes just as long.
 *
 * @throws ShopError `busy`
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  return (await whichPassword([stored], password)) === 0
}

/**
 * Finds the hash that a password is of, trying every one whichever matches, in one place of the queue.
 *
 * @returns its index, or `-1`
 * @throws ShopError `busy`
 */
export async function whichPassword(stored: readonly (string | undefined)[], password: string): Promise<number> {
  const matches = await passwordQueue.run(async () => {
    const tried: boolean[] = []
    for (const one of stored) tried.push(await isMatch(one, password))
    return tried
  })
  return matches.indexOf(true)
}

async function isMatch(stored: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hash('nobody has this password')
  const matches = await verify(stored ?? (await nobodysHash), password)
  return matches && stored !== undefined
}
