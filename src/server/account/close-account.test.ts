import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appointmentForm, DAY_AHEAD } from '../../../test/support/appointment-form.ts'
import { errorOf, fillCart } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { emailsTo, emailTokenTo } from '../../../test/support/emails.ts'
import { confirmEmail, newCustomer } from '../../../test/support/new-customer.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { deleteExpired } from '../cleanup.ts'
import { carts, emailTokens, orderItems, orders, sessions, users } from '../db/schema.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

async function order({ api, user }: Awaited<ReturnType<typeof newCustomer>>) {
  const cart = await api.cart.open({ userId: user.id })
  await api.cart.addItem(cart.id, { productId: (await shop.product('silk-cord-navy')).id })
  return api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm({ email: user.email }) })
}

const close = ({ api, password }: Awaited<ReturnType<typeof newCustomer>>) =>
  api.call('POST /api/account/close', { body: { password } })

const bookOf = async (orderId: string) => {
  const [row] = await shop.shop.db.select().from(orders).where(eq(orders.id, orderId))
  if (row === undefined) throw new Error('the order is not in the books')
  return row
}

describe('personal data', () => {
  test('is exported as a file with everything stored', async () => {
    const customer = await newCustomer(shop)
    const placed = await order(customer)
    await shop.visitor().api.appointments.book(appointmentForm({ date: DAY_AHEAD, email: customer.user.email }))
    await shop.visitor().api.newsletter.subscribe({ email: customer.user.email })
    await confirmEmail(customer, await emailTokenTo(shop, customer.user.email, 'email_verification'))
    const response = await customer.send('/api/account/data')
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename=".+\.json"$/)
    const data = await response.json()
    expect(data).toMatchObject({
      account: { ...customer.user, language: 'en', emailVerifiedAt: expect.any(String) },
      sessions: [{ isCurrent: true }],
      cart: { items: [], userId: customer.user.id },
      orders: [{ id: placed.id, total: placed.total }],
      appointments: [{ firstName: 'Eleni', email: customer.user.email }],
      newsletter: { status: 'pending' },
    })
    expect(data.emails.map(({ kind }: { kind: string }) => kind)).toContain('order_confirmation')
    expect(JSON.stringify(data)).not.toMatch(/argon2|tokenHash|password"/)
  })

  test('excludes data of an unconfirmed address', async () => {
    await shop.visitor().api.appointments.book(appointmentForm({ date: DAY_AHEAD, email: 'somebody@example.com' }))
    await shop.visitor().api.newsletter.subscribe({ email: 'somebody@example.com' })
    const { api } = await newCustomer(shop, { email: 'somebody@example.com' })
    const data = await api.call('GET /api/account/data', {})
    expect(data).toMatchObject({ appointments: [], newsletter: null, emails: [], cart: null })
  })

  test('cannot be read by another user', async () => {
    expect(await errorOf(shop.visitor().api.call('GET /api/account/data', {}))).toMatchObject({ status: 401 })
  })
})

describe('closing the account', () => {
  test('requires the password', async () => {
    const customer = await newCustomer(shop)
    expect(await errorOf(close({ ...customer, password: 'not-that' }))).toEqual({
      status: 403,
      code: 'wrong_password',
    })
    expect(await customer.api.account.me()).toEqual(customer.user)
  })

  test('deletes the account with its sessions, links and cart, and sends a confirmation', async () => {
    const customer = await newCustomer(shop)
    const { id, email, username } = customer.user
    await order(customer)
    await close(customer)
    expect(customer.cookies.has('session')).toBe(false)
    const { db } = shop.shop
    expect(await db.$count(users, eq(users.id, id))).toBe(0)
    expect(await db.$count(sessions, eq(sessions.userId, id))).toBe(0)
    expect(await db.$count(emailTokens, eq(emailTokens.userId, id))).toBe(0)
    expect(await db.$count(carts, eq(carts.userId, id))).toBe(0)
    const logIn = shop.visitor().api.account.logIn({ username, password: customer.password })
    expect(await errorOf(logIn)).toMatchObject({ code: 'wrong_credentials' })
    const emails = await emailsTo(shop, email)
    expect(emails.map(({ kind }) => kind)).toEqual(['email_verification', 'order_confirmation', 'account_closed'])
    expect(emails.at(-1)?.payload).toEqual({ username, firstName: 'Niki' })
  })

  test('anonymises a completed order', async () => {
    const customer = await newCustomer(shop)
    const placed = await order(customer)
    await shop.shop.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, placed.id))
    const before = await bookOf(placed.id)
    await close(customer)
    const after = await bookOf(placed.id)
    const { totalCents, vatCents, shippingCents, createdAt, paymentMethod } = before
    expect(after).toMatchObject({ totalCents, vatCents, shippingCents, createdAt, paymentMethod })
    expect(after).toMatchObject({ userId: null, guestEmail: null, guestKey: null, cartId: null, formHash: '' })
    expect(await shop.shop.db.$count(orderItems, eq(orderItems.orderId, placed.id))).toBe(1)
    expect(after.shippingAddress).toMatchObject({ country: 'Cyprus', city: '', email: '' })
    expect(JSON.stringify(after)).not.toMatch(/Eleni|Ioannou|Ledras|99 112233|customer-\d/)
  })

  test('anonymises an open order when it is completed', async () => {
    const customer = await newCustomer(shop)
    const placed = await order(customer)
    await close(customer)
    await deleteExpired(shop.shop)
    expect((await bookOf(placed.id)).shippingAddress.firstName).toBe('Eleni')
    await shop.shop.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, placed.id))
    await deleteExpired(shop.shop)
    expect(JSON.stringify(await bookOf(placed.id))).not.toMatch(/Eleni|Ioannou|Ledras/)
  })

  test('leaves guest orders with the same address to the next account that confirms it', async () => {
    const guest = shop.visitor()
    const cart = await fillCart(guest, (await shop.product('silk-cord-navy')).id)
    const form = checkoutForm({ email: 'returning@example.com' })
    const placed = await guest.api.orders.place({ cartId: cart.id, checkoutForm: form })
    const first = await newCustomer(shop, { email: 'returning@example.com' })
    const own = await order(first)
    await close(first)
    const second = await newCustomer(shop, { email: 'returning@example.com' })
    await confirmEmail(second, await emailTokenTo(shop, 'returning@example.com', 'email_verification'))
    expect((await second.api.call('GET /api/orders', {})).map(({ id }) => id)).toEqual([placed.id])
    expect(await errorOf(second.api.call('GET /api/orders/{orderId}', { params: { orderId: own.id } }))).toMatchObject({
      status: 404,
    })
  })
})
