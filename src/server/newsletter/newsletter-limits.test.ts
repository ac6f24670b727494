import { afterAll, beforeAll, expect, test } from 'vitest'
import { listQueuedEmails } from '../../../test/support/emails.ts'
import { visitorFrom } from '../../../test/support/from-address.ts'
import { DEFAULT_LIMITS } from '../../../test/support/test-config.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'

let shop: TestShop
const now = new Date('2026-11-23T09:00:00Z')
beforeAll(async () => {
  shop = await createTestShop({ config: { trustedProxies: 1, limits: DEFAULT_LIMITS }, clock: () => now })
})
afterAll(() => shop.close())

const subscribe = async (address: string, email: string) =>
  (await visitorFrom(shop, address).post('/api/newsletter', { email })).status

test('subscriptions are limited per network address, also for known e-mail addresses', async () => {
  const { perAddress } = DEFAULT_LIMITS.newsletter
  const statuses = []
  for (let i = 0; i < 500; i++) statuses.push(await subscribe('203.0.113.1', `reader-${i}@example.com`))
  expect(statuses.slice(0, perAddress)).toEqual(Array.from({ length: perAddress }, () => 202))
  expect(new Set(statuses.slice(perAddress))).toEqual(new Set([429]))
  expect(await listQueuedEmails(shop.shop)).toHaveLength(perAddress)
  expect(await subscribe('203.0.113.1', 'reader-0@example.com')).toBe(429)
})

test('sixty visitors can subscribe from one network address', async () => {
  const statuses = Array.from({ length: 60 }, (_, i) => subscribe('203.0.113.2', `guest-${i}@example.com`))
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([202]))
})
