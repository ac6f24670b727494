import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { answerResetRequests, emailKindsTo, emailsTo, emailTokenTo } from '../../../test/support/emails.ts'
import {
  changeEmail,
  confirmEmail,
  newCustomer,
  requestPasswordReset,
  resetPassword,
  type TestCustomer,
  undoEmailChange,
} from '../../../test/support/new-customer.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { emailTokens, sessions, users } from '../db/schema.ts'
import { createEmailToken } from './email-tokens.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const linkExpired = { status: 410, code: 'link_expired' }

let shop: TestShop
let now = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
})
afterAll(() => shop.close())
const pass = (ms: number) => {
  now = new Date(now.valueOf() + ms)
}
beforeEach(() => pass(DAY_MS))

/** An account whose address is confirmed. */
async function owner(): Promise<TestCustomer> {
  const customer = await newCustomer(shop)
  await confirmEmail(customer, await emailTokenTo(shop, customer.user.email, 'email_verification'))
  return customer
}

const rowOf = async ({ user }: TestCustomer) => {
  const [row] = await shop.shop.db.select().from(users).where(eq(users.id, user.id))
  return row
}
const addressOf = async (customer: TestCustomer) => (await rowOf(customer))?.email
const undoLinkTo = (address: string) => emailTokenTo(shop, address, 'email_change_undoable')
const logIn = ({ user }: TestCustomer, password: string) =>
  shop.visitor().api.account.logIn({ username: user.username, password })
let attackers = 0
const newAttacker = () => `attacker-${++attackers}@example.com`

describe('a stolen session', () => {
  test('changes neither the address nor other fields without the password', async () => {
    const victim = await owner()
    const response = await victim.post(`/api/users/${victim.user.id}`, { email: newAttacker(), city: 'X' }, 'PATCH')
    expect(response.status).toBe(400)
    const { error } = await response.json()
    expect(error).toMatchObject({ code: 'invalid_input', fields: { currentPassword: 'Please enter your password' } })
    const guess = { email: newAttacker(), currentPassword: 'not-that', city: 'X' }
    const guessed = await victim.post(`/api/users/${victim.user.id}`, guess, 'PATCH')
    expect(guessed.status).toBe(403)
    expect((await guessed.json()).error).toMatchObject({
      code: 'wrong_password',
      fields: { currentPassword: 'This is not your current password' },
    })
    expect(await victim.api.account.me()).toEqual(victim.user)
    expect(await emailKindsTo(shop, victim.user.email)).toEqual(['email_verification'])
    expect(await shop.shop.db.$count(emailTokens, eq(emailTokens.purpose, 'change'))).toBe(0)
  })

  test('has the same limit of password attempts as the login', async () => {
    const victim = await owner()
    const change = (currentPassword: string) =>
      victim.api.account.update(victim.user.id, { email: 'guessed@example.com', currentPassword })
    for (let i = 0; i < 8; i++) expect(await errorOf(change(`guess-${i}`))).toMatchObject({ status: 403 })
    expect(await errorOf(change(victim.password))).toEqual({ status: 429, code: 'too_many_attempts' })
  })

  test('can change other fields without it, and send the current address in capitals', async () => {
    const { api, user } = await owner()
    const email = user.email.toUpperCase()
    expect(await api.account.update(user.id, { email, city: 'Paphos' })).toEqual({ ...user, city: 'Paphos' })
  })
})

describe('the old address', () => {
  test('is notified of a requested change, and a new password cancels it', async () => {
    const victim = await owner()
    const attacker = newAttacker()
    await victim.api.account.update(victim.user.id, { email: attacker, currentPassword: victim.password })
    expect((await emailsTo(shop, victim.user.email)).at(-1)).toMatchObject({
      kind: 'email_change_requested',
      payload: { newEmail: attacker, link: 'http://shop.test/forgot-password' },
    })
    await requestPasswordReset(shop.visitor(), victim.user.email)
    await answerResetRequests(shop.shop)
    await resetPassword(shop.visitor(), await emailTokenTo(shop, victim.user.email, 'password_reset'), 'a-new-one')
    const late = confirmEmail(shop.visitor(), await emailTokenTo(shop, attacker, 'email_change'))
    expect(await errorOf(late)).toEqual(linkExpired)
    expect(await addressOf(victim)).toBe(victim.user.email)
  })

  test('gets an undo link, of which only a hash is stored', async () => {
    const victim = await owner()
    const attacker = newAttacker()
    await changeEmail(victim, shop, attacker)
    const token = await undoLinkTo(victim.user.email)
    expect((await emailsTo(shop, victim.user.email)).at(-1)?.payload).toEqual({
      username: victim.user.username,
      firstName: 'Niki',
      newEmail: attacker,
      link: `http://shop.test/undo-email-change/${token}`,
      days: 7,
    })
    const kept = await shop.shop.db.select().from(emailTokens).where(eq(emailTokens.userId, victim.user.id))
    expect(JSON.stringify(kept)).not.toContain(token)
    expect(await emailKindsTo(shop, attacker)).not.toContain('email_change_undoable')
  })

  test('gets no link if it was never confirmed', async () => {
    const customer = await newCustomer(shop)
    await changeEmail(customer, shop, newAttacker())
    expect((await emailKindsTo(shop, customer.user.email)).slice(1)).toEqual([
      'email_change_requested',
      'email_changed',
    ])
  })
})

describe('the link', () => {
  test('restores the address, ends all sessions and invalidates the password', async () => {
    const victim = await owner()
    const attacker = newAttacker()
    await changeEmail(victim, shop, attacker)
    const other = shop.visitor()
    await other.api.account.logIn({ username: victim.user.username, password: victim.password })
    const browser = shop.visitor()
    const undone = await undoEmailChange(browser, await undoLinkTo(victim.user.email))
    expect(undone).toMatchObject({ email: victim.user.email, username: victim.user.username })
    expect(await rowOf(victim)).toMatchObject({ email: victim.user.email, emailVerifiedAt: now })
    expect(await shop.shop.db.$count(sessions, eq(sessions.userId, victim.user.id))).toBe(0)
    for (const { api } of [victim, other]) expect(await errorOf(api.account.me())).toMatchObject({ status: 401 })
    expect(await errorOf(logIn(victim, victim.password))).toMatchObject({ code: 'wrong_credentials' })
    expect((await emailsTo(shop, attacker)).at(-1)).toMatchObject({ kind: 'email_changed' })

    await resetPassword(browser, undone.resetToken, 'a-new-one')
    expect(await logIn(victim, 'a-new-one')).toMatchObject({ email: victim.user.email })
  })

  test('ends the session of the current browser too', async () => {
    const victim = await owner()
    await changeEmail(victim, shop, newAttacker())
    await undoEmailChange(victim, await undoLinkTo(victim.user.email))
    expect(victim.cookies.has('session')).toBe(false)
  })

  test('cancels pending changes and reset links of the new address', async () => {
    const victim = await owner()
    const [attacker, further] = [newAttacker(), newAttacker()]
    await changeEmail(victim, shop, attacker)
    await victim.api.account.update(victim.user.id, { email: further, currentPassword: victim.password })
    await requestPasswordReset(shop.visitor(), attacker)
    await answerResetRequests(shop.shop)
    const reset = await emailTokenTo(shop, attacker, 'password_reset')
    await undoEmailChange(shop.visitor(), await undoLinkTo(victim.user.email))
    expect(await errorOf(resetPassword(shop.visitor(), reset, 'stolen-1'))).toEqual(linkExpired)
    const change = await emailTokenTo(shop, further, 'email_change')
    expect(await errorOf(confirmEmail(shop.visitor(), change))).toEqual(linkExpired)
  })

  test('invalidates a concurrent reset link to the new address', async () => {
    const victim = await owner()
    const attacker = newAttacker()
    await changeEmail(victim, shop, attacker)
    await undoEmailChange(shop.visitor(), await undoLinkTo(victim.user.email))
    const about = { purpose: 'reset', userId: victim.user.id, email: attacker, now } as const
    const late = await createEmailToken(shop.shop.db, about)
    expect(await errorOf(resetPassword(shop.visitor(), late, 'stolen-1'))).toEqual(linkExpired)
  })

  test('works once, also concurrently', async () => {
    const victim = await owner()
    await changeEmail(victim, shop, newAttacker())
    const token = await undoLinkTo(victim.user.email)
    const presses = Array.from({ length: 4 }, () => undoEmailChange(shop.visitor(), token))
    const outcomes = await Promise.allSettled(presses)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await errorOf(undoEmailChange(shop.visitor(), token))).toEqual(linkExpired)
  })

  test('expires after seven days', async () => {
    const victim = await owner()
    await changeEmail(victim, shop, newAttacker())
    const token = await undoLinkTo(victim.user.email)
    const begun = now
    pass(7 * DAY_MS)
    expect(await errorOf(undoEmailChange(shop.visitor(), token))).toEqual(linkExpired)
    now = new Date(begun.valueOf() + 7 * DAY_MS - 1)
    expect(await undoEmailChange(shop.visitor(), token)).toMatchObject({ email: victim.user.email })
  })

  test('works for its own purpose only', async () => {
    const victim = await owner()
    const attacker = newAttacker()
    await changeEmail(victim, shop, attacker)
    const token = await undoLinkTo(victim.user.email)
    expect(await errorOf(confirmEmail(shop.visitor(), token))).toEqual(linkExpired)
    expect(await errorOf(resetPassword(shop.visitor(), token, 'stolen-1'))).toEqual(linkExpired)
    const change = await emailTokenTo(shop, attacker, 'email_change')
    for (const other of [change, 'made-up']) {
      expect(await errorOf(undoEmailChange(shop.visitor(), other))).toEqual(linkExpired)
    }
    expect(await undoEmailChange(shop.visitor(), token)).toMatchObject({ email: victim.user.email })
  })

  test('fails while another account has the address, and works afterwards', async () => {
    const victim = await owner()
    await changeEmail(victim, shop, newAttacker())
    const heir = await newCustomer(shop, { email: victim.user.email })
    await confirmEmail(heir, await emailTokenTo(shop, victim.user.email, 'email_verification'))
    const token = await undoLinkTo(victim.user.email)
    const error = await errorOf(undoEmailChange(shop.visitor(), token))
    expect(error).toEqual({ status: 409, code: 'email_taken' })
    expect(await heir.api.account.me()).toMatchObject({ email: victim.user.email })
    expect(await victim.api.account.me()).not.toMatchObject({ email: victim.user.email })
    await heir.api.call('POST /api/account/close', { body: { password: heir.password } })
    expect(await undoEmailChange(shop.visitor(), token)).toMatchObject({ email: victim.user.email })
  })
})

describe('several changes', () => {
  test('the oldest link always works', async () => {
    for (const usesLater of [false, true]) {
      const victim = await owner()
      const [first, second] = [newAttacker(), newAttacker()]
      await changeEmail(victim, shop, first)
      pass(HOUR_MS)
      await changeEmail(victim, shop, second)
      const [oldest, later] = [await undoLinkTo(victim.user.email), await undoLinkTo(first)]
      if (usesLater) expect(await undoEmailChange(shop.visitor(), later)).toMatchObject({ email: first })
      expect(await undoEmailChange(shop.visitor(), oldest)).toMatchObject({ email: victim.user.email })
      expect(await errorOf(undoEmailChange(shop.visitor(), later))).toEqual(linkExpired)
      expect(await addressOf(victim)).toBe(victim.user.email)
    }
  })

  test('going back to the first address invalidates the links in between', async () => {
    const victim = await owner()
    const [first, second] = [newAttacker(), newAttacker()]
    for (const address of [first, second, victim.user.email]) {
      await changeEmail(victim, shop, address)
      pass(HOUR_MS)
    }
    expect((await emailKindsTo(shop, second)).at(-1)).toBe('email_changed')
    expect(await errorOf(undoEmailChange(shop.visitor(), await undoLinkTo(first)))).toEqual(linkExpired)
    expect(await victim.api.account.me()).toMatchObject({ email: victim.user.email })
  })
})
