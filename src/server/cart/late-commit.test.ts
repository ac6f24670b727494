import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillCart, guestId } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { lensFrame } from '../../../test/support/lens-order.ts'
import { lensBuyer, lensWish } from '../../../test/support/lens-wish.ts'
import { isOnPostgres } from '../../../test/support/test-database.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { products } from '../db/schema.ts'

/** PGlite waits always: nothing would write its log later. */
const LATE = isOnPostgres ? 'off' : 'on'

/** Keeps how each transaction commits that writes to one of the tables. */
const WATCH = [
  'create table commits (place text, waits text)',
  `create function watch_commit() returns trigger language plpgsql as $$ begin
    insert into commits values (tg_table_name, current_setting('synchronous_commit'));
    return null;
  end $$`,
  ...['carts', 'cart_items', 'lens_choices', 'orders'].map(
    (table) => `create constraint trigger watch after insert or delete or update on ${table}
      deferrable initially deferred for each row execute function watch_commit()`,
  ),
]

let shop: TestShop
let productId: number
beforeAll(async () => {
  shop = await createTestShop()
  for (const statement of WATCH) await shop.shop.db.execute(sql.raw(statement))
  productId = (await shop.product('aviator-gold')).id
  await shop.shop.db.update(products).set({ stock: 9 }).where(eq(products.id, productId))
})
afterAll(() => shop.close())
beforeEach(takeCommits)

/** Of the commits since the last call, each once. */
async function takeCommits(): Promise<string[]> {
  const { rows } = (await shop.shop.db.execute(sql`delete from commits returning place, waits`)) as unknown as {
    rows: { place: string; waits: string }[]
  }
  return [...new Set(rows.map(({ place, waits }) => `${place} ${waits}`))].sort()
}

test('changes of a cart are answered before the disk has them', async () => {
  const visitor = shop.visitor()
  const { api } = visitor
  const cart = await fillCart(visitor, productId)
  const changed = [`cart_items ${LATE}`, `carts ${LATE}`]
  expect(await takeCommits()).toEqual(changed)
  const line = cart.items[0]?.id ?? 0
  await api.cart.changeQuantity(cart.id, line, 2)
  expect(await takeCommits()).toEqual(changed)
  await api.cart.removeItem(cart.id, line)
  expect(await takeCommits()).toEqual(changed)
})

test('orders and lenses are answered once the disk has them', async () => {
  const visitor = shop.visitor()
  const { id: cartId } = await fillCart(visitor, productId)
  await takeCommits()
  await visitor.api.orders.place({ cartId, checkoutForm: checkoutForm({ paymentMethod: 'bank_transfer' }) })
  expect(await takeCommits()).toEqual(['cart_items on', 'carts on', 'orders on'])

  const buyer = await lensBuyer(shop.visitor(), { guestId: guestId() })
  const wish = lensWish(lensFrame(shop))
  const [offer] = (await buyer.offer(wish)).offers
  await takeCommits()
  await buyer.choose(wish, { material: offer?.material ?? '1.50', expectedPrice: offer?.price ?? 0 })
  expect(await takeCommits()).toEqual(['cart_items on', 'carts on', 'lens_choices on'])
})
