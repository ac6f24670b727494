import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillCart } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { signInStaff } from '../../../test/support/staff.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { brands, categories, newsletterSubscribers, orders, products, settings } from '../db/schema.ts'
import { audit, staff } from '../db/staff-schema.ts'
import type { Actor } from '../http/admin-env.ts'
import { noteDown, staffTransaction } from './staff-transaction.ts'

let shop: TestShop
let actor: Actor
beforeAll(async () => {
  shop = await createTestShop()
  const { member } = await signInStaff(shop, 'manager')
  actor = { id: member.id, call: 'PATCH /api/admin/probe/{id}', requestId: 'request-1' }
})
afterAll(() => shop.close())

const entriesOf = (subject: string) =>
  shop.shop.db.select().from(audit).where(eq(audit.subject, subject)).orderBy(audit.id)

async function placeOrder() {
  const guest = shop.visitor()
  const cart = await fillCart(guest, (await shop.product('silk-cord-navy')).id)
  return guest.api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm({ email: 'eleni@example.com' }) })
}

test('a change by staff is stored with who made it, in which call, and the columns before and after', async () => {
  const { id, price } = await shop.product('aviator-gold')
  await staffTransaction(shop.shop, actor, ({ db }) =>
    db.update(products).set({ priceCents: 12_300 }).where(eq(products.id, id)),
  )
  expect(await entriesOf('products')).toMatchObject([
    {
      staffId: actor.id,
      call: actor.call,
      requestId: 'request-1',
      action: 'update',
      subjectId: String(id),
      changes: { price_cents: { before: Math.round(price * 100), after: 12_300 } },
      hidden: [],
      note: null,
    },
  ])
})

test('inserted and deleted rows are stored whole, and an update that changes nothing is not', async () => {
  const row = { id: 77, slug: 'cords', name: 'Cords', nameEl: 'Κορδόνια' }
  await staffTransaction(shop.shop, actor, async ({ db }) => {
    await db.insert(categories).values(row)
    await db.update(categories).set({ name: 'Cords' }).where(eq(categories.id, 77))
    await db.delete(categories).where(eq(categories.id, 77))
  })
  const entries = await entriesOf('categories')
  expect(entries.map(({ action }) => action)).toEqual(['insert', 'delete'])
  expect(entries[0]?.changes).toMatchObject({ name: { after: 'Cords' }, id: { after: 77 } })
  expect(entries[1]?.changes).toMatchObject({ name_el: { before: 'Κορδόνια' } })
})

test('what shoppers change is not stored, and neither is what a connection does after staff', async () => {
  const before = await shop.shop.db.$count(audit)
  await staffTransaction(shop.shop, actor, async () => {})
  const { id } = await placeOrder()
  await shop.shop.db.update(orders).set({ status: 'confirmed' }).where(eq(orders.id, id))
  expect(await shop.shop.db.$count(audit)).toBe(before)
})

test('a change that is rolled back leaves no entry', async () => {
  const before = await shop.shop.db.$count(audit)
  const failing = staffTransaction(shop.shop, actor, async ({ db }) => {
    await db.update(brands).set({ maker: 'Somebody' })
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await shop.shop.db.$count(audit)).toBe(before)
})

test('of personal and secret columns only the names are stored', async () => {
  const { id } = await placeOrder()
  await staffTransaction(shop.shop, actor, async ({ db }) => {
    const address = sql`${orders.shippingAddress} || '{"city": "Kyrenia-Secret"}'::jsonb`
    await db.update(orders).set({ status: 'confirmed', shippingAddress: address }).where(eq(orders.id, id))
    await db.insert(newsletterSubscribers).values({ email: 'secret@example.com', language: 'el' })
    await db.update(settings).set({ value: 'a-secret-value' }).where(eq(settings.key, 'cookie_secret'))
    await db
      .update(staff)
      .set({ name: 'Secret Name', role: 'assistant' })
      .where(eq(staff.email, 'eleni@elegance-eyewear.example'))
  })
  const [order] = (await entriesOf('orders')).slice(-1)
  expect(order).toMatchObject({ subjectId: id, hidden: ['shipping_address'] })
  expect(order?.changes).toMatchObject({ status: { before: 'pending', after: 'confirmed' } })
  const [subscriber] = await entriesOf('newsletter_subscribers')
  expect(subscriber).toMatchObject({ action: 'insert', hidden: ['email'] })
  expect(await entriesOf('settings')).toMatchObject([{ subjectId: 'cookie_secret', hidden: ['value'], changes: {} }])
  expect(JSON.stringify(await shop.shop.db.select().from(audit))).not.toMatch(/secret@|Kyrenia|a-secret|Secret Name/)
})

test('every personal column of an audited table is hidden', async () => {
  const { rows } = (await shop.shop.db.execute(sql`select c.relname as name, t.tgargs as args from pg_trigger t
    join pg_class c on c.oid = t.tgrelid where t.tgname like '%\\_audit'`)) as unknown as {
    rows: { name: string; args: Uint8Array }[]
  }
  expect(rows.length).toBeGreaterThan(10)
  const personal = /mail|phone|address|first_name|last_name|username|password|secret|token|^city$|message|guest_key/
  for (const { name, args } of rows) {
    const hidden = Buffer.from(args).toString('utf8').split('\0')
    const { rows: columns } = (await shop.shop.db.execute(
      sql`select column_name as name from information_schema.columns where table_name = ${name}`,
    )) as unknown as { rows: { name: string }[] }
    const open = columns
      .map((column) => column.name)
      .filter((column) => !hidden.includes(column) && !column.endsWith('_at'))
    expect(
      open.filter((column) => personal.test(column)),
      name,
    ).toEqual([])
  }
})

describe.each(['audit', 'audit_hashes'])('the table %s', (table) => {
  test.each([`update ${table} set id = 1`, `delete from ${table}`, `truncate ${table}`])(
    'refuses “%s”, by the owner of the database too',
    async (statement) => {
      const text = table === 'audit' ? statement : statement.replace('set id', 'set position')
      await expect(shop.database.execute(text)).rejects.toThrow('neither changed nor deleted')
    },
  )
})

test('looks are noted without a change, and a command on the server has no staff member', async () => {
  const note = { note: 'viewed', subject: 'customers', subjectId: 7 } as const
  await noteDown(shop.shop.db, actor, note)
  const command: Actor = { id: null, call: 'npm run staff -- add', requestId: null }
  await staffTransaction(shop.shop, command, ({ db }) => db.insert(categories).values(CASES))
  expect(await entriesOf('customers')).toMatchObject([{ ...note, subjectId: '7', action: 'note', staffId: actor.id }])
  expect((await entriesOf('categories')).at(-1)).toMatchObject({ staffId: null, call: 'npm run staff -- add' })
})

const CASES = { id: 78, slug: 'cases', name: 'Cases', nameEl: 'Θήκες' }
