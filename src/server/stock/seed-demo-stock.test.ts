import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectSoundStock } from '../../../test/support/stock.ts'
import { testConfig } from '../../../test/support/test-config.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { orders, products } from '../db/schema.ts'
import { SEED_PRODUCTS } from '../db/seed/products.ts'
import { reservations, stockMovements } from '../db/stock-schema.ts'
import { openShop } from '../open-shop.ts'

let seeded: Awaited<ReturnType<typeof openShop>>
let shop: TestShop
beforeAll(async () => {
  seeded = await openShop(testConfig({ seedsDemoOrders: true }), { url: undefined, folder: null })
  shop = await createTestShop()
})
afterAll(async () => {
  await seeded.close()
  await shop.close()
})

test('the demo products have the stock of their seeds, with past orders and without, and the ledger is sound', async () => {
  const expected = new Map(SEED_PRODUCTS.map(({ sku, stock }) => [sku, stock]))
  for (const one of [seeded.shop, shop.shop]) {
    const rows = await one.db.select({ sku: products.sku, stock: products.stock }).from(products)
    expect(new Map(rows.map(({ sku, stock }) => [sku, stock]))).toEqual(expected)
  }
  await expectSoundStock(shop)
  await expectSoundStock({ ...shop, ...seeded })
})

test('open demo orders are reserved and those that were sent are sold', async () => {
  const { db } = seeded.shop
  const open = await db.select({ id: orders.id }).from(orders).where(eq(orders.status, 'confirmed'))
  for (const { id } of open) {
    expect(await db.$count(reservations, eq(reservations.orderId, id))).toBeGreaterThan(0)
  }
  const sent = await db.select({ id: orders.id }).from(orders).where(eq(orders.status, 'delivered'))
  for (const { id } of sent) {
    expect(await db.$count(stockMovements, eq(stockMovements.orderId, id))).toBeGreaterThan(0)
  }
  expect(open.length * sent.length).toBeGreaterThan(0)
})
