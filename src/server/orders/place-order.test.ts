import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf, fillCart } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { listQueuedEmails } from '../../../test/support/emails.ts'
import { createTestShop, type TestShop, type TestVisitor } from '../../../test/support/test-shop.ts'
import { orderItems, orders, products } from '../db/schema.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

async function setStock(slug: string, stock: number, priceCents = 4_900, discountPriceCents: number | null = null) {
  const { id } = await shop.product(slug)
  await shop.shop.db.update(products).set({ stock, priceCents, discountPriceCents }).where(eq(products.id, id))
  return id
}

const stockOf = async (id: number) =>
  (await shop.shop.db.select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]?.stock

async function buy(visitor: TestVisitor, productId: number, quantity = 1) {
  const cart = await fillCart(visitor, productId, quantity)
  return visitor.api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm() })
}

describe('an order', () => {
  test('takes the stock, empties the cart, and keeps the name and price of its time', async () => {
    const id = await setStock('aviator-gold', 5, 9_000, 4_500)
    const visitor = shop.visitor()
    const cart = await fillCart(visitor, id, 2)
    const order = await visitor.api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm() })
    expect(order).toMatchObject({
      status: 'pending',
      currency: 'EUR',
      subtotal: 90,
      shipping: 5,
      total: 95,
      vat: 15.17,
    })
    expect(order.items).toMatchObject([{ productId: id, quantity: 2, price: 45, total: 90 }])
    expect(order.id).toMatch(/^EE-\w{4}-\w{4}-\w{4}$/)
    expect(await stockOf(id)).toBe(3)
    expect((await visitor.api.cart.get(cart.id)).items).toEqual([])

    await shop.shop.db.update(products).set({ name: 'Renamed', priceCents: 99_900 }).where(eq(products.id, id))
    expect(await visitor.api.call('GET /api/orders/{orderId}', { params: { orderId: order.id } })).toMatchObject(order)
  })

  test.each([
    ['standard', 9_999, 5, 104.99],
    ['standard', 10_000, 0, 100],
    ['express', 10_000, 15, 115],
    ['express', 3_500, 15, 50],
  ] as const)('by %s delivery of %d cents costs %d for shipping', async (shippingMethod, cents, shipping, total) => {
    const id = await setStock('aviator-gold', 5, cents)
    const visitor = shop.visitor()
    const cart = await fillCart(visitor, id)
    const form = checkoutForm({ shippingMethod })
    expect(await visitor.api.orders.place({ cartId: cart.id, checkoutForm: form })).toMatchObject({ shipping, total })
  })

  test('enqueues one confirmation e-mail in the buyer’s language', async () => {
    const id = await setStock('aviator-gold', 5)
    const visitor = shop.visitor()
    visitor.cookies.set('language', 'el')
    const order = await buy(visitor, id)
    const emails = await listQueuedEmails(shop.shop, { kind: 'order_confirmation' })
    expect(emails.filter(({ payload }) => 'orderId' in payload && payload.orderId === order.id)).toMatchObject([
      { recipient: 'eleni@example.com', language: 'el', payload: { orderId: order.id } },
    ])
  })

  test('sent repeatedly or concurrently is one order', async () => {
    const id = await setStock('aviator-gold', 9)
    const visitor = shop.visitor()
    const cart = await fillCart(visitor, id, 2)
    const form = { cartId: cart.id, checkoutForm: checkoutForm() }
    const concurrent = await Promise.all([1, 2, 3].map(() => visitor.api.orders.place(form)))
    const later = await visitor.api.orders.place(form)
    expect(new Set([...concurrent, later].map((order) => order.id)).size).toBe(1)
    expect(await stockOf(id)).toBe(7)
    const other = visitor.api.orders.place({ ...form, checkoutForm: checkoutForm({ city: 'Paphos' }) })
    expect(await errorOf(other)).toEqual({ status: 409, code: 'cart_empty' })
  })

  test('is rejected where the price differs from the shown one', async () => {
    const id = await setStock('aviator-gold', 5, 12_000)
    const visitor = shop.visitor()
    const cart = await fillCart(visitor, id)
    await setStock('aviator-gold', 5, 13_000)
    const stale = { cartId: cart.id, checkoutForm: checkoutForm(), expectedTotal: 120 }
    expect(await errorOf(visitor.api.orders.place(stale))).toEqual({ status: 409, code: 'price_changed' })
    expect(await visitor.api.orders.place({ ...stale, expectedTotal: 130 })).toMatchObject({ total: 130 })
  })

  test('of more than the stock is rejected and takes nothing', async () => {
    const id = await setStock('aviator-gold', 2)
    const visitor = shop.visitor()
    const cart = await fillCart(visitor, id, 2)
    await buy(shop.visitor(), id)
    const placing = visitor.api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm() })
    expect(await errorOf(placing)).toEqual({ status: 409, code: 'not_enough_stock' })
    expect(await stockOf(id)).toBe(1)
    expect((await visitor.api.cart.get(cart.id)).items).toHaveLength(1)
  })

  test('of another visitor’s cart is not found', async () => {
    const cart = await fillCart(shop.visitor(), await setStock('aviator-gold', 5))
    const placing = shop.visitor().api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm() })
    expect(await errorOf(placing)).toEqual({ status: 404, code: 'not_found' })
  })
})

describe('an order by its number', () => {
  test('is visible only to its buyer', async () => {
    const id = await setStock('aviator-gold', 9)
    const guest = shop.visitor()
    const guestOrder = await buy(guest, id)
    const maria = await shop.signIn('maria')
    const cart = await maria.api.cart.open({ userId: maria.user.id })
    await maria.api.cart.addItem(cart.id, { productId: id })
    const { fitting: _, ...herOrder } = await maria.api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm() })

    const notFound = { status: 404, code: 'not_found' }
    for (const { api } of [shop.visitor(), await shop.signIn('andreas')]) {
      expect(await errorOf(api.call('GET /api/orders/{orderId}', { params: { orderId: guestOrder.id } }))).toEqual(
        notFound,
      )
      expect(await errorOf(api.call('GET /api/orders/{orderId}', { params: { orderId: herOrder.id } }))).toEqual(
        notFound,
      )
    }
    expect(await errorOf(guest.api.call('GET /api/orders/{orderId}', { params: { orderId: herOrder.id } }))).toEqual(
      notFound,
    )
    expect(await maria.api.call('GET /api/orders/{orderId}', { params: { orderId: herOrder.id } })).toMatchObject(
      herOrder,
    )
    expect(herOrder).toMatchObject({ userId: maria.user.id, guestEmail: null })
    expect((await maria.api.call('GET /api/orders', {}))[0]).toEqual(herOrder)
    expect(await errorOf(guest.api.call('GET /api/orders', {}))).toEqual({ status: 401, code: 'sign_in_required' })
  })
})

test('fifty concurrent buyers of thirty pieces place exactly thirty orders', async () => {
  const id = await setStock('aviator-gold', 30)
  const before = await shop.shop.db.$count(orders)
  const buyers = Array.from({ length: 50 }, () => shop.visitor())
  const carts = await Promise.all(buyers.map((buyer) => fillCart(buyer, id)))
  const outcomes = await Promise.allSettled(
    buyers.map(({ api }, i) => api.orders.place({ cartId: carts[i]?.id ?? 0, checkoutForm: checkoutForm() })),
  )
  const rejected = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(outcomes.length - rejected.length).toBe(30)
  for (const { reason } of rejected) expect(reason.problem.code).toBe('out_of_stock')
  expect(await stockOf(id)).toBe(0)
  expect((await shop.shop.db.$count(orders)) - before).toBe(30)
})

test('carts with the same products in different order do not deadlock', async () => {
  const first = await setStock('aviator-gold', 40)
  const other = shop.shop.catalogue.listProducts({}).products.find((product) => product.stock >= 10)
  const second = await setStock(other?.slug ?? '', 40)
  const buying = Array.from({ length: 20 }, async (_, i) => {
    const visitor = shop.visitor()
    const cart = await fillCart(visitor, i % 2 ? first : second)
    await visitor.api.cart.addItem(cart.id, { productId: i % 2 ? second : first })
    return visitor.api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm() })
  })
  expect(await Promise.all(buying)).toHaveLength(20)
  expect([await stockOf(first), await stockOf(second)]).toEqual([20, 20])
})

test('every order is the sum of its lines and has its e-mail', async () => {
  const inconsistent = await shop.shop.db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(orderItems, eq(orderItems.orderId, orders.id))
    .groupBy(orders.id)
    .having(sql`coalesce(sum(${orderItems.quantity} * ${orderItems.priceCents}), 0) <> ${orders.subtotalCents}`)
  expect(inconsistent).toEqual([])
  const emails = await listQueuedEmails(shop.shop, { kind: 'order_confirmation' })
  expect(emails).toHaveLength(await shop.shop.db.$count(orders))
})
