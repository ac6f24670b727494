import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf } from '../../../test/support/buyers.ts'
import { kindsTo, lettersTo, tokenTo } from '../../../test/support/letters.ts'
import { askReset, newcomer, resetPassword } from '../../../test/support/newcomer.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { resetRequests } from '../db/schema.ts'
import { answerResetRequests } from './reset-password.ts'

const HOUR_MS = 3_600_000
let shop: TestShop
let now = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
})
afterAll(() => shop.close())
// Each test asks at an hour of its own, so that none is slowed down for another's sake.
beforeEach(() => {
  now = new Date(now.valueOf() + HOUR_MS)
})

const linkExpired = { status: 410, code: 'link_expired' }

async function linkFor(account: string, address: string): Promise<string> {
  await askReset(shop.visitor(), account)
  await answerResetRequests(shop.shop)
  return tokenTo(shop, address, 'password_reset')
}

describe('asking for a new password', () => {
  test('does and answers the same for an account, its address and nobody', async () => {
    const { user } = await newcomer(shop)
    const asked = await Promise.all(
      [user.username, user.email, 'nobody-at-all', 'nobody@nowhere.example'].map(async (account) => {
        const response = await shop.visitor().post('/api/auth/forgot-password', { account })
        return { status: response.status, body: await response.text() }
      }),
    )
    expect(new Set(asked.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(asked[0]).toEqual({ status: 202, body: 'null' })
    await answerResetRequests(shop.shop)
    expect(await kindsTo(shop, user.email)).toEqual(['email_verification', 'password_reset', 'password_reset'])
    expect(await shop.shop.db.$count(resetRequests)).toBe(0)
  })

  test('runs the same statements, whoever it is', async () => {
    const { user } = await newcomer(shop)
    const run = async (account: string) => {
      shop.statements.length = 0
      await askReset(shop.visitor(), account)
      return [...shop.statements]
    }
    expect(await run(user.username)).toEqual(await run('nobody-of-that-name'))
  })

  test('writes in the language of whoever asks', async () => {
    const { user } = await newcomer(shop)
    const greek = shop.visitor()
    greek.cookies.set('language', 'el')
    await askReset(greek, user.username)
    await answerResetRequests(shop.shop)
    expect((await lettersTo(shop, user.email)).at(-1)).toMatchObject({ kind: 'password_reset', language: 'el' })
  })

  test('answered by two at once writes one letter for each request', async () => {
    const { user } = await newcomer(shop)
    await askReset(shop.visitor(), user.username)
    await Promise.all([answerResetRequests(shop.shop), answerResetRequests(shop.shop)])
    await answerResetRequests(shop.shop)
    expect(await kindsTo(shop, user.email)).toEqual(['email_verification', 'password_reset'])
  })

  test('for an address means who has confirmed it, else everybody who gave it', async () => {
    const address = 'family@example.com'
    const [one, other] = [await newcomer(shop, { email: address }), await newcomer(shop, { email: address })]
    await askReset(shop.visitor(), address)
    await answerResetRequests(shop.shop)
    const resets = (await lettersTo(shop, address)).filter(({ kind }) => kind === 'password_reset')
    expect(resets.map(({ payload }) => payload.username)).toEqual([one.user.username, other.user.username])
    await askReset(shop.visitor(), 'maria@example.com')
    await answerResetRequests(shop.shop)
    expect(await kindsTo(shop, 'maria@example.com')).toEqual(['password_reset'])
  })

  test('sends no more than five letters an hour for one name, and says nothing of it', async () => {
    const { user } = await newcomer(shop)
    for (let i = 0; i < 7; i++) await askReset(shop.visitor(), user.username.toUpperCase())
    await answerResetRequests(shop.shop)
    expect((await kindsTo(shop, user.email)).filter((kind) => kind === 'password_reset')).toHaveLength(5)
  })

  test('is slowed down for one network address', async () => {
    const elsewhere = await createTestShop({ config: { trustedProxies: 1 } })
    const ask = async (address: string) => {
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address }
      const body = JSON.stringify({ account: 'maria' })
      return (await elsewhere.visitor().send('/api/auth/forgot-password', { method: 'POST', headers, body })).status
    }
    for (let i = 0; i < 20; i++) expect(await ask('203.0.113.7')).toBe(202)
    expect(await ask('203.0.113.7')).toBe(429)
    expect(await ask('203.0.113.8')).toBe(202)
    await elsewhere.close()
  })
})

describe('the link', () => {
  test('sets the password, ends every session, tells the address, and signs nobody in', async () => {
    const customer = await newcomer(shop)
    const visitor = shop.visitor()
    await resetPassword(visitor, await linkFor(customer.user.username, customer.user.email), 'a-new-one')
    expect(visitor.cookies.has('session')).toBe(false)
    expect(await refusalOf(customer.api.account.me())).toMatchObject({ status: 401 })
    const logIn = (password: string) => shop.visitor().api.account.logIn({ username: customer.user.username, password })
    expect(await refusalOf(logIn(customer.password))).toMatchObject({ code: 'wrong_credentials' })
    expect(await logIn('a-new-one')).toMatchObject({ id: customer.user.id })
    expect((await lettersTo(shop, customer.user.email)).at(-1)).toMatchObject({
      kind: 'password_changed',
      payload: { username: customer.user.username, link: 'http://shop.test/forgot-password' },
    })
  })

  test('works once, also of two uses at once, and takes the other links with it', async () => {
    const { user } = await newcomer(shop)
    const first = await linkFor(user.username, user.email)
    const second = await linkFor(user.username, user.email)
    const uses = await Promise.allSettled([
      resetPassword(shop.visitor(), second, 'by-the-one'),
      resetPassword(shop.visitor(), second, 'by-the-other'),
    ])
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusalOf(resetPassword(shop.visitor(), first, 'too-late'))).toEqual(linkExpired)
  })

  test('works for an hour', async () => {
    const { user } = await newcomer(shop)
    const token = await linkFor(user.username, user.email)
    now = new Date(now.valueOf() + HOUR_MS)
    expect(await refusalOf(resetPassword(shop.visitor(), token, 'too-late'))).toEqual(linkExpired)
  })

  test('refuses a password that is too short, and can be used again', async () => {
    const { user } = await newcomer(shop)
    const token = await linkFor(user.username, user.email)
    expect(await refusalOf(resetPassword(shop.visitor(), token, '12345'))).toEqual({
      status: 400,
      code: 'invalid_input',
    })
    expect(await resetPassword(shop.visitor(), token, '123456')).toBeNull()
  })

  test('shows that the address is its owner’s', async () => {
    const { user } = await newcomer(shop)
    await resetPassword(shop.visitor(), await linkFor(user.username, user.email), 'a-new-one')
    const again = shop.visitor()
    await again.api.account.logIn({ username: user.username, password: 'a-new-one' })
    expect(await again.api.call('GET /api/account/security', {})).toMatchObject({ isEmailVerified: true })
  })
})
