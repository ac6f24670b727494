import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import type { Db } from '../db/connect.ts'
import { products } from '../db/schema.ts'
import { createStockReader } from './stock-reader.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

const setStock = (id: number, stock: number) => shop.shop.db.update(products).set({ stock }).where(eq(products.id, id))

/** Of the readers of the tests; the shop's own catalogue reads what the tests change. */
const stockReads = () => shop.statements.filter((statement) => statement.includes('select id, stock from products'))

test('those who ask together share a statement; who asks later reads anew', async () => {
  const read = createStockReader(shop.shop.db)
  await setStock(1, 7)
  await setStock(2, 0)
  expect(await Promise.all([read(1), read(2), read(1), read(999_999)])).toEqual([7, 0, 7, null])
  expect(stockReads()).toHaveLength(1)
  await setStock(1, 6)
  expect(await read(1)).toBe(6)
})

test('a product that is not published has none', async () => {
  const read = createStockReader(shop.shop.db)
  await shop.shop.db.update(products).set({ status: 'draft' }).where(eq(products.id, 3))
  expect(await read(3)).toBeNull()
})

test('all who asked hear that the database failed, and the next ones are answered', async () => {
  await setStock(1, 6)
  let isLost = true
  const db: Pick<Db, 'execute'> = {
    execute: (query) => (isLost ? Promise.reject(new Error('lost')) : shop.shop.db.execute(query)) as never,
  }
  const read = createStockReader(db)
  const failed = await Promise.allSettled([read(1), read(2)])
  expect(failed).toMatchObject([{ reason: new Error('lost') }, { reason: new Error('lost') }])
  isLost = false
  expect(await read(1)).toBe(6)
})
