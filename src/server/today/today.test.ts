import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { addDays, dayInCyprus, momentInCyprus } from '../../domain/calendar.ts'
import { orderNumber } from '../../domain/order-number.ts'
import { ORDER_STATUSES, type OrderStatus } from '../../domain/order-status.ts'
import { orders, products } from '../db/schema.ts'

/** 3 April 2026, 00:30 in Cyprus: the day before in UTC, and the clock changed on 29 March, within the 30 days. */
const NOW = new Date('2026-04-02T21:30:00Z')
const TODAY = '2026-04-03'
const FIRST = '2026-03-05'
const DAY_MS = 86_400_000
const address = { firstName: 'Eleni', lastName: 'Nicolaou', email: 'e@example.com' }

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ clock: () => NOW })
})
afterAll(() => shop.close())

interface PastOrder {
  createdAt: Date
  totalCents: number
  status: OrderStatus
}
let count = 0
async function insertOrders(past: readonly PastOrder[]) {
  const rows = past.map((order) => ({
    id: orderNumber(createHash('sha256').update(String(++count)).digest().subarray(0, 12)),
    formHash: '',
    subtotalCents: order.totalCents,
    shippingCents: 0,
    vatCents: 0,
    shippingMethod: 'standard' as const,
    paymentMethod: 'credit_card' as const,
    shippingAddress: address as never,
    billingAddress: address as never,
    language: 'el' as const,
    ...order,
  }))
  await shop.shop.db.insert(orders).values(rows)
}

describe('sales', () => {
  test('are the orders of 30 days in Cyprus and of the 30 before, to the cent', async () => {
    const someOrder = fc.record({
      createdAt: fc.integer({ max: 64 * DAY_MS, min: 0 }).map((ago) => new Date(NOW.valueOf() - ago)),
      totalCents: fc.integer({ min: 1, max: 99_999 }),
      status: fc.constantFrom<OrderStatus>(...ORDER_STATUSES),
    })
    const past = fc.sample(someOrder, { numRuns: 200, seed: 7 })
    const edges = [
      momentInCyprus(FIRST, 0),
      new Date(momentInCyprus(FIRST, 0).valueOf() - 1),
      momentInCyprus(addDays(FIRST, -30), 0),
      new Date(momentInCyprus(addDays(FIRST, -30), 0).valueOf() - 1),
      momentInCyprus('2026-03-29', 4 * 60),
      NOW,
    ].map((createdAt, index) => ({ createdAt, totalCents: 10 ** index, status: 'pending' as const }))
    await insertOrders([...past, ...edges])

    const { admin } = await newStaffMember(shop, 'manager')
    const sales = await admin.today.sales()
    const counted = [...past, ...edges].filter(({ status }) => status !== 'cancelled' && status !== 'returned')
    const centsOf = (isIn: (day: string) => boolean) =>
      counted.filter((order) => isIn(dayInCyprus(order.createdAt))).reduce((sum, order) => sum + order.totalCents, 0)
    const cents = (euros: number) => Math.round(euros * 100)

    expect(sales.days.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, index) => addDays(FIRST, index)))
    expect(sales.days.at(-1)?.day).toBe(TODAY)
    for (const { day, ...of } of sales.days) {
      expect([day, cents(of.sales)]).toEqual([day, centsOf((one) => one === day)])
      expect([day, cents(of.salesBefore)]).toEqual([day, centsOf((one) => one === addDays(day, -30))])
    }
    expect(cents(sales.sales)).toBe(centsOf((day) => day >= FIRST))
    expect(cents(sales.salesBefore)).toBe(centsOf((day) => day < FIRST && day >= addDays(FIRST, -30)))
    expect(sales.orders + sales.ordersBefore).toBe(
      counted.filter(({ createdAt }) => dayInCyprus(createdAt) >= addDays(FIRST, -30)).length,
    )
  })
})

describe('today', () => {
  test('counts the orders that wait, by the step that is due, with the oldest of each', async () => {
    await shop.shop.db.delete(orders)
    const at = (minutes: number) => new Date(NOW.valueOf() - minutes * 60_000)
    await insertOrders([
      { createdAt: at(5), totalCents: 100, status: 'pending' },
      { createdAt: at(50), totalCents: 100, status: 'pending' },
      { createdAt: at(9), totalCents: 100, status: 'in_fulfilment' },
      { createdAt: at(2), totalCents: 100, status: 'delivered' },
    ])
    const { admin } = await newStaffMember(shop, 'assistant')
    const { day, orders: waiting } = await admin.today.get()
    expect(day).toBe(TODAY)
    expect(waiting).toEqual([
      { status: 'pending', count: 2, since: at(50).toISOString() },
      { status: 'confirmed', count: 0, since: null },
      { status: 'in_fulfilment', count: 1, since: at(9).toISOString() },
      { status: 'ready_for_collection', count: 0, since: null },
    ])
  })

  test('lists the bookings of the day in Cyprus in order, and counts the requests without a time', async () => {
    await shop.shop.db.execute(sql`
      insert into appointments (first_name, last_name, email, phone, store, date, status, service, starts_at, ends_at,
        language) values
      ('Late', 'B', 'b@example.com', '+357 99000001', 'Paphos', ${TODAY}, 'booked', 'fitting',
        '2026-04-03T08:00:00Z', '2026-04-03T08:30:00Z', 'en'),
      ('Early', 'A', 'a@example.com', '+357 99000002', 'Nicosia', ${TODAY}, 'booked', 'eye_exam',
        '2026-04-03T07:00:00Z', '2026-04-03T07:45:00Z', 'el'),
      ('Gone', 'C', 'c@example.com', '+357 99000003', 'Nicosia', ${TODAY}, 'cancelled', 'fitting',
        '2026-04-03T09:00:00Z', '2026-04-03T09:30:00Z', 'el'),
      ('Next', 'D', 'd@example.com', '+357 99000004', 'Nicosia', '2026-04-04', 'booked', 'fitting',
        '2026-04-03T21:30:00Z', '2026-04-03T22:00:00Z', 'el')`)
    await shop.shop.db.execute(sql`
      insert into appointments (first_name, last_name, email, phone, store, date, language)
      values ('Asks', 'E', 'e@example.com', '+357 99000005', 'Nicosia', '2026-04-09', 'el')`)
    const { admin } = await newStaffMember(shop, 'assistant')
    const { bookings, requests } = await admin.today.get()
    expect(bookings?.map(({ name }) => name)).toEqual(['Early A', 'Late B'])
    expect(bookings?.[0]).toMatchObject({ startsAt: '2026-04-03T07:00:00.000Z', service: 'eye_exam' })
    expect(requests).toBe(1)
  })

  test('names the products of which two or fewer are left, the scarcest first', async () => {
    const { db } = shop.shop
    const first = await db.select({ id: products.id }).from(products).orderBy(products.id).limit(3)
    const [one, two, three] = first.map(({ id }) => id)
    await db.update(products).set({ stock: 9 })
    await db.update(products).set({ stock: 2 }).where(sql`id = ${one}`)
    await db.update(products).set({ stock: 0 }).where(sql`id = ${two}`)
    await db.update(products).set({ stock: 3 }).where(sql`id = ${three}`)
    const { admin } = await newStaffMember(shop, 'assistant')
    const { lowStock } = await admin.today.get()
    expect(lowStock?.count).toBe(2)
    expect(lowStock?.products.map(({ id, stock }) => [id, stock])).toEqual([
      [two, 0],
      [one, 2],
    ])
  })
})

test('sales are shown while the replica for reports cannot be reached, which the log says once', async () => {
  const lines: string[] = []
  const other = await createTestShop({
    config: { databaseReportsUrl: 'postgres://shop@127.0.0.1:1/shop', logLevel: 'warn' },
    logTo: { write: (line) => lines.push(line) },
  })
  try {
    const { admin } = await newStaffMember(other, 'owner')
    for (let time = 1; time <= 2; time++) expect((await admin.today.sales()).days).toHaveLength(30)
    expect(lines.filter((line) => line.includes('the replica for reports cannot be used'))).toHaveLength(1)
  } finally {
    await other.close()
  }
})
