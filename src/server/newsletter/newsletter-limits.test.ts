import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitorFrom } from '../../../test/support/from-address.ts'
import { DEFAULT_LIMITS } from '../../../test/support/test-config.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { outbox } from '../db/schema.ts'

let shop: TestShop
const now = new Date('2026-11-23T09:00:00Z')
beforeAll(async () => {
  shop = await createTestShop({ config: { trustedProxies: 1, limits: DEFAULT_LIMITS }, clock: () => now })
})
afterAll(() => shop.close())

const subscribe = async (address: string, email: string) =>
  (await visitorFrom(shop, address).post('/api/newsletter', { email })).status

test('one stranger cannot have e-mails sent to five hundred others, and learns of none who is known', async () => {
  const { perAddress } = DEFAULT_LIMITS.newsletter
  const statuses = []
  for (let i = 0; i < 500; i++) statuses.push(await subscribe('203.0.113.1', `stranger-${i}@example.com`))
  expect(statuses.slice(0, perAddress)).toEqual(Array.from({ length: perAddress }, () => 202))
  expect(new Set(statuses.slice(perAddress))).toEqual(new Set([429]))
  expect(await shop.shop.db.$count(outbox)).toBe(perAddress)
  expect(await subscribe('203.0.113.1', 'stranger-0@example.com')).toBe(429)
})

test('a full room may ask for it from one address', async () => {
  const room = Array.from({ length: 60 }, (_, i) => subscribe('203.0.113.2', `guest-${i}@example.com`))
  expect(new Set(await Promise.all(room))).toEqual(new Set([202]))
})
