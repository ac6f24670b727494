import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { createBoundedQueue } from './password-queue.ts'

/** One queue per process: hashes run on libuv's threads, which compression, files and DNS look-ups need as well. */
export const passwordQueue = createBoundedQueue({ concurrency: 1, longestQueue: 100 })

/**
 * argon2id with the library's settings: 19 MiB, 2 passes (OWASP's first recommendation).
 * @throws ShopError `busy`
 */
export const hashPassword = (password: string): Promise<string> => passwordQueue.run(() => hash(password))

/** Verified if there is no such user, so that an unknown name takes as long as a wrong password. */
let dummyHash: Promise<string> | undefined

/**
 * A missing hash never matches and takes just as long.
 * @throws ShopError `busy`
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  return (await whichPassword([stored], password)) === 0
}

/**
 * Verifies all hashes in one task of the queue. Returns the index of the match, or `-1`.
 * @throws ShopError `busy`
 */
export async function whichPassword(stored: readonly (string | undefined)[], password: string): Promise<number> {
  const matches = await passwordQueue.run(async () => {
    const results: boolean[] = []
    for (const candidate of stored) results.push(await isMatch(candidate, password))
    return results
  })
  return matches.indexOf(true)
}

async function isMatch(stored: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hash('not a password')
  const matches = await verify(stored ?? (await dummyHash), password)
  return matches && stored !== undefined
}

/** A well-formed argon2id hash of no known password. Verifying it takes as long as any other. */
export function unusablePasswordHash(): string {
  const random = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=19456,t=2,p=1$${random(16)}$${random(32)}`
}
