import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf, fillCart } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { answerResetRequests, emailKindsTo, emailsTo, emailTokenTo } from '../../../test/support/emails.ts'
import { confirmEmail, newCustomer, requestPasswordReset, resetPassword } from '../../../test/support/new-customer.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { emailTokens, users } from '../db/schema.ts'

const HOUR_MS = 3_600_000
let shop: TestShop
let now = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
})
afterAll(() => shop.close())

const isVerified = async (api: Awaited<ReturnType<typeof newCustomer>>['api']) =>
  (await api.call('GET /api/account/security', {})).isEmailVerified
const linkExpired = { status: 410, code: 'link_expired' }

describe('registering', () => {
  test('sends a link to the address in the visitor’s language, of which only a hash is kept', async () => {
    const guest = shop.visitor()
    guest.cookies.set('language', 'el')
    const { user } = await newCustomer(shop, { guest, email: 'Nikos@Example.com' })
    const [email] = await emailsTo(shop, 'nikos@example.com')
    expect(email).toMatchObject({ kind: 'email_verification', language: 'el', payload: { username: user.username } })
    const token = await emailTokenTo(shop, 'nikos@example.com', 'email_verification')
    expect(email?.payload.link).toBe(`http://shop.test/verify-email/${token}`)
    const kept = await shop.shop.db.select().from(emailTokens).where(eq(emailTokens.userId, user.id))
    expect(JSON.stringify(kept)).not.toContain(token)
  })

  test('does not require confirmation for shopping', async () => {
    const { api, user } = await newCustomer(shop)
    const cart = await api.cart.open({ userId: user.id })
    await api.cart.addItem(cart.id, { productId: (await shop.product('silk-cord-navy')).id })
    const { fitting: _, ...order } = await api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm() })
    expect(await api.call('GET /api/orders', {})).toEqual([order])
  })
})

describe('the link', () => {
  test('confirms the address, signed in or not, and only once', async () => {
    const { api, user } = await newCustomer(shop)
    expect(await isVerified(api)).toBe(false)
    const token = await emailTokenTo(shop, user.email, 'email_verification')
    const otherVisitor = shop.visitor()
    expect(await confirmEmail(otherVisitor, token)).toEqual({
      email: user.email,
      username: user.username,
      isChange: false,
    })
    expect(await isVerified(api)).toBe(true)
    expect(await errorOf(confirmEmail(otherVisitor, token))).toEqual(linkExpired)
  })

  test('confirms once with ten concurrent requests', async () => {
    const { user } = await newCustomer(shop)
    const token = await emailTokenTo(shop, user.email, 'email_verification')
    const presses = Array.from({ length: 10 }, () => confirmEmail(shop.visitor(), token))
    const outcomes = await Promise.allSettled(presses)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('expires after three days', async () => {
    const { api, user } = await newCustomer(shop)
    const token = await emailTokenTo(shop, user.email, 'email_verification')
    const begun = now
    now = new Date(begun.valueOf() + 72 * HOUR_MS)
    expect(await errorOf(confirmEmail(shop.visitor(), token))).toEqual(linkExpired)
    now = new Date(begun.valueOf() + 72 * HOUR_MS - 1)
    expect(await confirmEmail(shop.visitor(), token)).toMatchObject({ email: user.email })
    now = begun
    expect(await isVerified(api)).toBe(true)
  })

  test('is rejected for another purpose, as is an unknown one', async () => {
    const { user } = await newCustomer(shop)
    const token = await emailTokenTo(shop, user.email, 'email_verification')
    expect(await errorOf(resetPassword(shop.visitor(), token, 'stolen-1'))).toEqual(linkExpired)
    expect(await errorOf(confirmEmail(shop.visitor(), 'made-up'))).toEqual(linkExpired)
    await requestPasswordReset(shop.visitor(), user.username)
    await answerResetRequests(shop.shop)
    const reset = await emailTokenTo(shop, user.email, 'password_reset')
    expect(await errorOf(confirmEmail(shop.visitor(), reset))).toEqual(linkExpired)
    expect(await confirmEmail(shop.visitor(), token)).toMatchObject({ email: user.email })
  })

  test('is sent again on request, a few times an hour, until the address is confirmed', async () => {
    const { api, user } = await newCustomer(shop)
    const again = () => api.call('POST /api/account/verification', {})
    for (let i = 0; i < 5; i++) await again()
    expect(await errorOf(again())).toEqual({ status: 429, code: 'too_many_attempts' })
    expect(await emailKindsTo(shop, user.email)).toEqual(Array(6).fill('email_verification'))
    await confirmEmail(shop.visitor(), await emailTokenTo(shop, user.email, 'email_verification'))
    now = new Date(now.valueOf() + 2 * HOUR_MS)
    await again()
    expect(await emailKindsTo(shop, user.email)).toHaveLength(6)
  })
})

describe('guest orders', () => {
  const orderAsGuest = async (email: string) => {
    const guest = shop.visitor()
    const cart = await fillCart(guest, (await shop.product('silk-cord-navy')).id)
    return guest.api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm({ email }) })
  }

  test('are assigned to the account that confirms the address, not to an unconfirmed one', async () => {
    const order = await orderAsGuest('Elpida@example.com')
    const others = await orderAsGuest('somebody-else@example.com')
    const { api } = await newCustomer(shop, { email: 'elpida@example.com' })
    expect(await api.call('GET /api/orders', {})).toEqual([])
    await confirmEmail(shop.visitor(), await emailTokenTo(shop, 'elpida@example.com', 'email_verification'))
    expect((await api.call('GET /api/orders', {})).map(({ id }) => id)).toEqual([order.id])
    expect(await errorOf(api.call('GET /api/orders/{orderId}', { params: { orderId: others.id } }))).toMatchObject({
      status: 404,
    })
  })

  test('are assigned after a confirmed change of address too', async () => {
    const order = await orderAsGuest('moved@example.com')
    const { api, user, password } = await newCustomer(shop)
    await api.account.update(user.id, { email: 'moved@example.com', currentPassword: password })
    expect(await api.call('GET /api/orders', {})).toEqual([])
    await confirmEmail(shop.visitor(), await emailTokenTo(shop, 'moved@example.com', 'email_change'))
    expect((await api.call('GET /api/orders', {})).map(({ id }) => id)).toEqual([order.id])
  })
})

test('only one of two accounts with the same address can confirm it', async () => {
  const both = [
    await newCustomer(shop, { email: 'shared@example.com' }),
    await newCustomer(shop, { email: 'shared@example.com' }),
  ]
  const links = (await emailsTo(shop, 'shared@example.com')).map(({ payload }) => payload.link?.split('/').at(-1) ?? '')
  expect(links).toHaveLength(2)
  const outcomes = await Promise.all(
    links.map((token) => confirmEmail(shop.visitor(), token).catch(({ problem }) => problem.code as string)),
  )
  expect(outcomes).toContain('email_taken')
  const rows = await shop.shop.db.select().from(users).where(eq(users.email, 'shared@example.com'))
  expect(rows).toHaveLength(both.length)
  expect(rows.filter(({ emailVerifiedAt }) => emailVerifiedAt !== null)).toHaveLength(1)
})
