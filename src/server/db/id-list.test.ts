import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { idList } from './id-list.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

async function read<Row>(statement: SQL): Promise<Row[]> {
  const { rows } = (await shop.shop.db.execute(statement)) as unknown as { rows: Row[] }
  return rows
}

const findProducts = (ids: readonly number[]) => sql`select id from products where id in (${idList(ids)}) order by id`

test('every id is found once, whatever its place and its size', async () => {
  const found = async (ids: readonly number[]) => (await read<{ id: number }>(findProducts(ids))).map(({ id }) => id)
  expect(await found([3, 1, 3])).toEqual([1, 3])
  expect(await found([])).toEqual([])
  const largest = 2 ** 31 - 1
  expect(await read(idList([1, largest]))).toEqual([{ id: 1 }, { id: largest }])
})

test('products are looked up, not all of them read', async () => {
  const plan = JSON.stringify(await read(sql`explain ${findProducts([1, 2])}`))
  expect(plan).toMatch(/Index (Only )?Scan using products_pkey/)
  expect(plan).not.toContain('Seq Scan')
})
