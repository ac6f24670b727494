import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { placeGuestOrder } from '../../../test/support/placed-order.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { expectSoundStock, stockOf, stockProduct } from '../../../test/support/stock.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { ApiError } from '../../contract/client.ts'
import { importProducts } from '../catalog/import-products.ts'
import { transaction } from '../db/connect.ts'
import { products } from '../db/schema.ts'
import { sweepExpiredHolds } from './holds.ts'
import { returnToStock } from './order-stock.ts'

/** The vectors of the stock's specification, each after the last: a product with N2 L1 P0. */
const SLUG = 'aviator-gold'
const START = Date.parse('2026-11-23T08:00:00Z')
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

let shop: TestShop
let manager: TestStaffMember
let id = 0
let now = new Date(START)
let heard: string[] = []
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
  manager = await newStaffMember(shop, 'manager')
  id = await stockProduct(shop, SLUG, { nicosia: 2, limassol: 1 })
  await shop.database.listen(
    'catalogue',
    (payload) => heard.push(payload),
    () => {},
  )
})
afterAll(() => shop.close())
afterEach(() => expectSoundStock(shop))

const levels = () => stockOf(shop, id)
const pass = (ms: number) => {
  now = new Date(now.valueOf() + ms)
}
const key = () => crypto.randomUUID()
/** Notifications arrive in order: after one of another product, all earlier ones have been heard. */
async function toldAbout(work: () => Promise<unknown>): Promise<boolean> {
  const other = (await shop.product('silk-cord-navy')).id
  heard = []
  await work()
  await shop.shop.db.update(products).set({ model: key() }).where(eq(products.id, other))
  await vi.waitFor(() => expect(heard).toContain(String(other)))
  return heard.includes(String(id))
}
async function stepTo(orderId: string, ...steps: ('confirmed' | 'in_fulfilment' | 'shipped')[]) {
  for (const status of steps) {
    const { version } = await manager.admin.orders.get(orderId)
    await manager.admin.orders.takeStep(orderId, { version, status })
  }
}

let first = ''
test('1: an order of all three pieces sells the product out, and tells so', async () => {
  expect(await levels()).toEqual({ nicosia: '2/0', limassol: '1/0', web: 3 })
  const isTold = await toldAbout(async () => {
    first = (await placeGuestOrder(shop, { slug: SLUG, quantity: 3 })).id
  })
  expect(isTold).toBe(true)
  expect(await levels()).toEqual({ nicosia: '2/2', limassol: '1/1', web: 0 })
  expect(await errorOf(placeGuestOrder(shop, { slug: SLUG }))).toEqual({ status: 409, code: 'out_of_stock' })
})

test('2: cancelling it twice frees the pieces once', async () => {
  const { version } = await manager.admin.orders.get(first)
  await manager.admin.orders.cancel(first, version)
  expect(await errorOf(manager.admin.orders.cancel(first, version + 1))).toMatchObject({ status: 409 })
  expect(await levels()).toEqual({ nicosia: '2/0', limassol: '1/0', web: 3 })
})

let shipped = ''
test('3: an order of one is reserved where most are, and shipping it writes the sale without telling', async () => {
  shipped = (await placeGuestOrder(shop, { slug: SLUG })).id
  expect(await levels()).toEqual({ nicosia: '2/1', limassol: '1/0', web: 2 })
  expect(await toldAbout(() => stepTo(shipped, 'confirmed', 'in_fulfilment', 'shipped'))).toBe(false)
  expect(await levels()).toEqual({ nicosia: '1/0', limassol: '1/0', web: 2 })
})

test('4: it comes back to another store twice and is booked once; damaged, it comes and goes', async () => {
  const returned = {
    orderId: shipped,
    productId: id,
    quantity: 1,
    store: 'limassol',
    isDamaged: false,
    sourceKey: 'r1',
  }
  expect(await transaction(shop.shop, (shop) => returnToStock(shop, returned))).toBe(true)
  expect(await transaction(shop.shop, (shop) => returnToStock(shop, returned))).toBe(false)
  expect(await levels()).toEqual({ nicosia: '1/0', limassol: '2/0', web: 3 })
  const damaged = { ...returned, isDamaged: true, sourceKey: 'r2' }
  await transaction(shop.shop, (shop) => returnToStock(shop, damaged))
  await transaction(shop.shop, (shop) => returnToStock(shop, damaged))
  expect(await levels()).toEqual({ nicosia: '1/0', limassol: '2/0', web: 3 })
  const { movements } = await manager.admin.stock.movements(id)
  expect(movements.slice(0, 3)).toMatchObject([
    { reason: 'damage', delta: -1, orderId: shipped },
    { reason: 'return', delta: 1 },
    { reason: 'return', delta: 1, store: 'limassol' },
  ])
})

test('5: a hold ends after 48 hours, by the next verb and by the sweep', async () => {
  const hold = { requestKey: key(), store: 'nicosia', quantity: 1, note: 'blue coat' }
  await manager.admin.stock.hold(id, hold)
  await manager.admin.stock.hold(id, hold)
  expect(await levels()).toEqual({ nicosia: '1/1', limassol: '2/0', web: 2 })
  pass(48 * HOUR_MS + 1000)
  manager = await newStaffMember(shop, 'manager')
  expect(await levels()).toMatchObject({ web: 2 })
  const order = await placeGuestOrder(shop, { slug: SLUG })
  expect(await levels()).toEqual({ nicosia: '1/0', limassol: '2/1', web: 2 })
  await manager.admin.orders.cancel(order.id, (await manager.admin.orders.get(order.id)).version)

  await manager.admin.stock.hold(id, { ...hold, requestKey: key() })
  pass(48 * HOUR_MS + 1000)
  await sweepExpiredHolds(shop.shop)
  expect(await levels()).toEqual({ nicosia: '1/0', limassol: '2/0', web: 3 })
  manager = await newStaffMember(shop, 'manager')
})

test('6: a transfer is on its way until it is received, once', async () => {
  const lines = [{ productId: id, quantity: 1 }]
  const form = { requestKey: key(), fromStore: 'limassol', toStore: 'paphos', lines }
  const sent = await manager.admin.transfers.send(form)
  expect(await manager.admin.transfers.send(form)).toEqual(sent)
  expect(await levels()).toEqual({ nicosia: '1/0', limassol: '1/0', transit: '1/0', web: 2 })
  expect(await manager.admin.transfers.receive(sent.id)).toMatchObject({ status: 'received', receivedBy: manager.name })
  expect(await levels()).toEqual({ nicosia: '1/0', limassol: '1/0', paphos: '1/0', web: 3 })
  expect(await errorOf(manager.admin.transfers.receive(sent.id))).toEqual({ status: 409, code: 'transfer_received' })
  expect(await levels()).toMatchObject({ web: 3 })
})

test('7: a sale after the counting stays sold', async () => {
  const { id: countId } = await manager.admin.counts.start({ requestKey: key(), store: 'nicosia' })
  await manager.admin.counts.setCounted(countId, id, 1)
  pass(5 * MINUTE_MS)
  const order = await placeGuestOrder(shop, { slug: SLUG })
  await stepTo(order.id, 'confirmed', 'in_fulfilment', 'shipped')
  expect(await levels()).toEqual({ limassol: '1/0', paphos: '1/0', web: 2 })
  pass(5 * MINUTE_MS)
  expect((await manager.admin.counts.post(countId)).lines).toMatchObject([{ counted: 1, expected: 1 }])
  expect(await levels()).toEqual({ limassol: '1/0', paphos: '1/0', web: 2 })
  expect(await errorOf(manager.admin.counts.post(countId))).toEqual({ status: 409, code: 'count_closed' })
})

test('8: counting fewer than are reserved is refused and names the order', async () => {
  const order = await placeGuestOrder(shop, { slug: SLUG })
  expect(await levels()).toMatchObject({ limassol: '1/1' })
  const { id: countId } = await manager.admin.counts.start({ requestKey: key(), store: 'limassol' })
  await manager.admin.counts.setCounted(countId, id, 0)
  const refused = await manager.admin.counts.post(countId).catch((error) => error)
  expect(refused).toBeInstanceOf(ApiError)
  expect(refused.problem).toMatchObject({ code: 'count_below_reserved', message: expect.stringContaining(order.id) })
  expect(await levels()).toMatchObject({ limassol: '1/1', web: 1 })
  await manager.admin.counts.cancel(countId)
})

test('9: a delivery and an import add to what there is, whatever was sold meanwhile', async () => {
  await stockProduct(shop, 'carlotta-rose', { nicosia: 100 })
  const { id: other, sku } = await shop.product('carlotta-rose')
  await placeGuestOrder(shop, { slug: 'carlotta-rose', quantity: 5 })
  const lines = [{ productId: other, quantity: 50 }]
  await manager.admin.stock.deliver({ requestKey: key(), store: 'nicosia', lines })
  expect(await stockOf(shop, other)).toMatchObject({ nicosia: '150/5', web: 145 })

  const row = await shop.shop.db.select().from(products).where(eq(products.id, other))
  const file = csvOf(row[0], { sku, stock_change: '50', store: 'nicosia' })
  expect(await importProducts(shop.shop.db, file, false)).toMatchObject({ bad: [] })
  expect(await importProducts(shop.shop.db, file, false)).toMatchObject({ bad: [] })
  expect(await stockOf(shop, other)).toMatchObject({ nicosia: '200/5', web: 195 })
})

function csvOf(row: typeof products.$inferSelect | undefined, more: Record<string, string>): string {
  const cells = {
    slug: row?.slug,
    name: row?.name,
    name_el: row?.nameEl,
    category: 'optical-frames',
    brand: row?.brand,
    material: row?.material,
    color: row?.color,
    price: '120.50',
    stock: '100',
    ...more,
  }
  return [Object.keys(cells), Object.values(cells)].map((line) => line.map((cell) => `"${cell}"`).join(',')).join('\n')
}
