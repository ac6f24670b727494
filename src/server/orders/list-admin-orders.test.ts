import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { placeGuestOrder } from '../../../test/support/placed-order.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { ORDER_STATUSES } from '../../domain/order-status.ts'
import { orders, products } from '../db/schema.ts'
import { seedDemoOrders } from './seed-demo-orders.ts'

let shop: TestShop
let staff: TestStaffMember
let placed: Awaited<ReturnType<typeof placeGuestOrder>>
beforeAll(async () => {
  shop = await createTestShop()
  staff = await newStaffMember(shop, 'assistant')
  await shop.shop.db.update(products).set({ stock: 500 })
  await shop.shop.db.transaction((tx) => seedDemoOrders(tx, new Date()))
  const buyer = { firstName: 'Χαρίκλεια', lastName: 'Ξενοφώντος', email: 'Chara.X@example.com' }
  placed = await placeGuestOrder(shop, {
    slug: 'hard-case-chestnut',
    form: { ...buyer, phoneNumber: '+357 99 765432' },
  })
})
afterAll(() => shop.close())

const find = async (q: string, view: 'all' | 'open' | 'delivered' = 'all') =>
  (await staff.admin.orders.list({ view, q })).orders.map(({ id }) => id)

describe('the list of orders', () => {
  test('shows in each view the orders of its statuses, newest first, and how many they are', async () => {
    const { counts } = await staff.admin.orders.count()
    for (const status of ORDER_STATUSES) {
      const { orders: rows, count } = await staff.admin.orders.list({ view: status, limit: 100 })
      expect(rows.length).toBeGreaterThan(0)
      expect(new Set(rows.map((row) => row.status))).toEqual(new Set([status]))
      expect(counts[status]).toBe(count)
      expect(rows).toHaveLength(Math.min(count, 100))
      expect(rows.map(({ createdAt }) => createdAt)).toEqual(
        rows
          .map(({ createdAt }) => createdAt)
          .sort()
          .reverse(),
      )
    }
    expect(counts).toMatchObject({ all: 201, open: 21 })
    expect((await staff.admin.orders.list()).count).toBe(21)
  })

  test('has of each order what a row shows', async () => {
    const [row] = (await staff.admin.orders.list({ q: placed.id })).orders
    expect(row).toEqual({
      id: placed.id,
      status: 'pending',
      createdAt: placed.createdAt,
      name: 'Χαρίκλεια Ξενοφώντος',
      city: 'Nicosia',
      pieces: 1,
      total: placed.total,
      paymentMethod: 'cash_on_delivery',
      shippingMethod: 'standard',
      source: 'web',
      version: 1,
    })
  })

  test.each([
    'ξενοφώντος',
    'ΞΕΝΟΦΩΝΤΟΣ χαρίκλεια',
    'xenofwntos',
    'ksenofontos',
    'xariklia',
    'chara.x@example.com',
    '99765432',
    '99 76 54 32',
    '+357 99 765-432',
    '0035799765432',
    'ksenofontos 9976',
    'KYP-CAS-CHE ksenofontos',
  ])('finds an order by %s', async (q) => expect(await find(q)).toEqual([placed.id]))

  test('finds an order by its number, in any writing, and by its beginning', async () => {
    const bare = placed.id.replaceAll('-', '')
    for (const q of [
      placed.id,
      placed.id.toLowerCase(),
      bare,
      bare.slice(2),
      placed.id.slice(3),
      placed.id.slice(0, 12),
    ])
      expect(await find(q)).toEqual([placed.id])
  })

  test('finds orders within a view, and none by words that are not there', async () => {
    expect(await find('ξενοφώντος', 'open')).toEqual([placed.id])
    expect(await find('ξενοφώντος', 'delivered')).toEqual([])
    for (const q of ['ξενοφώντας κώστας', "o'brien \\ ' :* & | !", '—', '%', '99765433'])
      expect(await find(q)).toEqual([])
  })

  test('finds an order by a product, as all orders of that product', async () => {
    const found = await find('kyp-cas-che')
    expect(found).toContain(placed.id)
  })

  test('takes at most three queries, its counts two, and a search seven with its transaction', async () => {
    const statementsOf = async (act: () => Promise<unknown>) => {
      shop.statements.length = 0
      await act()
      return shop.statements.length
    }
    expect(await statementsOf(() => staff.admin.orders.list({ view: 'all', limit: 5 }))).toBeLessThanOrEqual(3)
    expect(await statementsOf(() => staff.admin.orders.count())).toBeLessThanOrEqual(2)
    const search = () => staff.admin.orders.list({ q: 'a', view: 'all', limit: 5 })
    expect(await statementsOf(search)).toBeLessThanOrEqual(7)
  })

  test('is for staff only', async () => {
    const customer = await shop.signIn('andreas')
    for (const path of ['/api/admin/orders', '/api/admin/orders/counts', `/api/admin/orders/${placed.id}`])
      expect((await customer.send(path)).status).toBe(401)
  })

  test.each(['view=mine', 'limit=0', 'limit=101', 'after=yesterday', "after=2026-01-01T00:00:00.000000Z~EE'"])(
    'rejects ?%s',
    async (query) => expect((await staff.send(`/api/admin/orders?${query}`)).status).toBe(400),
  )
})

describe('the pages of the list', () => {
  const COUNT = 230
  /** Of the demo orders. */
  const DEMO_RETURNED = 10

  beforeAll(async () => {
    const address = '{"firstName":"","lastName":"","email":"","city":""}'
    // Several in one millisecond, and several in one microsecond.
    await shop.database.execute(`
      insert into orders (id, form_hash, subtotal_cents, shipping_cents, total_cents, vat_cents, shipping_method,
        payment_method, shipping_address, billing_address, language, status, created_at)
      select 'EE-AAAA-0000-' || lpad(n::text, 4, '0'), '', 100, 0, 100, 0, 'standard', 'paypal', '${address}', '${address}',
        'el', 'returned', timestamptz '2025-01-01' + interval '1 microsecond' * (n / 3)
      from generate_series(1, ${COUNT}) n`)
  })

  test('hold every order once, newest first, while others arrive', async () => {
    const ids: string[] = []
    for (let after: string | undefined; ; ) {
      const page = await staff.admin.orders.list({ view: 'returned', limit: 25, after })
      ids.push(...page.orders.map(({ id }) => id))
      if (page.next === null) break
      after = page.next
      const { id } = await placeGuestOrder(shop)
      await shop.shop.db.update(orders).set({ status: 'returned' }).where(eq(orders.id, id))
    }
    const inserted = ids.filter((id) => id.startsWith('EE-AAAA'))
    const expected = Array.from({ length: COUNT }, (_, i) => `EE-AAAA-0000-${String(COUNT - i).padStart(4, '0')}`)
    expect(inserted).toEqual(expected)
    expect(ids.length).toBe(COUNT + DEMO_RETURNED)
  })

  test('are counted as a whole, up to a thousand', async () => {
    expect(await staff.admin.orders.list({ view: 'returned', limit: 1 })).toMatchObject({
      count: COUNT + DEMO_RETURNED + 9,
    })
    await shop.database.execute(`
      insert into orders (id, form_hash, subtotal_cents, shipping_cents, total_cents, vat_cents, shipping_method,
        payment_method, shipping_address, billing_address, language, status, created_at)
      select 'EE-BBBB-0000-' || lpad(n::text, 4, '0'), '', 100, 0, 100, 0, 'standard', 'paypal', '{}', '{}', 'el',
        'returned', now() from generate_series(1, 1000) n`)
    expect(await staff.admin.orders.list({ view: 'returned', limit: 1 })).toMatchObject({ count: 1000 })
    expect((await staff.admin.orders.count()).counts.returned).toBe(1000)
  })

  test('an order number that is no order is not found', async () => {
    expect(await errorOf(staff.admin.orders.get('EE-0000-0000-0000'))).toEqual({ status: 404, code: 'not_found' })
  })
})
