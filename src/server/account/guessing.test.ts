import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { answerResetRequests, emailTokenTo } from '../../../test/support/emails.ts'
import { newCustomer, requestPasswordReset, resetPassword } from '../../../test/support/new-customer.ts'
import { createTestShop, type TestShop, type TestVisitor } from '../../../test/support/test-shop.ts'
import { transaction } from '../db/connect.ts'
import { countAttempt } from '../limits/attempts.ts'
import type { Limit } from '../limits/limit.ts'
import { guessLimits } from './guess-limits.ts'

const MINUTE_MS = 60_000
let shop: TestShop
let now = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  shop = await createTestShop({ config: { trustedProxies: 1 }, clock: () => now })
})
afterAll(() => shop.close())

/** Attempts a sign-in from a network address. */
async function guess(visitor: TestVisitor, username: string, password: string, address: string) {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address }
  const body = JSON.stringify({ username, password })
  const response = await visitor.send('/api/auth/login', { method: 'POST', headers, body })
  return { status: response.status, text: await response.text(), wait: Number(response.headers.get('Retry-After')) }
}

const addressOf = (index: number) => `198.51.100.${index}`

async function attack(username: string, { addresses = 60, rounds = 1 } = {}): Promise<number[]> {
  const statuses: number[] = []
  for (let round = 0; round < rounds; round++) {
    const guesses = Array.from({ length: addresses }, (_, index) =>
      guess(shop.visitor(), username, `guess-${round}-${index}`, addressOf(index)),
    )
    for (const { status } of await Promise.all(guesses)) statuses.push(status)
  }
  return statuses
}

test('a thousand guesses from 200 addresses are limited and do not lock out a known browser', async () => {
  const browser = shop.visitor()
  expect((await guess(browser, 'maria', 'maria-demo', '192.0.2.1')).status).toBe(200)
  await browser.api.account.logOut()

  const statuses = await attack('maria', { addresses: 200, rounds: 5 })
  expect(statuses).toHaveLength(1000)
  expect(statuses.filter((status) => status === 401)).toHaveLength(12)
  expect(new Set(statuses)).toEqual(new Set([401, 429]))

  const blocked = await guess(shop.visitor(), 'maria', 'maria-demo', '192.0.2.2')
  expect(blocked.status).toBe(429)
  // From the owner's address, and from one that has guessed.
  for (const address of ['192.0.2.1', addressOf(7)]) {
    expect((await guess(browser, 'maria', 'maria-demo', address)).status).toBe(200)
  }
}, 240_000)

test('a reset link works on a locked-out device', async () => {
  const { user } = await newCustomer(shop)
  await attack(user.username)
  const device = shop.visitor()
  expect((await guess(device, user.username, `${user.username}-secret`, '192.0.2.3')).status).toBe(429)
  await requestPasswordReset(device, user.username)
  await answerResetRequests(shop.shop)
  await resetPassword(device, await emailTokenTo(shop, user.email, 'password_reset'), 'a-new-one')
  expect((await guess(device, user.username, 'a-new-one', '192.0.2.3')).status).toBe(200)
})

describe('an owner on a new device', () => {
  test('is not rate-limited by attempts from one other address', async () => {
    const { user, password } = await newCustomer(shop)
    for (let i = 0; i < 60; i++) await guess(shop.visitor(), user.username, `guess-${i}`, '192.0.2.60')
    expect((await guess(shop.visitor(), user.username, password, '192.0.2.61')).status).toBe(200)
  })

  test('waits at most two minutes after attempts from many addresses', async () => {
    const { user, password } = await newCustomer(shop)
    await attack(user.username, { addresses: 60, rounds: 3 })
    const { status, wait } = await guess(shop.visitor(), user.username, password, '192.0.2.62')
    expect(status).toBe(429)
    expect(wait).toBeLessThanOrEqual(120)
    now = new Date(now.valueOf() + wait * 1000)
    expect((await guess(shop.visitor(), user.username, password, '192.0.2.62')).status).toBe(200)
  })
})

test('rejected attempts are not counted and do not extend the wait', async () => {
  for (let i = 0; i < 8; i++) await guess(shop.visitor(), 'nobody-here', `guess-${i}`, '192.0.2.70')
  const count = async () => {
    const before = (await guess(shop.visitor(), 'nobody-here', 'refused', '192.0.2.70')).wait
    for (let i = 0; i < 30; i++) await guess(shop.visitor(), 'nobody-here', 'refused', '192.0.2.70')
    return [before, (await guess(shop.visitor(), 'nobody-here', 'refused', '192.0.2.70')).wait]
  }
  expect(await count()).toEqual([900, 900])
  now = new Date(now.valueOf() + 10 * MINUTE_MS)
  expect(await count()).toEqual([300, 300])
  now = new Date(now.valueOf() + 5 * MINUTE_MS)
  expect((await guess(shop.visitor(), 'nobody-here', 'guess-8', '192.0.2.70')).status).toBe(401)
})

test('guessing from many addresses is limited to 732 attempts a day by username and as many by e-mail', async () => {
  const tries = [0, 0, 0]
  for (let minute = 0; minute <= 120; minute += 20) {
    const at = new Date(now.valueOf() + minute * MINUTE_MS)
    // Each attempt has its own network, so that only the limit per name applies.
    const { shared } = guessLimits('anybody', `network ${minute}`, null)
    while (await isAllowed(shared, at)) tries[Math.ceil(minute / 60)] = (tries[Math.ceil(minute / 60)] ?? 0) + 1
  }
  expect(tries).toEqual([12, 30, 30])
})

async function isAllowed(limits: Limit[], at: Date): Promise<boolean> {
  const counting = transaction(shop.shop, (shop) => countAttempt(shop.db, limits, at))
  return counting.then(
    () => true,
    () => false,
  )
}

test('spellings of one name share a limit', () => {
  const keys = ['Γιώργος', 'ΓΙΏΡΓΟΣ', 'γιώργοσ'].map((name) => guessLimits(name, '192.0.2.80', null).own[0]?.key)
  expect(new Set(keys).size).toBe(1)
})

test('a known browser is rate-limited by its own attempts', async () => {
  const { user, ...browser } = await newCustomer(shop)
  for (let i = 0; i < 8; i++) {
    expect((await guess(browser, user.username, `guess-${i}`, `192.0.2.${10 + i}`)).status).toBe(401)
  }
  expect((await guess(browser, user.username, `${user.username}-secret`, '192.0.2.30')).status).toBe(429)
})

test('a browser is known to its own accounts only, and its cookie cannot be forged', async () => {
  const { user, ...attacker } = await newCustomer(shop)
  const cookie = attacker.cookies.get('browser') ?? ''
  const [victim] = [await newCustomer(shop)]
  await attack(victim.user.username)
  const known = await guess(attacker, victim.user.username, 'one-more', '192.0.2.40')
  attacker.cookies.set('browser', cookie.replace(String(user.id), String(victim.user.id)))
  const forged = await guess(attacker, victim.user.username, 'one-more', '192.0.2.41')
  expect([known.status, forged.status]).toEqual([429, 429])
})

test('the wait doubles up to four hours and is reset after a day without attempts', async () => {
  const waits: number[] = []
  for (let round = 0; round < 7; round++) {
    for (let i = 0; i < 8; i++) await guess(shop.visitor(), 'nobody-there', `guess-${i}`, '192.0.2.50')
    const { wait } = await guess(shop.visitor(), 'nobody-there', 'guess-8', '192.0.2.50')
    waits.push(wait / 60)
    now = new Date(now.valueOf() + wait * 1000 + 1)
  }
  expect(waits).toEqual([15, 30, 60, 120, 240, 240, 240])
  now = new Date(now.valueOf() + 24 * 60 * MINUTE_MS)
  for (let i = 0; i < 8; i++) await guess(shop.visitor(), 'nobody-there', `guess-${i}`, '192.0.2.50')
  expect((await guess(shop.visitor(), 'nobody-there', 'guess-8', '192.0.2.50')).wait / 60).toBe(15)
})

describe('known and unknown names cannot be told apart', () => {
  test.each([
    ['names', 'andreas', 'no-such-person'],
    ['addresses', 'andreas@elegance-eyewear.example', 'nobody@nowhere.example'],
  ])('%s: same texts, same statements, same limit', async (_, known, unknown) => {
    const tell = async (name: string, address: string) => {
      const answers = []
      for (let i = 0; i < 9; i++) {
        shop.statements.length = 0
        const { status, text } = await guess(shop.visitor(), name, `guess-${i}`, address)
        answers.push({ status, text, statements: [...shop.statements] })
      }
      return answers
    }
    const address = `203.0.113.${known.length}`
    expect(await tell(known, address)).toEqual(await tell(unknown, address))
  })

  test('an unknown name verifies as many hashes as a known one', async () => {
    const spent = async (name: string) => {
      const times = []
      for (let i = 0; i < 6; i++) {
        const begun = process.cpuUsage()
        await guess(shop.visitor(), name, `guess-${i}`, `203.0.113.${100 + name.length}`)
        const { user, system } = process.cpuUsage(begun)
        times.push(user + system)
      }
      return Math.min(...times)
    }
    await spent('warming-up')
    // One verification takes about 20 ms, most of the call.
    expect(await spent('nobody@of-that.name')).toBeGreaterThan(0.6 * (await spent('maria@example.com')))
    expect(await spent('maria@example.com')).toBeGreaterThan(0.6 * (await spent('nobody@of-that.name')))
  })
})

test('checks of the current password are rate-limited too', async () => {
  const { api, password } = await newCustomer(shop)
  const change = (currentPassword: string) =>
    api.call('POST /api/account/password', { body: { currentPassword, password: 'a-new-one' } })
  for (let i = 0; i < 8; i++) {
    expect(await errorOf(change(`guess-${i}`))).toEqual({ status: 403, code: 'wrong_password' })
  }
  expect(await errorOf(change(password))).toEqual({ status: 429, code: 'too_many_attempts' })
  const closing = api.call('POST /api/account/close', { body: { password } })
  expect(await errorOf(closing)).toEqual({ status: 429, code: 'too_many_attempts' })
})
