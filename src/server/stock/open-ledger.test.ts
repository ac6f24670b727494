import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeGuestOrder } from '../../../test/support/placed-order.ts'
import { expectSoundStock, stockOf } from '../../../test/support/stock.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { orders, products } from '../db/schema.ts'
import { migrateShop } from '../open-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

test('an existing shop sells the same as before, and the pieces of its open orders are reserved', async () => {
  const { id } = await shop.product('grat-rust')
  await shop.database.execute(`update products set stock = 11 where id = ${id}`)
  const [open, waiting, sent, cancelled] = [
    await placeGuestOrder(shop, { slug: 'grat-rust', quantity: 2 }),
    await placeGuestOrder(shop, { slug: 'grat-rust' }),
    await placeGuestOrder(shop, { slug: 'grat-rust' }),
    await placeGuestOrder(shop, { slug: 'grat-rust' }),
  ]
  // The state before the migration: products have a number, and orders have taken from it.
  await shop.database.execute(`
    update orders set status = 'ready_for_collection', collection_store = 'paphos' where id = '${waiting.id}';
    update orders set status = 'shipped' where id = '${sent.id}';
    update orders set status = 'cancelled' where id = '${cancelled.id}';
    drop trigger products_insert_stock on products; drop trigger products_write_stock on products;
    drop table stock_levels, stock_movements, reservations, transfer_lines, transfers, count_scans, count_lines, counts,
      product_codes cascade;
    drop function lock_product, book_movement, refuse_movement_change, book_reservation, refuse_reservation_change,
      keep_level, sum_stock, store_of_unplaced_stock, book_written_stock cascade;
    update products set stock = 7 where id = ${id};
    delete from migrations where name = '0016-stock-ledger.sql'`)
  const before = await shop.shop.db
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .orderBy(products.id)

  expect(await migrateShop(shop.database, shop.shop.jobs)).toEqual(['0016-stock-ledger.sql'])
  expect(
    await shop.shop.db.select({ id: products.id, stock: products.stock }).from(products).orderBy(products.id),
  ).toEqual(before)
  expect(await stockOf(shop, id)).toEqual({ nicosia: '5/2', limassol: '2/0', paphos: '3/1', web: 7 })
  await expectSoundStock(shop)
  expect(await shop.shop.db.$count(orders)).toBe(4)
  expect(open.status).toBe('pending')
})
