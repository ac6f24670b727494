import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorOf, guestId } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { visitorFrom } from '../../../test/support/from-address.ts'
import { DEFAULT_LIMITS } from '../../../test/support/test-config.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { cartItems, orderItems, orders, products, rateLimits } from '../db/schema.ts'

const HOUR_MS = 3_600_000
let shop: TestShop
let all: number[]
let now = new Date('2026-11-23T09:00:00Z')
beforeAll(async () => {
  shop = await createTestShop({ config: { trustedProxies: 1, limits: DEFAULT_LIMITS }, clock: () => now })
  await shop.shop.db.update(products).set({ stock: 500 })
  all = (await shop.shop.db.select({ id: products.id }).from(products)).map(({ id }) => id)
})
afterAll(() => shop.close())
// Another day for each test, so that limits start empty.
beforeEach(() => {
  now = new Date(now.valueOf() + 48 * HOUR_MS)
})

let buyers = 0

async function guestWith(address: string, productIds: number[], quantity: number) {
  const visitor = visitorFrom(shop, address)
  const cart = await visitor.api.cart.open({ guestId: guestId() })
  await shop.shop.db.insert(cartItems).values(productIds.map((productId) => ({ cartId: cart.id, productId, quantity })))
  const email = `buyer-${++buyers}@example.com`
  const form = checkoutForm({ email, paymentMethod: 'bank_transfer' })
  const place = (changes: object = {}) =>
    visitor.post('/api/checkout', { cartId: cart.id, checkoutForm: { ...form, ...changes } })
  return { ...visitor, cart, place }
}

const stockLeft = async () =>
  Number((await shop.shop.db.select({ left: sql<number>`sum(${products.stock})` }).from(products))[0]?.left)

describe('one visitor cannot take the whole stock', () => {
  test('by one order of twelve of every product; the error explains what to do in both languages', async () => {
    const before = await stockLeft()
    const guest = await guestWith('203.0.113.1', all, 12)
    const english = await guest.place()
    expect(english.status).toBe(409)
    expect((await english.json()).error).toMatchObject({
      code: 'order_too_large',
      message: expect.stringMatching(/up to 20 pieces.*call one of our stores/),
    })
    guest.cookies.set('language', 'el')
    expect((await (await guest.place()).json()).error.message).toMatch(/έως 20 τεμάχια.*καλέστε/)
    expect(await stockLeft()).toBe(before)
  })

  test('by many small orders with a new cookie each', async () => {
    const before = await stockLeft()
    const statuses: number[] = []
    for (let i = 0; i < 20; i++) {
      const guest = await guestWith('203.0.113.2', [all[i] ?? 0], 20)
      const response = await guest.place()
      statuses.push(response.status)
      if (response.status === 429) expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
    }
    expect(new Set(statuses)).toEqual(new Set([201, 429]))
    expect(before - (await stockLeft())).toBe(DEFAULT_LIMITS.piecesPerAddress)
  })

  test('by concurrent small orders', async () => {
    const before = await stockLeft()
    const guests = []
    for (let i = 0; i < 16; i++) guests.push(await guestWith('203.0.113.3', [all[i] ?? 0], 20))
    await Promise.all(guests.map(({ place }) => place()))
    expect(before - (await stockLeft())).toBe(DEFAULT_LIMITS.piecesPerAddress)
  })

  test('by one e-mail address from many network addresses, while nothing is confirmed', async () => {
    const place = async (address: string) => {
      const guest = await guestWith(address, [all[0] ?? 0], 15)
      const response = await guest.place({ email: 'Hoarder@example.com' })
      return { status: response.status, body: await response.json() }
    }
    expect((await place('203.0.113.11')).status).toBe(201)
    const second = await place('203.0.113.12')
    expect(second.status).toBe(201)
    const rejected = await place('203.0.113.13')
    expect(rejected).toMatchObject({ status: 409, body: { error: { code: 'too_many_unpaid' } } })
    expect(rejected.body.error.message).toMatch(/up to 40.*confirmed/)
    await shop.shop.db.update(orders).set({ status: 'confirmed' }).where(eq(orders.id, second.body.id))
    expect((await place('203.0.113.14')).status).toBe(201)
  })
})

test('sixty people at one network address can order within an hour', async () => {
  const guests = []
  for (let i = 0; i < 60; i++) guests.push(await guestWith('203.0.113.20', [all[i % 5] ?? 0], 3))
  const responses = await Promise.all(guests.map(({ place }) => place()))
  expect(responses.map(({ status }) => status)).toEqual(guests.map(() => 201))
})

test('an order counts once, though its cookie and its e-mail address are both the buyer’s', async () => {
  const guest = await guestWith('203.0.113.21', [all[3] ?? 0], 19)
  expect((await guest.place()).status).toBe(201)
  await shop.shop.db.insert(cartItems).values({ cartId: guest.cart.id, productId: all[3] ?? 0, quantity: 19 })
  expect((await guest.place({ city: 'Elsewhere' })).status).toBe(201)
})

test('unpaid pieces of an account count, whatever its network address and e-mail address', async () => {
  const maria = await shop.signIn('maria')
  const place = async (quantity: number) => {
    const cart = await maria.api.cart.open({ userId: maria.user.id })
    await shop.shop.db.insert(cartItems).values({ cartId: cart.id, productId: all[4] ?? 0, quantity })
    const email = `maria-${++buyers}@example.com`
    return maria.api.orders.place({
      cartId: cart.id,
      checkoutForm: checkoutForm({ email, paymentMethod: 'bank_transfer' }),
    })
  }
  for (let i = 0; i < 2; i++) await place(20)
  expect(await errorOf(place(1))).toMatchObject({ status: 409, code: 'too_many_unpaid' })
})

test('the limit of pieces applies to a signed-in buyer', async () => {
  const maria = await shop.signIn('maria')
  const cart = await maria.api.cart.open({ userId: maria.user.id })
  await shop.shop.db.insert(cartItems).values({ cartId: cart.id, productId: all[1] ?? 0, quantity: 21 })
  const placing = maria.api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm() })
  expect(await errorOf(placing)).toEqual({ status: 409, code: 'order_too_large' })
})

test('rejected and repeated orders are not counted; requests over the limit run no statement', async () => {
  const { perGuest } = DEFAULT_LIMITS.orders
  const guest = await guestWith('203.0.113.30', [all[2] ?? 0], 1)
  const again = async () => {
    await shop.shop.db.insert(cartItems).values({ cartId: guest.cart.id, productId: all[2] ?? 0, quantity: 1 })
    return (await guest.place({ city: `City ${++buyers}` })).status
  }
  expect((await guest.place()).status).toBe(201)
  // A repeated form and an empty cart are not counted.
  for (let i = 0; i < 15; i++) expect((await guest.place()).status).toBe(200)
  expect((await guest.place({ city: 'Elsewhere' })).status).toBe(409)
  for (let i = 1; i < perGuest; i++) expect(await again()).toBe(201)
  expect(await again()).toBe(429)
  const counted = await shop.shop.db.select().from(rateLimits).orderBy(rateLimits.key)
  shop.statements.length = 0
  for (let i = 0; i < 10; i++) expect((await guest.place()).status).toBe(429)
  expect(shop.statements).toEqual([])
  expect(await shop.shop.db.select().from(rateLimits).orderBy(rateLimits.key)).toEqual(counted)
  now = new Date(now.valueOf() + HOUR_MS / perGuest)
  expect((await guest.place({ city: 'Later' })).status).toBe(201)
})

test('every order has lines', async () => {
  const empty = await shop.shop.db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(sql`${orderItems.id} is null`)
  expect(empty).toEqual([])
})
