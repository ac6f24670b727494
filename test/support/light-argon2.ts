import { createRequire } from 'node:module'

/** `vitest.config.ts` puts this module in the place of the library, which has to be asked for in another way. */
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof import('@node-rs/argon2')

/**
 * The library with the least memory and one pass: real hashes took a twentieth of the tests' processor time.
 * `password-cost.test.ts` checks what the shop itself uses, and e2e tests use that.
 */
export const hash = (password: string): Promise<string> => argon2.hash(password, { memoryCost: 64, timeCost: 1 })

export const { verify } = argon2
