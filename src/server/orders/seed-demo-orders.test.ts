import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { isAllowedStep, ORDER_STATUSES } from '../../domain/order-status.ts'
import { orderEvents, orderItems, orders, products } from '../db/schema.ts'
import { seedDemoOrders } from './seed-demo-orders.ts'

const NOW = new Date('2026-11-22T09:00:00Z')
const DAY_MS = 86_400_000

let shop: TestShop
let stockBefore: unknown
const readStock = () => shop.shop.db.select({ stock: products.stock }).from(products).orderBy(products.id)
beforeAll(async () => {
  shop = await createTestShop()
  stockBefore = await readStock()
  await shop.shop.db.transaction((tx) => seedDemoOrders(tx, NOW))
})
afterAll(() => shop.close())

test('there are two hundred demo orders of the last 75 days, which leave the stock as it is', async () => {
  const seeded = await shop.shop.db.select().from(orders)
  expect(seeded).toHaveLength(200)
  for (const { createdAt, updatedAt } of seeded) {
    expect(createdAt.valueOf()).toBeGreaterThan(NOW.valueOf() - 75.5 * DAY_MS)
    expect(updatedAt.valueOf()).toBeLessThan(NOW.valueOf())
  }
  expect(await readStock()).toEqual(stockBefore)
})

test('they are of all statuses, in both languages, of many people, some of whom order often', async () => {
  const seeded = await shop.shop.db.select().from(orders)
  expect(new Set(seeded.map(({ status }) => status))).toEqual(new Set(ORDER_STATUSES))
  expect(new Set(seeded.map(({ language }) => language))).toEqual(new Set(['en', 'el']))
  const counts = [...Map.groupBy(seeded, ({ guestEmail }) => guestEmail).values()].map((own) => own.length)
  expect(counts.length).toBeGreaterThan(40)
  expect(Math.max(...counts)).toBeGreaterThan(10)
  expect(Math.min(...counts)).toBeLessThan(3)
})

test('each is the sum of its lines', async () => {
  const inconsistent = await shop.shop.db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(orderItems, eq(orderItems.orderId, orders.id))
    .groupBy(orders.id)
    .having(sql`coalesce(sum(${orderItems.quantity} * ${orderItems.priceCents}), 0) <> ${orders.subtotalCents}`)
  expect(inconsistent).toEqual([])
})

test('each went the way that its events tell', async () => {
  const events = await shop.shop.db.select().from(orderEvents).orderBy(orderEvents.id)
  for (const { id, status } of await shop.shop.db.select().from(orders)) {
    const steps = events
      .filter(({ orderId }) => orderId === id)
      .map(({ details }) => details as { from: never; to: never })
    expect(steps.every(({ from, to }) => isAllowedStep(from, to))).toBe(true)
    expect(steps.at(-1)?.to ?? 'pending').toBe(status)
  }
})
