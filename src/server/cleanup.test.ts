import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AGED_ROWS } from '../../test/support/aged-rows.ts'
import { errorOf, fillCart, guestId } from '../../test/support/buyers.ts'
import { newCustomer } from '../../test/support/new-customer.ts'
import { createTestShop, type TestShop } from '../../test/support/test-shop.ts'
import { pastBefore } from '../domain/retention.ts'
import { deleteExpired } from './cleanup.ts'
import { carts, emailTokens, rateLimits, sessions } from './db/schema.ts'
import { NO_RULE, RULE_OF_TABLE } from './retention-tables.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
let shop: TestShop
let now = new Date()
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
})
afterAll(() => shop.close())

test('every table has a rule of retention or a reason why not, and none that is gone is named', async () => {
  const { rows } = await shop.database.execute("select tablename as name from pg_tables where schemaname = 'public'")
  const found = (rows as { name: string }[]).map(({ name }) => name)
  const named = [...Object.keys(RULE_OF_TABLE), ...Object.keys(NO_RULE)]
  expect(named.sort()).toEqual(found.sort())
})

test.each(AGED_ROWS)(
  '$name are kept until their time, and no longer: $what',
  async ({ name, make, left, dueMs = 0 }) => {
    const { execute } = shop.database
    const limit = pastBefore(name, now).valueOf() + dueMs
    for (const [word, hours] of Object.entries({ old: -30, new: 30 }))
      await execute(make(new Date(limit + hours * HOUR_MS).toISOString(), word))
    expect((await execute(`${left} order by 1`)).rows).toEqual([{ word: 'new' }, { word: 'old' }])
    await deleteExpired(shop.shop)
    expect((await execute(left)).rows).toEqual([{ word: 'new' }])
  },
)

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
