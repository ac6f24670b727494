import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorOf, fillCart, guestId } from '../../test/support/buyers.ts'
import { newCustomer } from '../../test/support/new-customer.ts'
import { createTestShop, type TestShop } from '../../test/support/test-shop.ts'
import { deleteExpired } from './cleanup.ts'
import { carts, emailTokens, rateLimits, sessions } from './db/schema.ts'

const DAY_MS = 86_400_000
let shop: TestShop
let now = new Date()
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
})
afterAll(() => shop.close())

test('expired rows are deleted, and nothing else', async () => {
  const { api, user } = await newCustomer(shop)
  const own = await api.cart.open({ userId: user.id })
  const guest = shop.visitor()
  const empty = await guest.api.cart.open({ guestId: guestId() })
  const full = await fillCart(shop.visitor(), (await shop.product('silk-cord-navy')).id)
  await errorOf(shop.visitor().api.account.logIn({ username: 'nobody', password: 'guess-1' }))
  const { db } = shop.shop
  const remaining = async () => ({
    sessions: await db.$count(sessions, eq(sessions.userId, user.id)),
    links: await db.$count(emailTokens, eq(emailTokens.userId, user.id)),
    rateLimits: (await db.$count(rateLimits)) > 0,
    carts: (
      await db
        .select()
        .from(carts)
        .where(inArray(carts.id, [own.id, empty.id, full.id]))
    ).map(({ id }) => id),
  })
  const before = { sessions: 1, links: 1, rateLimits: true, carts: [own.id, empty.id, full.id] }
  await deleteExpired(shop.shop)
  expect(await remaining()).toEqual(before)
  now = new Date(now.valueOf() + 31 * DAY_MS)
  await deleteExpired(shop.shop)
  expect(await remaining()).toEqual({ sessions: 0, links: 0, rateLimits: false, carts: [own.id, full.id] })
})
