import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorOf, fillCart, guestId } from '../../test/support/buyers.ts'
import { newCustomer } from '../../test/support/new-customer.ts'
import { createTestShop, type TestShop } from '../../test/support/test-shop.ts'
import { pastBefore, type RetentionName } from '../domain/retention.ts'
import { deleteExpired } from './cleanup.ts'
import { carts, emailTokens, rateLimits, sessions } from './db/schema.ts'
import { NO_RULE, RULE_OF_TABLE } from './retention-tables.ts'

const DAY_MS = 86_400_000
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

/** Each makes one row that is past its time at $1, and one that is not; `left` says which remain. */
const AGED: Partial<Record<RetentionName, { make: (at: string, word: string) => string; left: string }>> = {
  emails: {
    make: (at, word) => `insert into sent_emails (id, kind, recipient, language, sent_at)
      values (gen_random_uuid(), 'aged', '${word}', 'en', '${at}')`,
    left: "select recipient as word from sent_emails where kind = 'aged'",
  },
  appointments: {
    make: (at, word) => `insert into appointments (first_name, last_name, phone, store, date, language)
      values ('aged', '${word}', '+35799000000', 'nicosia', '${at}', 'en')`,
    left: "select last_name as word from appointments where first_name = 'aged'",
  },
  newsletter: {
    make: (at, word) => `insert into newsletter_subscribers (email, language, status, asked_at, left_at)
      values ('${word}@aged.example', 'en', 'unsubscribed', '${at}', '${at}')`,
    left: "select split_part(email, '@', 1) as word from newsletter_subscribers where email like '%@aged.example'",
  },
  carts: {
    make: (at, word) => `with made as (insert into carts (guest_id, guest_key, updated_at)
        values ('${word}', 'aged-${word}', '${at}') returning id)
      insert into cart_items (cart_id, product_id) select id, 1 from made`,
    left: "select guest_id as word from carts where guest_key like 'aged-%'",
  },
  orders: {
    make: (at, word) => `insert into orders (id, form_hash, status, subtotal_cents, shipping_cents, total_cents,
        vat_cents, shipping_method, payment_method, shipping_address, billing_address, language, created_at)
      select 'EE-AGED-AGED-0' || upper('${word}'), 'aged', 'delivered', 5000, 500, 5500, 878, 'standard', 'bank_transfer', a, a, 'en', '${at}'
      from (select '{"firstName": "${word}", "lastName": "X", "email": "a@b.example", "phoneNumber": "1",
        "address": "X", "city": "X", "postalCode": "1010", "country": "Cyprus"}'::jsonb as a) address`,
    left: "select shipping_address->>'firstName' as word from orders where shipping_address->>'firstName' in ('old', 'new')",
  },
}

test.each(Object.entries(AGED))('%s are kept until their time, and no longer', async (name, { make, left }) => {
  const { execute } = shop.database
  const limit = pastBefore(name as RetentionName, now).valueOf()
  for (const [word, hours] of Object.entries({ old: -30, new: 30 }))
    await execute(make(new Date(limit + hours * 3_600_000).toISOString(), word))
  expect((await execute(`${left} order by 1`)).rows).toEqual([{ word: 'new' }, { word: 'old' }])
  await deleteExpired(shop.shop)
  expect((await execute(left)).rows).toEqual([{ word: 'new' }])
})

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
