import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { type Db, transaction } from '../db/connect.ts'
import { rateLimits } from '../db/schema.ts'
import { countAttempt } from './attempts.ts'
import type { Limit } from './limit.ts'

const NOW = new Date('2026-11-23T09:00:00Z')
const later = (seconds: number) => new Date(NOW.valueOf() + seconds * 1000)

let shop: TestShop
let other: TestShop | undefined
beforeAll(async () => {
  shop = await createTestShop()
  other = shop.url === undefined ? undefined : await createTestShop({ url: shop.url })
})
afterAll(async () => {
  await other?.close()
  await shop.close()
})

/** Seconds to wait, 0 if the attempt is allowed. */
async function attempt(limits: Limit[], now = NOW, inShop: { db: Db } = shop.shop): Promise<number> {
  const counting = transaction(inShop, ({ db }) => countAttempt(db, limits, now))
  return counting.then(
    () => 0,
    (error) => error.retryAfterSeconds,
  )
}

test('a bucket allows its capacity at once, then as it refills, and never more than its capacity', async () => {
  const limit = { key: 'bucket', most: 3, minutes: 1 }
  const attempts = async (now: Date) => [await attempt([limit], now), await attempt([limit], now)]
  expect([...(await attempts(NOW)), ...(await attempts(NOW))]).toEqual([0, 0, 0, 20])
  expect(await attempts(later(20))).toEqual([0, 20])
  expect([...(await attempts(later(86_400))), ...(await attempts(later(86_400)))]).toEqual([0, 0, 0, 20])
})

test('an attempt may take several units, and one above the capacity is rejected', async () => {
  const of = (units: number) => attempt([{ key: 'units', most: 10, minutes: 10, units }])
  expect([await of(8), await of(3), await of(2), await of(11)]).toEqual([0, 60, 0, 600])
})

test('an attempt rejected by one limit counts against none', async () => {
  const [full, roomy] = [
    { key: 'full', most: 1, minutes: 1 },
    { key: 'roomy', most: 5, minutes: 1 },
  ]
  await attempt([full])
  expect(await attempt([full, roomy])).toBe(60)
  expect(await shop.shop.db.$count(rateLimits, eq(rateLimits.key, 'roomy'))).toBe(0)
})

test('of a hundred concurrent attempts by two processes, exactly the limit is allowed', async () => {
  const limits = [
    { key: 'crowd a', most: 40, minutes: 60 },
    { key: 'crowd b', most: 7, minutes: 60 },
  ]
  const waits = await Promise.all(
    Array.from({ length: 100 }, (_, i) =>
      attempt(i % 2 ? limits : limits.toReversed(), NOW, (i % 3 ? other : undefined)?.shop ?? shop.shop),
    ),
  )
  expect(waits.filter((wait) => wait === 0)).toHaveLength(7)
})
