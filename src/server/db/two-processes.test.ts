import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { errorOf, fillCart } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { isOnPostgres } from '../../../test/support/test-database.ts'
import { createTestShop, type TestShop, type TestVisitor } from '../../../test/support/test-shop.ts'
import { products } from './schema.ts'

/** Two shops, each with its own memory and connections, on one PostgreSQL. */
describe.runIf(isOnPostgres)('two processes of one shop', () => {
  let one: TestShop
  let other: TestShop
  beforeAll(async () => {
    one = await createTestShop()
    other = await createTestShop({ url: one.url ?? '' })
  })
  afterAll(async () => {
    await other.close()
    await one.close()
  })

  function follow(visitor: TestVisitor): TestVisitor {
    const there = other.visitor()
    for (const [name, value] of visitor.cookies) there.cookies.set(name, value)
    return there
  }

  test('share sessions and carts', async () => {
    const maria = await one.signIn('maria')
    const there = follow(maria)
    expect(await there.api.account.me()).toEqual(maria.user)
    const guest = one.visitor()
    const cart = await fillCart(guest, (await one.product('aviator-gold')).id)
    expect(await follow(guest).api.cart.get(cart.id)).toEqual(cart)
    await maria.api.account.logOut()
    expect(await errorOf(there.api.account.me())).toMatchObject({ status: 401 })
  })

  test('both see a change in the catalogue', async () => {
    const { id } = await one.product('aviator-gold')
    await one.shop.db.update(products).set({ name: 'Renamed here', color: 'sage' }).where(eq(products.id, id))
    for (const shop of [one, other]) {
      await vi.waitFor(async () => expect((await shop.product('aviator-gold')).name).toBe('Renamed here'))
      const found = await shop.visitor().api.catalog.listProducts({ color: 'sage', limit: 100 })
      expect(found.map((product) => product.slug)).toContain('aviator-gold')
    }
  })

  test('see it even after the listening connection was lost', async () => {
    await one.shop.db.execute(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`)
    const { id } = await one.product('aviator-gold')
    await one.shop.db.update(products).set({ name: 'Renamed silently' }).where(eq(products.id, id))
    for (const shop of [one, other]) {
      await vi.waitFor(async () => expect((await shop.product('aviator-gold')).name).toBe('Renamed silently'), 5000)
    }
  })

  test('sell thirty pieces to fifty buyers exactly thirty times', async () => {
    const { id } = await one.product('aviator-gold')
    await one.shop.db.update(products).set({ stock: 30 }).where(eq(products.id, id))
    const buying = Array.from({ length: 50 }, async (_, i) => {
      const buyer = (i % 2 ? one : other).visitor()
      const cart = await fillCart(buyer, id)
      return buyer.api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm() })
    })
    const outcomes = await Promise.allSettled(buying)
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(30)
    for (const shop of [one, other]) {
      await vi.waitFor(async () => expect((await shop.product('aviator-gold')).stock).toBe(0))
    }
  })

  test('create one order for a repeated form', async () => {
    const guest = one.visitor()
    const product = one.shop.catalogue.listProducts({}).products.find(({ stock }) => stock > 5)
    const cart = await fillCart(guest, product?.id ?? 0)
    const form = { cartId: cart.id, checkoutForm: checkoutForm() }
    const [here, there] = await Promise.all([guest.api.orders.place(form), follow(guest).api.orders.place(form)])
    expect(here.id).toBe(there.id)
  })
})
