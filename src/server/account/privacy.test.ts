import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { deleteQueuedEmails, emailKindsTo, emailsTo, emailTokenTo } from '../../../test/support/emails.ts'
import { confirmEmail, newCustomer } from '../../../test/support/new-customer.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { users } from '../db/schema.ts'

const MARIA = 'maria@example.com'
const DAY_MS = 86_400_000
let shop: TestShop
let now = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
})
afterAll(() => shop.close())
// Limits and e-mails of one test must not affect another.
beforeEach(async () => {
  now = new Date(now.valueOf() + DAY_MS)
  await deleteQueuedEmails(shop.shop)
})

async function register(email: string, username: string) {
  const visitor = shop.visitor()
  shop.statements.length = 0
  const response = await visitor.post('/api/auth/register', { username, email, password: 'secret-1' })
  const statements = [...shop.statements]
  const { id: _, ...user } = await response.json()
  return { ...visitor, answer: { status: response.status, user }, statements }
}

describe('registering with an address that another account has confirmed', () => {
  test('gives the same response as any other address', async () => {
    const [known, fresh] = [await register(MARIA, 'curious-1'), await register('fresh@example.com', 'curious-2')]
    expect(known.answer).toEqual({
      status: fresh.answer.status,
      user: { ...fresh.answer.user, username: 'curious-1', email: MARIA },
    })
    expect(known.statements).toEqual(fresh.statements)
    expect([...known.cookies.keys()]).toEqual([...fresh.cookies.keys()])
    expect(await known.api.account.me()).toMatchObject({ username: 'curious-1' })
  })

  test('notifies the owner in their language and sends no link', async () => {
    const maria = shop.visitor()
    maria.cookies.set('language', 'el')
    await maria.api.account.logIn({ username: 'maria', password: 'maria-demo' })
    await register(MARIA, 'curious-3')
    expect(await emailsTo(shop, MARIA)).toEqual([
      {
        kind: 'address_known',
        language: 'el',
        payload: { username: 'maria', firstName: 'Maria', link: 'http://shop.test/forgot-password' },
      },
    ])
    expect(await maria.api.account.me()).toMatchObject({ username: 'maria' })
  })

  test('keeps sign-in by the address for its owner', async () => {
    await register(MARIA, 'curious-4')
    const logIn = (password: string) => shop.visitor().api.account.logIn({ username: MARIA, password })
    expect(await logIn('maria-demo')).toMatchObject({ username: 'maria' })
    expect(await errorOf(logIn('secret-1'))).toMatchObject({ code: 'wrong_credentials' })
  })

  test('notifies only the owner when the link is requested again', async () => {
    const { api } = await register(MARIA, 'curious-5')
    await api.call('POST /api/account/verification', {})
    expect(await emailKindsTo(shop, MARIA)).toEqual(['address_known', 'address_known'])
  })
})

test('a link is rejected after another account has confirmed the address', async () => {
  const [early, late] = [await register('race@example.com', 'early'), await register('race@example.com', 'late')]
  const [first, second] = (await emailsTo(shop, 'race@example.com')).map(
    ({ payload }) => payload.link?.split('/').at(-1) ?? '',
  )
  await confirmEmail(shop.visitor(), second ?? '')
  expect(await errorOf(confirmEmail(shop.visitor(), first ?? ''))).toEqual({ status: 409, code: 'email_taken' })
  const stateOf = async ({ api }: typeof early) => (await api.call('GET /api/account/security', {})).isEmailVerified
  expect([await stateOf(early), await stateOf(late)]).toEqual([false, true])
})

test('registering cannot flood an address with e-mails', async () => {
  for (let i = 0; i < 14; i++) await register('flooded@example.com', `flooder-${i}`)
  expect(await emailKindsTo(shop, 'flooded@example.com')).toHaveLength(10)
})

describe('signing in by an unconfirmed address', () => {
  test('works for the oldest accounts, each with its password', async () => {
    const customers = []
    for (let i = 0; i < 4; i++) customers.push(await newCustomer(shop, { email: 'household@example.com' }))
    const outcomes = await Promise.all(
      customers.map(({ password }) =>
        shop
          .visitor()
          .api.account.logIn({ username: 'household@example.com', password })
          .then(({ username }) => username)
          .catch(({ problem }) => problem.code),
      ),
    )
    const names = customers.map(({ user }) => user.username)
    expect(outcomes).toEqual([...names.slice(0, 3), 'wrong_credentials'])
  })
})

describe('a new address', () => {
  test('is pending until it is confirmed', async () => {
    const { api, user, password } = await newCustomer(shop)
    const form = { email: 'New@example.com', currentPassword: password, city: 'Paphos' }
    const answer = await api.account.update(user.id, form)
    expect(answer).toEqual({ ...user, city: 'Paphos' })
    const security = { email: user.email, isEmailVerified: false, pendingEmail: 'new@example.com', secondFactor: null }
    expect(await api.call('GET /api/account/security', {})).toEqual(security)
    expect(await emailsTo(shop, 'new@example.com')).toMatchObject([
      { kind: 'email_change', payload: { username: user.username, newEmail: 'new@example.com' } },
    ])
    const token = await emailTokenTo(shop, 'new@example.com', 'email_change')
    expect(await confirmEmail(shop.visitor(), token)).toMatchObject({ email: 'new@example.com', isChange: true })
    expect(await api.account.me()).toMatchObject({ email: 'new@example.com' })
    expect(await api.call('GET /api/account/security', {})).toEqual({
      email: 'new@example.com',
      isEmailVerified: true,
      secondFactor: null,
      pendingEmail: null,
    })
    expect((await emailsTo(shop, user.email)).at(-1)).toMatchObject({
      kind: 'email_changed',
      payload: { newEmail: 'new@example.com' },
    })
  })

  test('that another account has confirmed gets the same response; only its owner is notified', async () => {
    const change = async (email: string) => {
      const { api, user, password } = await newCustomer(shop)
      shop.statements.length = 0
      const answer = await api.account.update(user.id, { email, currentPassword: password })
      const statements = [...shop.statements]
      expect(answer).toEqual(user)
      return { statements, security: await api.call('GET /api/account/security', {}), user }
    }
    const [known, fresh] = [await change(MARIA), await change('nobody-yet@example.com')]
    expect(known.statements).toEqual(fresh.statements)
    expect(known.security).toEqual({
      email: known.user.email,
      isEmailVerified: false,
      pendingEmail: MARIA,
      secondFactor: null,
    })
    expect(await emailKindsTo(shop, MARIA)).toEqual(['address_known'])
  })

  test('invalidates the link to the previous request', async () => {
    const { api, user, password: currentPassword } = await newCustomer(shop)
    await api.account.update(user.id, { email: 'mistyped@example.com', currentPassword })
    await api.account.update(user.id, { email: 'rightly@example.com', currentPassword })
    const mistyped = await emailTokenTo(shop, 'mistyped@example.com', 'email_change')
    expect(await errorOf(confirmEmail(shop.visitor(), mistyped))).toMatchObject({ code: 'link_expired' })
    await confirmEmail(shop.visitor(), await emailTokenTo(shop, 'rightly@example.com', 'email_change'))
    const [row] = await shop.shop.db.select().from(users).where(eq(users.id, user.id))
    expect(row?.email).toBe('rightly@example.com')
  })

  test('is rate-limited', async () => {
    const { api, user, password: currentPassword } = await newCustomer(shop)
    for (let i = 0; i < 5; i++) await api.account.update(user.id, { email: `try-${i}@example.com`, currentPassword })
    const once = api.account.update(user.id, { email: 'try-5@example.com', currentPassword, city: 'Nowhere' })
    expect(await errorOf(once)).toEqual({ status: 429, code: 'too_many_attempts' })
    expect(await api.account.me()).toMatchObject({ city: null })
  })
})
