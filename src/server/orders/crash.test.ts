import { once } from 'node:events'
import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { guestId } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { listQueuedEmails } from '../../../test/support/emails.ts'
import { createSeededDatabase } from '../../../test/support/seeded-database.ts'
import { startShop } from '../../../test/support/shop-process.ts'
import type { testConfig } from '../../../test/support/test-config.ts'
import { createClient } from '../../contract/client.ts'
import { orderItems, orders, products } from '../db/schema.ts'
import { openShop } from '../open-shop.ts'

const ROUNDS = 4
const BUYERS = 6
const STOCK = 100_000

test('a killed server loses no acknowledged order and stores no partial order', async () => {
  const database = await createSeededDatabase()
  onTestFinished(database.remove)
  await changeStock(database.config)
  const acknowledged: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const { process: running, origin } = await startShop(database.env)
    onTestFinished(() => void running.kill('SIGKILL'))
    const buying = Array.from({ length: BUYERS }, () => buyUntilKilled(origin, acknowledged))
    const target = acknowledged.length + 5 + round
    await vi.waitUntil(() => acknowledged.length >= target, { timeout: 30_000, interval: 5 })
    // A random delay, so that the kill hits any step of placing an order.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 40))
    running.kill('SIGKILL')
    await Promise.all([once(running, 'exit'), ...buying])
  }
  await expectConsistentOrders(database.config, acknowledged)
}, 180_000)

async function changeStock(config: ReturnType<typeof testConfig>): Promise<void> {
  const { shop, close } = await openShop(config)
  await shop.db.update(products).set({ stock: STOCK })
  await close()
}

async function buyUntilKilled(origin: string, acknowledged: string[]): Promise<void> {
  let cookie = ''
  const api = createClient(async (path, init) => {
    const headers = { ...init.headers, ...(cookie === '' ? {} : { Cookie: cookie }) }
    const response = await fetch(origin + path, { ...init, headers })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return response
  })
  try {
    const cart = await api.cart.open({ guestId: guestId() + Math.random().toString(36).slice(2) })
    for (;;) {
      await api.cart.addItem(cart.id, { productId: 1, quantity: 2 })
      await api.cart.addItem(cart.id, { productId: 2 })
      const order = await api.orders.place({
        cartId: cart.id,
        checkoutForm: checkoutForm({ paymentMethod: 'bank_transfer' }),
      })
      acknowledged.push(order.id)
    }
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError)
  }
}

async function expectConsistentOrders(config: ReturnType<typeof testConfig>, acknowledged: string[]): Promise<void> {
  const { shop, close } = await openShop(config)
  const stored = await shop.db.select({ id: orders.id }).from(orders)
  const ids = new Set(stored.map((order) => order.id))
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([])

  const lines = await shop.db
    .select({ id: orders.id, lines: sql<number>`count(${orderItems.id})::int` })
    .from(orders)
    .leftJoin(orderItems, eq(orderItems.orderId, orders.id))
    .groupBy(orders.id)
  expect(lines.filter((order) => order.lines !== 2)).toEqual([])
  expect(await listQueuedEmails(shop)).toHaveLength(stored.length)

  const [first, second] = await shop.db
    .select({ stock: products.stock })
    .from(products)
    .where(sql`${products.id} in (1, 2)`)
    .orderBy(products.id)
  expect([first?.stock, second?.stock]).toEqual([STOCK - 2 * stored.length, STOCK - stored.length])
  await close()
}
