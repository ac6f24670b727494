import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCustomer, type TestCustomer } from '../../../test/support/new-customer.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import type { Order } from '../../contract/orders.ts'
import type { PersonalData } from '../../contract/security.ts'

const COUNT = 3_000
const FIRST_ORDER_AT = '2026-01-01T10:00:00Z'

let shop: TestShop
let buyer: TestCustomer
let other: TestCustomer
beforeAll(async () => {
  shop = await createTestShop()
  buyer = await newCustomer(shop)
  other = await newCustomer(shop)
  await insertOrders(buyer.user.id, COUNT, '0')
  await insertOrders(other.user.id, 3, '1')
  await insertOrders(null, COUNT, '2')
  await shop.database.execute('analyze orders')
})
afterAll(() => shop.close())

/** One order a minute with two lines each; every tenth shares its minute with the previous one. */
async function insertOrders(userId: number | null, count: number, mark: string): Promise<void> {
  const address = JSON.stringify({
    firstName: 'Niki',
    lastName: 'Pavlou',
    email: 'niki@example.com',
    phoneNumber: '99112233',
  })
  const where = `'${address.slice(0, -1)},"address":"Ledras 21","city":"Nicosia","postalCode":"1011","country":"Cyprus"}'::jsonb`
  await shop.database.execute(`
    insert into orders (id, user_id, form_hash, subtotal_cents, shipping_cents, total_cents, vat_cents,
      shipping_method, payment_method, shipping_address, billing_address, language, created_at)
    select 'EE-${mark}000-0000-' || lpad(n::text, 4, '0'), ${userId}, 'x', 100 + n, 0, 100 + n, 0,
      'standard', 'bank_transfer', ${where}, ${where}, 'en',
      timestamptz '${FIRST_ORDER_AT}' + interval '1 minute' * (n - case when n % 10 = 0 then 1 else 0 end)
    from generate_series(1, ${count}) n;
    insert into order_items (order_id, product_id, sku, name, name_el, slug, quantity, price_cents)
    select o.id, p.id, p.sku, p.name, p.name_el, p.slug, p.id, 100 from orders o
    join products p on p.id in (1, 2) where o.user_id = ${userId} order by o.id, p.id`)
}

/** Newest first; within one minute the higher number first. */
const expectedIds = Array.from({ length: COUNT }, (_, i) => `EE-0000-0000-${String(COUNT - i).padStart(4, '0')}`)

async function list(query = '', { send } = buyer) {
  const response = await send(`/api/orders${query}`)
  const orders = (await response.json()) as Order[]
  return {
    status: response.status,
    total: response.headers.get('X-Total-Count'),
    orders,
    ids: orders.map(({ id }) => id),
  }
}

test('the list of orders is paged, newest first, with the total count', async () => {
  expect(await list()).toMatchObject({ status: 200, total: String(COUNT), ids: expectedIds.slice(0, 20) })
  expect((await list('?limit=100&offset=1234')).ids).toEqual(expectedIds.slice(1234, 1334))
  expect(await list('', other)).toMatchObject({
    total: '3',
    ids: ['EE-1000-0000-0003', 'EE-1000-0000-0002', 'EE-1000-0000-0001'],
  })
})

test('the pages together hold every order once, with its lines', async () => {
  const pages: Order[] = []
  for (let offset = 0; offset < COUNT; offset += 100) pages.push(...(await list(`?limit=100&offset=${offset}`)).orders)
  expect(pages.map(({ id }) => id)).toEqual(expectedIds)
  expect(pages.every(({ items }) => items.map(({ quantity }) => quantity).join() === '1,2')).toBe(true)
})

test('a page beyond the end is empty and has the total count', async () => {
  expect(await list(`?offset=${COUNT}`)).toMatchObject({ status: 200, total: String(COUNT), ids: [] })
})

test.each(['limit=0', 'limit=101', 'limit=-1', 'limit=ten', 'offset=-1', 'offset=1.5', 'offset=', 'limit=1&limit=2'])(
  '?%s is rejected',
  async (query) => {
    const response = await buyer.send(`/api/orders?${query}`)
    expect([response.status, (await response.json()).error.code]).toEqual([400, 'invalid_input'])
  },
)

test('a page takes at most five statements, one of them for the parcels', async () => {
  shop.statements.length = 0
  await list('?limit=100')
  expect(shop.statements.length).toBeLessThanOrEqual(5)
})

test('a page is read by an index without sorting', async () => {
  const plan = await shop.database.execute(
    `explain select * from orders where user_id = ${buyer.user.id} order by created_at desc, id desc limit 20 offset 40`,
  )
  const text = JSON.stringify(plan.rows)
  expect(text).toContain('orders_user_newest')
  expect(text).not.toContain('Sort')
})

test('the personal data export has all orders, newest first', async () => {
  shop.statements.length = 0
  const data = (await (await buyer.send('/api/account/data')).json()) as PersonalData
  expect(data.orders.map(({ id }) => id)).toEqual(expectedIds)
  expect(data.orders.every(({ items }) => items.length === 2)).toBe(true)
  expect(shop.statements.filter((sql) => sql.includes('from "order_items"')).length).toBe(COUNT / 500)
})
