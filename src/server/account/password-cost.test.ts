import { expect, test } from 'vitest'
import { hashPassword, unusablePasswordHash, verifyPassword } from './password.ts'

/** Passes and memory, as OWASP recommends them first. */
const COST = '$argon2id$v=19$m=19456,t=2,p=1$'

test('passwords are hashed at the recommended cost, and where there is none, a guess costs as much', async () => {
  const hash = await hashPassword('a long enough password')
  expect(hash.slice(0, COST.length)).toBe(COST)
  expect(unusablePasswordHash().slice(0, COST.length)).toBe(COST)
  expect(await verifyPassword(hash, 'a long enough password')).toBe(true)
  expect(await verifyPassword(hash, 'another password')).toBe(false)
  expect(await verifyPassword(undefined, 'not a password')).toBe(false)
})
