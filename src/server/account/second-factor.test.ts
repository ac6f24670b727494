import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { answerResetRequests, emailKindsTo, emailsTo, emailTokenTo } from '../../../test/support/emails.ts'
import { changeEmail, newCustomer, requestPasswordReset, resetPassword } from '../../../test/support/new-customer.ts'
import { totpCode } from '../../../test/support/staff.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { userRecoveryCodes, userSecondFactors } from '../db/security-schema.ts'
import { createLog } from '../log/create-log.ts'
import { decryptTotpSecret } from '../second-factor/secrets.ts'
import { logIn } from './log-in.ts'
import { getUserRow } from './users.ts'

type Customer = Awaited<ReturnType<typeof newCustomer>>

let shop: TestShop
let now = new Date('2026-11-23T08:00:00Z')
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
})
afterAll(() => shop.close())

const later = (seconds: number) => {
  now = new Date(now.valueOf() + seconds * 1000)
}

async function switchOn({ api, password }: Customer) {
  const { secret, uri, qrSvg } = await api.call('POST /api/account/second-factor', { body: { password } })
  expect(uri).toMatch(/^otpauth:\/\/totp\/Elegance.*secret=/)
  expect(qrSvg).toMatch(/^<svg /)
  const code = totpCode(secret, now)
  const { recoveryCodes } = await api.call('POST /api/account/second-factor/confirm', { body: { code } })
  later(30)
  return { secret, recoveryCodes }
}

/** A customer who has switched it on, and how they sign in. */
async function protectedCustomer() {
  const customer = await newCustomer(shop)
  const { secret, recoveryCodes } = await switchOn(customer)
  const { username } = customer.user
  const { password } = customer
  const signIn = (code?: string, visitor = shop.visitor()) =>
    visitor.api.account.logIn({ username, password, ...(code === undefined ? {} : { code }) })
  return { ...customer, secret, recoveryCodes, signIn, code: () => totpCode(secret, now) }
}

describe('a sign-in with a second factor', () => {
  test('needs the code after the password, and starts no session without it', async () => {
    const { signIn, code, user, password } = await protectedCustomer()
    const visitor = shop.visitor()
    expect(await errorOf(signIn(undefined, visitor))).toEqual({ status: 401, code: 'second_factor_required' })
    expect(visitor.cookies.has('session')).toBe(false)
    expect(await signIn(code(), visitor)).toEqual(user)
    expect(await visitor.api.account.me()).toEqual(user)
    const wrong = shop.visitor().api.account.logIn({ username: user.username, password: `${password}x`, code: code() })
    expect(await errorOf(wrong)).toEqual({ status: 401, code: 'wrong_credentials' })
  })

  test('says in the field that a code is wrong', async () => {
    const { user, password } = await protectedCustomer()
    const body = { username: user.username, password, code: '000000' }
    const response = await shop.visitor().post('/api/auth/login', body)
    expect(response.status).toBe(403)
    expect((await response.json()).error).toMatchObject({ code: 'wrong_code', fields: { code: expect.any(String) } })
  })

  test('takes each code once, also of two at the same moment', async () => {
    const { signIn, code } = await protectedCustomer()
    const used = code()
    const both = await Promise.allSettled([signIn(used), signIn(used)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await errorOf(signIn(used))).code).toBe('wrong_code')
    later(30)
    await signIn(code())
  })

  test('takes each recovery code once, however it is typed', async () => {
    const { signIn, recoveryCodes } = await protectedCustomer()
    expect(new Set(recoveryCodes).size).toBe(10)
    const [one = '', other = ''] = recoveryCodes
    await signIn(one.toUpperCase().replace('-', ' '))
    expect((await errorOf(signIn(one))).code).toBe('wrong_code')
    await signIn(other)
  })

  test('is closed for a while after five wrong codes, to the right code too', async () => {
    const { signIn, code, recoveryCodes } = await protectedCustomer()
    for (let i = 0; i < 5; i++) expect((await errorOf(signIn('000000'))).code).toBe('wrong_code')
    expect((await errorOf(signIn(code()))).status).toBe(429)
    expect((await errorOf(signIn(recoveryCodes[0]))).status).toBe(429)
    later(15 * 60)
    await signIn(code())
  })

  test('is not bypassed by a password reset', async () => {
    const { user, code } = await protectedCustomer()
    const visitor = shop.visitor()
    await requestPasswordReset(visitor, user.username)
    await answerResetRequests(shop.shop)
    await resetPassword(visitor, await emailTokenTo(shop, user.email, 'password_reset'), 'a-new-one')
    expect((await visitor.send('/api/auth/me')).status).toBe(401)
    const credentials = { username: user.username, password: 'a-new-one' }
    expect((await errorOf(visitor.api.account.logIn(credentials))).code).toBe('second_factor_required')
    await visitor.api.account.logIn({ ...credentials, code: code() })
  })

  test('is not begun by one that checked the password before it was switched on', async () => {
    const customer = await newCustomer(shop)
    const row = await getUserRow(shop.shop.db, customer.user.id)
    // The factor is switched on after the password was checked, and before the session starts.
    let isOn = false
    const db = new Proxy(shop.shop.db, {
      get(target, property, receiver) {
        if (property === 'transaction' && isOn) {
          return async (...args: Parameters<typeof target.transaction>) => {
            isOn = false
            await switchOn(customer)
            return target.transaction(...args)
          }
        }
        if (property === 'delete') isOn = true
        return Reflect.get(target, property, receiver)
      },
    })
    const device = { browser: null, system: null }
    const context = {
      guestKey: null,
      address: '',
      language: 'en',
      sessionId: null,
      device,
      knownBrowser: null,
    } as const
    const credentials = { username: row.username, password: customer.password }
    await expect(logIn({ ...shop.shop, db }, context, credentials)).rejects.toMatchObject({ code: 'wrong_credentials' })
  })
})

test('after a change of the cookie secret no code is right, and the log says why', async () => {
  const { user, password, code } = await protectedCustomer()
  const lines: string[] = []
  const log = createLog('error', { write: (line) => void lines.push(line) })
  const changed = { ...shop.shop, cookieSecret: 'another secret', log }
  const device = { browser: null, system: null }
  const context = { guestKey: null, address: '', language: 'en', sessionId: null, device, knownBrowser: null } as const
  const attempt = logIn(changed, context, { username: user.username, password, code: code() })
  await expect(attempt).rejects.toMatchObject({ code: 'wrong_code' })
  expect(lines).toEqual([expect.stringContaining('a second factor cannot be read: was COOKIE_SECRET changed?')])
})

describe('the second factor', () => {
  test('is set up by the password, and counts only once a code has confirmed it', async () => {
    const customer = await newCustomer(shop)
    const { api, user, password } = customer
    const start = (password: string) => api.call('POST /api/account/second-factor', { body: { password } })
    const confirm = (code: string) => api.call('POST /api/account/second-factor/confirm', { body: { code } })
    expect((await errorOf(confirm('000000'))).code).toBe('wrong_code')
    expect((await errorOf(start('not-that'))).code).toBe('wrong_password')
    const first = await start(password)
    await shop.visitor().api.account.logIn({ username: user.username, password })
    const second = await start(password)
    expect((await errorOf(confirm(totpCode(first.secret, now)))).code).toBe('wrong_code')
    await confirm(totpCode(second.secret, now))
    expect((await errorOf(start(password))).code).toBe('second_factor_on')
    expect(await api.call('GET /api/account/security', {})).toMatchObject({
      secondFactor: { since: now.toISOString(), recoveryCodesLeft: 10 },
    })
  })

  test('ends the other sessions when it is switched on', async () => {
    const customer = await newCustomer(shop)
    const device = shop.visitor()
    await device.api.account.logIn({ username: customer.user.username, password: customer.password })
    await switchOn(customer)
    expect((await device.send('/api/auth/me')).status).toBe(401)
    expect((await customer.send('/api/auth/me')).status).toBe(200)
  })

  test('is switched off by the password, with its recovery codes', async () => {
    const { api, user, password, signIn } = await protectedCustomer()
    const off = (password: string) => api.call('POST /api/account/second-factor/off', { body: { password } })
    expect((await errorOf(off('not-that'))).code).toBe('wrong_password')
    expect((await errorOf(signIn())).code).toBe('second_factor_required')
    await off(password)
    expect(await signIn()).toEqual(user)
    const { db } = shop.shop
    expect(await db.$count(userRecoveryCodes, eq(userRecoveryCodes.userId, user.id))).toBe(0)
  })

  test('is stored encrypted, its recovery codes as hashes, and is named in the export without its secret', async () => {
    const { user, secret, recoveryCodes, send } = await protectedCustomer()
    const { db, cookieSecret } = shop.shop
    const [row] = await db.select().from(userSecondFactors).where(eq(userSecondFactors.userId, user.id))
    const codes = await db.select().from(userRecoveryCodes).where(eq(userRecoveryCodes.userId, user.id))
    const stored = JSON.stringify([row, codes])
    expect(stored).not.toContain(secret)
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replace('-', ''))
    expect(decryptTotpSecret(cookieSecret, 'customer', row?.totpSecret ?? '')).toBe(secret)
    expect(() => decryptTotpSecret(cookieSecret, 'staff', row?.totpSecret ?? '')).toThrow()
    const text = await (await send('/api/account/data')).text()
    expect(JSON.parse(text).account.secondFactor).toMatchObject({ recoveryCodesLeft: 10 })
    expect(text).not.toContain(row?.totpSecret)
    expect(text).not.toContain(secret)
  })

  test('is told of by one e-mail at each change, in the language of the account', async () => {
    const { api, user, password, signIn, recoveryCodes } = await protectedCustomer()
    const told = async () =>
      (await emailsTo(shop, user.email))
        .filter(({ kind }) => /second_factor|recovery_code/.test(kind))
        .map(({ kind, language, payload }) => [kind, language, payload])
    const account = { username: user.username, link: 'http://shop.test/forgot-password' }
    const on = ['second_factor_on', 'en', account]
    expect(await told()).toEqual([on])
    await errorOf(signIn('wrong-recovery-code'))
    const greek = shop.visitor()
    greek.cookies.set('language', 'el')
    await Promise.allSettled([signIn(recoveryCodes[0], greek), signIn(recoveryCodes[0], greek)])
    const used = ['recovery_code', 'en', { ...account, codesLeft: 9 }]
    expect(await told()).toEqual([on, used])
    const off = (password: string) => api.call('POST /api/account/second-factor/off', { body: { password } })
    await errorOf(off('not-that'))
    await Promise.all([off(password), off(password)])
    await off(password)
    expect(await told()).toEqual([on, used, ['second_factor_off', 'el', account]])
  })

  test('is deleted with the account', async () => {
    const { user, api, password } = await protectedCustomer()
    await api.call('POST /api/account/close', { body: { password } })
    const { db } = shop.shop
    expect(await db.$count(userSecondFactors, eq(userSecondFactors.userId, user.id))).toBe(0)
    expect(await db.$count(userRecoveryCodes, eq(userRecoveryCodes.userId, user.id))).toBe(0)
  })

  test('of a thief who changed the address is removed when the change is undone, the owner’s own is not', async () => {
    const undo = async (customer: Customer) => {
      const token = await emailTokenTo(shop, customer.user.email, 'email_change_undoable')
      await shop.visitor().api.call('POST /api/auth/undo-email-change', { body: { token } })
      return shop.shop.db.$count(userSecondFactors, eq(userSecondFactors.userId, customer.user.id))
    }
    const confirmed = async (customer: Customer) => {
      const token = await emailTokenTo(shop, customer.user.email, 'email_verification')
      await customer.api.call('POST /api/auth/verify-email', { body: { token } })
      return customer
    }
    const robbed = await confirmed(await newCustomer(shop))
    await changeEmail(robbed, shop, 'thief@example.com')
    later(60)
    await switchOn(robbed)
    expect(await undo(robbed)).toBe(0)
    expect(await emailKindsTo(shop, robbed.user.email)).toContain('second_factor_off')
    expect(await emailKindsTo(shop, 'thief@example.com')).not.toContain('second_factor_off')
    const careful = await confirmed(await newCustomer(shop))
    await switchOn(careful)
    later(60)
    await changeEmail(careful, shop, 'another-thief@example.com')
    expect(await undo(careful)).toBe(1)
  })
})
