import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { adminVisitor, demoStaff, signInStaff, totpCode } from '../../../test/support/staff.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { deleteExpired } from '../cleanup.ts'
import { staff, staffSessions } from '../db/staff-schema.ts'

const MINUTE_MS = 60_000
let shop: TestShop
let now = new Date('2026-11-23T08:00:00Z')
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
})
afterAll(() => shop.close())
/** No code and no limit of one test counts in the next. */
beforeEach(() => wait(26 * 60))

function wait(minutes: number): void {
  now = new Date(now.valueOf() + minutes * MINUTE_MS)
}

const credentials = (role: Parameters<typeof demoStaff>[0]) => {
  const { email, password } = demoStaff(role)
  return { email, password }
}
const codeOf = (role: Parameters<typeof demoStaff>[0]) => totpCode(demoStaff(role).totpSecret, now)

test('an assistant signs in by password, whatever the case of the address, and signs out', async () => {
  const { api } = adminVisitor(shop)
  const { email, password } = credentials('assistant')
  expect(await api.signIn.withPassword({ email: email.toUpperCase(), password })).toEqual({ state: 'signedIn' })
  expect(await api.signIn.me()).toMatchObject({ email, role: 'assistant', hasSecondFactor: false })
  await api.signIn.signOut()
  expect(await errorOf(api.signIn.me())).toEqual({ status: 401, code: 'sign_in_required' })
})

test('an unknown address, a wrong password and an inactive account get the same answer', async () => {
  const { email, password } = credentials('assistant')
  const attempts = [
    { email: 'nobody@example.com', password },
    { email, password: 'wrong' },
  ]
  const { api } = adminVisitor(shop)
  const wrong = { status: 401, code: 'wrong_email_or_password' }
  for (const attempt of attempts) expect(await errorOf(api.signIn.withPassword(attempt))).toEqual(wrong)
  await shop.shop.db.update(staff).set({ deactivatedAt: now }).where(eq(staff.email, email))
  expect(await errorOf(api.signIn.withPassword({ email, password }))).toEqual(wrong)
  await shop.shop.db.update(staff).set({ deactivatedAt: null }).where(eq(staff.email, email))
})

test('a manager needs the password and a code, and the session changes between the two', async () => {
  const { api, cookies } = adminVisitor(shop)
  expect(await api.signIn.withPassword(credentials('manager'))).toEqual({ state: 'needsCode' })
  const waiting = cookies.get('staff')
  expect((await errorOf(api.signIn.me())).status).toBe(401)
  expect(await errorOf(api.signIn.withCode('000000'))).toEqual({ status: 403, code: 'wrong_code' })
  expect(await api.signIn.withCode(codeOf('manager'))).toEqual({ state: 'signedIn' })
  expect(await api.signIn.me()).toMatchObject({ role: 'manager', hasSecondFactor: true })
  cookies.set('staff', waiting ?? '')
  expect((await errorOf(api.signIn.me())).status).toBe(401)
})

test('a code works once, also for one from a step before, and only within one step', async () => {
  const before = codeOf('manager')
  wait(0.5)
  const present = codeOf('manager')
  const signIn = async (code: string) => {
    const { api } = adminVisitor(shop)
    await api.signIn.withPassword(credentials('manager'))
    return api.signIn.withCode(code)
  }
  await signIn(present)
  for (const code of [present, before]) expect((await errorOf(signIn(code))).code).toBe('wrong_code')
  wait(1.5)
  expect((await errorOf(signIn(codeOfStep(-2)))).code).toBe('wrong_code')
  expect(await signIn(codeOfStep(-1))).toEqual({ state: 'signedIn' })
})

const codeOfStep = (steps: number) =>
  totpCode(demoStaff('manager').totpSecret, new Date(now.valueOf() + steps * 30_000))

test('concurrent uses of one code start one session', async () => {
  const visitors = [adminVisitor(shop), adminVisitor(shop), adminVisitor(shop)]
  for (const { api } of visitors) await api.signIn.withPassword(credentials('owner'))
  const code = codeOf('owner')
  const outcomes = await Promise.allSettled(visitors.map(({ api }) => api.signIn.withCode(code)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('guesses of a password are limited by name, and guesses of a code by account', async () => {
  const { api } = adminVisitor(shop)
  const { email } = credentials('technical_optician')
  const guess = () => errorOf(api.signIn.withPassword({ email, password: 'a guess' }))
  for (let i = 0; i < 8; i++) expect((await guess()).status).toBe(401)
  expect(await guess()).toEqual({ status: 429, code: 'too_many_attempts' })
  const right = api.signIn.withPassword(credentials('technical_optician'))
  expect((await errorOf(right)).status).toBe(429)

  await api.signIn.withPassword(credentials('manager'))
  for (let i = 0; i < 5; i++) expect((await errorOf(api.signIn.withCode('000000'))).status).toBe(403)
  expect((await errorOf(api.signIn.withCode(codeOf('manager')))).status).toBe(429)
})

describe('a session', () => {
  test('ends after 30 idle minutes, and each call begins them again', async () => {
    const { api } = await signInStaff(shop, 'assistant')
    for (const minutes of [28, 28]) {
      wait(minutes)
      await api.signIn.me()
    }
    wait(31)
    expect((await errorOf(api.signIn.me())).status).toBe(401)
  })

  test('ends after 12 hours, however busy it is', async () => {
    const { api } = await signInStaff(shop, 'assistant')
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      wait(20)
      await api.signIn.me()
    }
    wait(20)
    expect((await errorOf(api.signIn.me())).status).toBe(401)
  })

  test('that waits for a code ends after ten minutes', async () => {
    const { api } = adminVisitor(shop)
    await api.signIn.withPassword(credentials('manager'))
    wait(10)
    expect((await errorOf(api.signIn.withCode(codeOf('manager')))).status).toBe(401)
  })

  test('is deleted by the cleanup once it has ended', async () => {
    await signInStaff(shop, 'assistant')
    wait(5)
    await signInStaff(shop, 'assistant')
    wait(26)
    await deleteExpired(shop.shop)
    expect(await shop.shop.db.$count(staffSessions)).toBe(1)
  })

  test('is stored as a hash only', async () => {
    const { cookies } = await signInStaff(shop, 'assistant')
    const rows = JSON.stringify(await shop.shop.db.select().from(staffSessions))
    expect(rows).not.toContain(cookies.get('staff'))
  })
})

describe('a fresh confirmation', () => {
  test('is given by the sign-in, lasts five minutes, and is renewed by password or code', async () => {
    const { api } = await signInStaff(shop, 'manager')
    const { id } = await api.signIn.me()
    const act = () => errorOf(api.staff.deactivate(id))
    expect((await act()).code).toBe('own_account')
    wait(5)
    expect((await act()).code).toBe('confirmation_required')
    expect((await api.signIn.me()).confirmedUntil).toBeNull()
    const { confirmedUntil } = await api.signIn.confirm({ password: credentials('manager').password })
    expect(new Date(confirmedUntil).valueOf() - now.valueOf()).toBe(5 * MINUTE_MS)
    expect((await act()).code).toBe('own_account')
    wait(5)
    await api.signIn.confirm({ code: codeOf('manager') })
    expect((await act()).code).toBe('own_account')
  })

  test('is refused after a wrong password or code, and guessing is limited', async () => {
    const { api } = await signInStaff(shop, 'manager')
    const wrong = () => errorOf(api.signIn.confirm({ password: 'wrong' }))
    for (let i = 0; i < 5; i++) expect(await wrong()).toEqual({ status: 403, code: 'wrong_password' })
    expect((await wrong()).status).toBe(429)
    expect((await errorOf(api.signIn.confirm({ code: '000000' }))).code).toBe('wrong_code')
  })
})

test('a new password ends the other sessions and replaces the old one', async () => {
  const here = await signInStaff(shop, 'registered_optician')
  const there = await signInStaff(shop, 'registered_optician')
  await here.api.signIn.changePassword('a-much-longer-one')
  await here.api.signIn.me()
  expect((await errorOf(there.api.signIn.me())).status).toBe(401)
  const { api } = adminVisitor(shop)
  expect((await errorOf(api.signIn.withPassword(credentials('registered_optician')))).status).toBe(401)
  const { email } = credentials('registered_optician')
  expect((await api.signIn.withPassword({ email, password: 'a-much-longer-one' })).state).toBe('signedIn')
  expect((await errorOf(api.signIn.changePassword('too-short'))).status).toBe(400)
})

test('a staff member keeps their language', async () => {
  const { api } = await signInStaff(shop, 'assistant')
  expect(await api.signIn.me()).toMatchObject({ language: 'el' })
  expect(await api.signIn.updateMe({ language: 'en' })).toMatchObject({ language: 'en' })
  expect(await api.signIn.me()).toMatchObject({ language: 'en' })
})
