import { eq, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeGuestOrder } from '../../../test/support/placed-order.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { waitUntil } from '../../../test/support/wait-until.ts'
import type { Database } from '../db/connect.ts'
import { products } from '../db/schema.ts'
import { openStockReader } from './stock-reader.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

const setStock = (id: number, stock: number) => shop.shop.db.update(products).set({ stock }).where(eq(products.id, id))

/** Of the readers of the tests; the shop's own catalogue reads what the tests change. */
const stockReads = () => shop.statements.filter((statement) => statement.includes('select id, stock from products'))

/** A database whose notifications the test makes. */
function listeningByHand(execute: (query: SQL) => unknown = (query) => shop.shop.db.execute(query)) {
  const heard = { notify: (_payload: string) => {}, missed: () => {}, lost: () => {} }
  const listen: Database['listen'] = async (_, notify, missed, lost = () => {}) => {
    Object.assign(heard, { notify, missed, lost })
    return async () => {}
  }
  return { heard, database: { db: { execute } as Database['db'], listen, notify: () => {} } }
}

test('those who ask together share a statement; who asks later reads anew', async () => {
  const { read } = await openStockReader(shop.database)
  await setStock(1, 7)
  await setStock(2, 0)
  const all = await Promise.all([read(1), read(2), read(1), read(999_999)])
  expect(all.map((found) => found?.pieces)).toEqual([7, 0, 7, undefined])
  expect(stockReads()).toHaveLength(1)
  await setStock(1, 6)
  expect((await read(1))?.pieces).toBe(6)
})

test('a product that is not published has none', async () => {
  const { read } = await openStockReader(shop.database)
  await shop.shop.db.update(products).set({ status: 'draft' }).where(eq(products.id, 3))
  expect(await read(3)).toBeNull()
})

test('all who asked hear that the database failed, and the next ones are answered', async () => {
  await setStock(1, 6)
  let isLost = true
  const { database } = listeningByHand((query) =>
    isLost ? Promise.reject(new Error('lost')) : shop.shop.db.execute(query),
  )
  const { read } = await openStockReader(database)
  const failed = await Promise.allSettled([read(1), read(2)])
  expect(failed).toMatchObject([{ reason: new Error('lost') }, { reason: new Error('lost') }])
  isLost = false
  expect((await read(1))?.pieces).toBe(6)
})

test('each change of stock is told once, and no other change of a product', async () => {
  const { onChange } = await openStockReader(shop.database)
  const told: unknown[] = []
  onChange((change) => told.push(change))
  await setStock(4, 3)
  await setStock(4, 3)
  await shop.shop.db.update(products).set({ name: 'Renamed' }).where(eq(products.id, 5))
  await shop.shop.db.update(products).set({ name: 'Renamed', stock: 41 }).where(eq(products.id, 6))
  await setStock(4, 0)
  await waitUntil(async () => told.length >= 3)
  expect(told).toEqual([4, 6, 4])
})

test('an order is told of after its commit: at once here, and once in other processes', async () => {
  const { id } = await shop.product('aviator-gold')
  await setStock(id, 9)
  const other = await openStockReader(shop.database)
  const heard: [string, unknown][] = []
  other.onChange((change) => heard.push(['other', change]))
  shop.shop.stock.onChange((change) => heard.push(['here', change]))
  await placeGuestOrder(shop, { slug: 'aviator-gold' })
  expect(heard).toContainEqual(['here', id])
  await waitUntil(async () => heard.some(([who]) => who === 'other'))
  await setStock(id + 1, 5)
  await waitUntil(async () => heard.some(([who, change]) => who === 'other' && change === id + 1))
  expect(heard.filter(([who]) => who === 'other')).toEqual([
    ['other', id],
    ['other', id + 1],
  ])
})

test('what was read while a change was told is not current', async () => {
  const { heard, database } = listeningByHand(async (query) => {
    const rows = await shop.shop.db.execute(query)
    heard.notify('1')
    return rows
  })
  const { read } = await openStockReader(database)
  const [changed, other] = await Promise.all([read(1), read(2)])
  expect([changed?.isCurrent, other?.isCurrent]).toEqual([false, true])
})

test('without a connection that listens nothing is current, and all that is kept is dropped', async () => {
  const { heard, database } = listeningByHand()
  const { read, onChange } = await openStockReader(database)
  const told: unknown[] = []
  onChange((change) => told.push(change))
  expect(await read(1)).toMatchObject({ isCurrent: true })
  heard.lost()
  expect(await read(1)).toMatchObject({ isCurrent: false })
  heard.missed()
  expect(await read(1)).toMatchObject({ isCurrent: true })
  expect(told).toEqual(['all', 'all'])
})
