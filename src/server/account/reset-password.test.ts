import { and, eq, gt } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { answerResetRequests, emailKindsTo, emailsTo, emailTokenTo } from '../../../test/support/emails.ts'
import { confirmEmail, newCustomer, requestPasswordReset, resetPassword } from '../../../test/support/new-customer.ts'
import { DEFAULT_LIMITS } from '../../../test/support/test-config.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { emailTokens } from '../db/schema.ts'
import { RESET_JOB } from './reset-password.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
let shop: TestShop
let now = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
})
afterAll(() => shop.close())
// Each test runs in its own hour, so that rate limits do not affect other tests.
beforeEach(() => {
  now = new Date(now.valueOf() + HOUR_MS)
})

const linkExpired = { status: 410, code: 'link_expired' }

async function linkFor(account: string, address: string): Promise<string> {
  await requestPasswordReset(shop.visitor(), account)
  await answerResetRequests(shop.shop)
  return emailTokenTo(shop, address, 'password_reset')
}

describe('requesting a new password', () => {
  test('gives the same response for a username, an address and an unknown name', async () => {
    const { user } = await newCustomer(shop)
    const answers = await Promise.all(
      [user.username, user.email, 'nobody-at-all', 'nobody@nowhere.example'].map(async (account) => {
        const response = await shop.visitor().post('/api/auth/forgot-password', { account })
        return { status: response.status, body: await response.text() }
      }),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toEqual({ status: 202, body: 'null' })
    await answerResetRequests(shop.shop)
    expect(await emailKindsTo(shop, user.email)).toEqual(['email_verification', 'password_reset', 'password_reset'])
    expect(await shop.shop.jobs.list(shop.shop.db, RESET_JOB)).toEqual([])
  })

  test('runs the same statements for known and unknown names', async () => {
    const { user } = await newCustomer(shop)
    const run = async (account: string) => {
      shop.statements.length = 0
      await requestPasswordReset(shop.visitor(), account)
      return [...shop.statements]
    }
    expect(await run(user.username)).toEqual(await run('nobody-of-that-name'))
  })

  test('sends the e-mail in the visitor’s language', async () => {
    const { user } = await newCustomer(shop)
    const greek = shop.visitor()
    greek.cookies.set('language', 'el')
    await requestPasswordReset(greek, user.username)
    await answerResetRequests(shop.shop)
    expect((await emailsTo(shop, user.email)).at(-1)).toMatchObject({ kind: 'password_reset', language: 'el' })
  })

  test('is processed once by two concurrent workers', async () => {
    const { user } = await newCustomer(shop)
    await requestPasswordReset(shop.visitor(), user.username)
    await Promise.all([answerResetRequests(shop.shop), answerResetRequests(shop.shop)])
    await answerResetRequests(shop.shop)
    expect(await emailKindsTo(shop, user.email)).toEqual(['email_verification', 'password_reset'])
  })

  test('by address reaches the account that has confirmed it, else all accounts with it', async () => {
    const address = 'family@example.com'
    const [one, other] = [await newCustomer(shop, { email: address }), await newCustomer(shop, { email: address })]
    await requestPasswordReset(shop.visitor(), address)
    await answerResetRequests(shop.shop)
    const resets = (await emailsTo(shop, address)).filter(({ kind }) => kind === 'password_reset')
    expect(resets.map(({ payload }) => payload.username).sort()).toEqual(
      [one.user.username, other.user.username].sort(),
    )
    await requestPasswordReset(shop.visitor(), 'maria@example.com')
    await answerResetRequests(shop.shop)
    expect(await emailKindsTo(shop, 'maria@example.com')).toEqual(['password_reset'])
  })

  test('is limited per name and address with `reset_requested`, also for an unknown name', async () => {
    const { user } = await newCustomer(shop)
    for (const name of [user.username, 'nobody-of-that-name']) {
      for (let i = 0; i < 5; i++) await requestPasswordReset(shop.visitor(), name.toUpperCase())
      const response = await shop.visitor().post('/api/auth/forgot-password', { account: name })
      expect([response.status, Number(response.headers.get('Retry-After'))]).toEqual([429, 12 * 60])
      expect((await response.json()).error).toMatchObject({
        code: 'reset_requested',
        message: expect.stringContaining('the link in our last e-mail still works'),
      })
    }
    await requestPasswordReset(shop.visitor(), 'somebody-else')
  })

  test('is rate-limited per network address', async () => {
    const limits = { ...DEFAULT_LIMITS, resets: { perGuest: 10, perAddress: 8 } }
    const config = { trustedProxies: 1, limits }
    const elsewhere = await createTestShop({ config, clock: () => now })
    const ask = async (index: number, address: string) => {
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address }
      const body = JSON.stringify({ account: `name-${index}` })
      return (await elsewhere.visitor().send('/api/auth/forgot-password', { method: 'POST', headers, body })).status
    }
    for (let i = 0; i < 8; i++) expect(await ask(i, '203.0.113.7')).toBe(202)
    expect(await ask(8, '203.0.113.7')).toBe(429)
    expect(await ask(9, '203.0.113.8')).toBe(202)
    await elsewhere.close()
  })
})

describe('repeated reset requests by other people', () => {
  let besieged: TestShop
  beforeAll(async () => {
    besieged = await createTestShop({ config: { trustedProxies: 1, limits: DEFAULT_LIMITS }, clock: () => now })
  })
  afterAll(() => besieged.close())

  const request = (account: string, address: string) =>
    besieged.visitor().send('/api/auth/forgot-password', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify({ account }),
    })
  const countResetEmails = async (email: string) =>
    (await emailsTo(besieged, email)).filter(({ kind }) => kind === 'password_reset').length

  test('do not flood the mailbox, and the owner always has a valid link', async () => {
    const { user } = await newCustomer(besieged)
    let withoutLink = 0
    for (let minute = 0; minute < 6 * 60; minute += 10) {
      now = new Date(now.valueOf() + 10 * MINUTE_MS)
      for (let i = 0; i < 2; i++) {
        const name = i % 2 ? user.email : user.username
        await request(name, `198.51.100.${(minute + i) % 250}`)
      }
      await answerResetRequests(besieged.shop)
      const links = await besieged.shop.db.$count(
        emailTokens,
        and(eq(emailTokens.userId, user.id), gt(emailTokens.expiresAt, now)),
      )
      if (links === 0) withoutLink++
    }
    expect(withoutLink).toBe(0)
    expect(await countResetEmails(user.email)).toBeLessThanOrEqual(4 + 1 + 8)
    // From her own address her request is accepted, and the last link works.
    expect((await request(user.username, '192.0.2.9')).status).toBe(202)
    await answerResetRequests(besieged.shop)
    const token = await emailTokenTo(besieged, user.email, 'password_reset')
    await resetPassword(besieged.visitor(), token, 'a-new-one')
  })

  test('do not keep an owner who has used her link from getting another', async () => {
    const { user } = await newCustomer(besieged)
    for (let i = 0; i < 20; i++) await request(user.username, `198.51.100.${i}`)
    await answerResetRequests(besieged.shop)
    expect(await countResetEmails(user.email)).toBe(4)
    await resetPassword(besieged.visitor(), await emailTokenTo(besieged, user.email, 'password_reset'), 'a-new-one')
    await request(user.username, '192.0.2.9')
    await answerResetRequests(besieged.shop)
    expect(await countResetEmails(user.email)).toBe(5)
    await resetPassword(besieged.visitor(), await emailTokenTo(besieged, user.email, 'password_reset'), 'another-one')
  })

  test('cannot evade the mailbox’s limit by accounts with the same address', async () => {
    const { user } = await newCustomer(besieged, { email: 'victim@example.com' })
    const token = await emailTokenTo(besieged, user.email, 'email_verification')
    await confirmEmail(besieged.visitor(), token)
    for (let i = 0; i < 8; i++) {
      const { user: bait } = await newCustomer(besieged, { email: 'victim@example.com' })
      await request(bait.username, '198.51.100.200')
    }
    await answerResetRequests(besieged.shop)
    expect(await countResetEmails('victim@example.com')).toBe(4)
  })
})

describe('the link', () => {
  test('sets the password, ends all sessions, notifies the address and does not sign in', async () => {
    const customer = await newCustomer(shop)
    const visitor = shop.visitor()
    await resetPassword(visitor, await linkFor(customer.user.username, customer.user.email), 'a-new-one')
    expect(visitor.cookies.has('session')).toBe(false)
    expect(await errorOf(customer.api.account.me())).toMatchObject({ status: 401 })
    const logIn = (password: string) => shop.visitor().api.account.logIn({ username: customer.user.username, password })
    expect(await errorOf(logIn(customer.password))).toMatchObject({ code: 'wrong_credentials' })
    expect(await logIn('a-new-one')).toMatchObject({ id: customer.user.id })
    expect((await emailsTo(shop, customer.user.email)).at(-1)).toMatchObject({
      kind: 'password_changed',
      payload: { username: customer.user.username, link: 'http://shop.test/forgot-password' },
    })
  })

  test('works once, also concurrently, and invalidates the other links', async () => {
    const { user } = await newCustomer(shop)
    const first = await linkFor(user.username, user.email)
    const second = await linkFor(user.username, user.email)
    const uses = await Promise.allSettled([
      resetPassword(shop.visitor(), second, 'by-the-one'),
      resetPassword(shop.visitor(), second, 'by-the-other'),
    ])
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await errorOf(resetPassword(shop.visitor(), first, 'too-late'))).toEqual(linkExpired)
  })

  test('expires after an hour', async () => {
    const { user } = await newCustomer(shop)
    const token = await linkFor(user.username, user.email)
    now = new Date(now.valueOf() + HOUR_MS)
    expect(await errorOf(resetPassword(shop.visitor(), token, 'too-late'))).toEqual(linkExpired)
  })

  test('rejects a short password and stays valid', async () => {
    const { user } = await newCustomer(shop)
    const token = await linkFor(user.username, user.email)
    expect(await errorOf(resetPassword(shop.visitor(), token, '12345'))).toEqual({
      status: 400,
      code: 'invalid_input',
    })
    expect(await resetPassword(shop.visitor(), token, 'q7-x2z')).toBeNull()
  })

  test('confirms the address', async () => {
    const { user } = await newCustomer(shop)
    await resetPassword(shop.visitor(), await linkFor(user.username, user.email), 'a-new-one')
    const again = shop.visitor()
    await again.api.account.logIn({ username: user.username, password: 'a-new-one' })
    expect(await again.api.call('GET /api/account/security', {})).toMatchObject({ isEmailVerified: true })
  })
})
