import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { answerResetRequests, emailKindsTo, emailTokenTo } from '../../../test/support/emails.ts'
import { newCustomer, requestPasswordReset, resetPassword } from '../../../test/support/new-customer.ts'
import { createTestShop, type TestShop, type TestVisitor } from '../../../test/support/test-shop.ts'
import { deleteExpired } from '../cleanup.ts'
import { readConfig } from '../config.ts'
import { transaction } from '../db/connect.ts'
import { sessions } from '../db/schema.ts'
import { findSession, hashToken } from '../http/sessions.ts'
import { signIn } from './sign-in.ts'
import { getUserRow } from './users.ts'

const MINUTE_MS = 60_000
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
let shop: TestShop
let now = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
})
afterAll(() => shop.close())

/** The same person on a second device. */
async function elsewhere({ user, password }: Awaited<ReturnType<typeof newCustomer>>, agent = '') {
  const device = shop.visitor()
  const headers = { 'Content-Type': 'application/json', 'User-Agent': agent }
  const body = JSON.stringify({ username: user.username, password })
  await device.send('/api/auth/login', { method: 'POST', headers, body })
  return device
}

describe('own sessions', () => {
  test('are listed with device, start and last use', async () => {
    const customer = await newCustomer(shop)
    const begun = now
    await elsewhere(customer, FIREFOX)
    now = new Date(now.valueOf() + 11 * MINUTE_MS)
    const list = await customer.api.call('GET /api/account/sessions', {})
    expect(list).toMatchObject([
      { isCurrent: true, browser: null, createdAt: begun.toISOString(), seenAt: now.toISOString() },
      { isCurrent: false, browser: 'Firefox', system: 'Linux', seenAt: begun.toISOString() },
    ])
  })

  test('are listed without token and network address', async () => {
    const customer = await newCustomer(shop)
    const response = await customer.send('/api/account/sessions')
    const text = await response.text()
    const token = customer.cookies.get('session') ?? ''
    for (const secret of [token, hashToken(token), 'in-process']) expect(text).not.toContain(secret)
    const [row] = await shop.shop.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(token)))
    expect(Object.keys(row ?? {})).not.toContain('address')
  })

  test('can be ended one by one, including the current one', async () => {
    const customer = await newCustomer(shop)
    const device = await elsewhere(customer)
    const end = async (isCurrent: boolean) => {
      const list = await customer.api.call('GET /api/account/sessions', {})
      const sessionId = list.find((session) => session.isCurrent === isCurrent)?.id ?? ''
      await customer.api.call('DELETE /api/account/sessions/{sessionId}', { params: { sessionId } })
    }
    await end(false)
    expect(await errorOf(device.api.account.me())).toMatchObject({ status: 401 })
    expect(await customer.api.account.me()).toEqual(customer.user)
    await end(true)
    expect(customer.cookies.has('session')).toBe(false)
  })

  test('cannot be ended by another user', async () => {
    const [customer, other] = [await newCustomer(shop), await newCustomer(shop)]
    const [session] = await customer.api.call('GET /api/account/sessions', {})
    const ending = other.api.call('DELETE /api/account/sessions/{sessionId}', {
      params: { sessionId: session?.id ?? '' },
    })
    expect(await errorOf(ending)).toEqual({ status: 404, code: 'not_found' })
    expect(await customer.api.account.me()).toEqual(customer.user)
  })

  test('can all be ended at once', async () => {
    const customer = await newCustomer(shop)
    const device = await elsewhere(customer)
    const token = customer.cookies.get('session') ?? ''
    await customer.api.call('DELETE /api/account/sessions', {})
    expect(customer.cookies.has('session')).toBe(false)
    customer.cookies.set('session', token)
    for (const { api } of [customer, device]) expect(await errorOf(api.account.me())).toMatchObject({ status: 401 })
  })
})

describe('signing in while signed in', () => {
  const isOpen = async (token: string) =>
    (await shop.shop.db.$count(sessions, eq(sessions.tokenHash, hashToken(token)))) > 0
  const tokenOf = ({ cookies }: { cookies: Map<string, string> }) => cookies.get('session') ?? ''

  test('ends the previous session, of the same or another account', async () => {
    const [one, other] = [await newCustomer(shop), await newCustomer(shop)]
    const browser = shop.visitor()
    const before: string[] = []
    for (const { user, password } of [one, one, other]) {
      await browser.api.account.logIn({ username: user.username, password })
      for (const token of before) expect(await isOpen(token)).toBe(false)
      before.push(tokenOf(browser))
    }
    expect(await browser.api.account.me()).toMatchObject({ username: other.user.username })
    // Sessions on other devices stay.
    expect(await one.api.account.me()).toEqual(one.user)
  })

  test('keeps the session if the password is wrong', async () => {
    const customer = await newCustomer(shop)
    const { username } = customer.user
    expect(await errorOf(customer.api.account.logIn({ username, password: 'not-that' }))).toMatchObject({
      status: 401,
    })
    expect(await customer.api.account.me()).toEqual(customer.user)
  })

  test('by registration or password reset ends it too', async () => {
    const first = await newCustomer(shop)
    const firstToken = tokenOf(first)
    const second = await newCustomer(shop, { guest: first })
    expect(await isOpen(firstToken)).toBe(false)
    const secondToken = tokenOf(second)
    await requestPasswordReset(second, first.user.username)
    await answerResetRequests(shop.shop)
    await resetPassword(second, await emailTokenTo(shop, first.user.email, 'password_reset'), 'a-new-one')
    expect(await isOpen(secondToken)).toBe(false)
  })
})

test('a sign-in during a password change starts no session', async () => {
  const customer = await newCustomer(shop)
  const row = await getUserRow(shop.shop.db, customer.user.id)
  const change = { currentPassword: customer.password, password: 'a-new-one' }
  await customer.api.call('POST /api/account/password', { body: change })
  const device = { browser: null, system: null }
  const context = { guestKey: null, address: '', language: 'en', sessionId: null, device, knownBrowser: null } as const
  const late = transaction(shop.shop, (shop) => signIn(shop, context, row))
  await expect(late).rejects.toMatchObject({ code: 'wrong_credentials' })
  expect(await shop.shop.db.$count(sessions, eq(sessions.userId, row.id))).toBe(1)
})

describe('a new password', () => {
  test('ends the other sessions, keeps the current one and notifies the address', async () => {
    const customer = await newCustomer(shop)
    const device = await elsewhere(customer)
    const change = { currentPassword: customer.password, password: 'a-new-one' }
    await customer.api.call('POST /api/account/password', { body: change })
    expect(await customer.api.account.me()).toEqual(customer.user)
    expect(await errorOf(device.api.account.me())).toMatchObject({ status: 401 })
    expect(await emailKindsTo(shop, customer.user.email)).toEqual(['email_verification', 'password_changed'])
    const { username } = customer.user
    const logIn = (password: string) => shop.visitor().api.account.logIn({ username, password })
    expect(await errorOf(logIn(customer.password))).toMatchObject({ code: 'wrong_credentials' })
    expect(await logIn('a-new-one')).toMatchObject({ username })
  })

  test('requires the current one', async () => {
    const customer = await newCustomer(shop)
    const response = await customer.post('/api/account/password', {
      currentPassword: 'not-that',
      password: 'a-new-one',
    })
    expect(response.status).toBe(403)
    expect((await response.json()).error.fields).toEqual({ currentPassword: 'This is not your current password' })
    expect(await emailKindsTo(shop, customer.user.email)).toEqual(['email_verification'])
  })
})

describe('a session', () => {
  const DAY_MS = 1440 * MINUTE_MS
  const wait = (ms: number) => {
    now = new Date(now.valueOf() + ms)
  }
  const statusOf = async (visitor: TestVisitor) => (await visitor.send('/api/auth/me')).status

  test('ends after 14 days without a request, and each request begins them again', async () => {
    const customer = await newCustomer(shop)
    wait(13 * DAY_MS)
    expect(await statusOf(customer)).toBe(200)
    wait(13.9 * DAY_MS)
    expect(await statusOf(customer)).toBe(200)
    const idle = await newCustomer(shop)
    wait(14 * DAY_MS + MINUTE_MS)
    expect(await statusOf(idle)).toBe(401)
  })

  test('ends after 30 days, however busy it is', async () => {
    const customer = await newCustomer(shop)
    for (let day = 0; day < 29; day++) {
      wait(DAY_MS)
      expect(await statusOf(customer)).toBe(200)
    }
    wait(DAY_MS)
    expect(await statusOf(customer)).toBe(401)
  })

  test('that has ended is not listed, and the cleanup deletes it', async () => {
    const customer = await newCustomer(shop)
    await elsewhere(customer)
    const device = await elsewhere(customer)
    wait(8 * DAY_MS)
    expect(await statusOf(device)).toBe(200)
    wait(7 * DAY_MS)
    const list = await device.api.call('GET /api/account/sessions', {})
    expect(list).toMatchObject([{ isCurrent: true }])
    await deleteExpired(shop.shop)
    expect(await shop.shop.db.$count(sessions, eq(sessions.userId, customer.user.id))).toBe(1)
  })

  test('lasts as long as is configured, also one that began before', async () => {
    const customer = await newCustomer(shop)
    const config = { ...shop.shop.config, sessions: readConfig({ SESSION_DAYS: '2', SESSION_IDLE_DAYS: '1' }).sessions }
    const strict = { ...shop.shop, config }
    const token = customer.cookies.get('session') ?? ''
    const find = () => findSession(strict, token)
    wait(0.9 * DAY_MS)
    expect(await find()).not.toBeNull()
    wait(0.9 * DAY_MS)
    expect(await find()).not.toBeNull()
    wait(0.5 * DAY_MS)
    expect(await find()).toBeNull()
    expect(await findSession(shop.shop, token)).not.toBeNull()
  })

  test('cannot be configured to last longer than the privacy page says', () => {
    for (const name of ['SESSION_DAYS', 'SESSION_IDLE_DAYS', 'STAFF_SESSION_HOURS', 'STAFF_SESSION_IDLE_MINUTES']) {
      for (const value of ['0', '31', '1.5']) expect(() => readConfig({ [name]: value }), name).toThrow(name)
    }
  })
})
