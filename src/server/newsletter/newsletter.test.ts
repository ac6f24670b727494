import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { deleteQueuedEmails, listQueuedEmails } from '../../../test/support/emails.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { newsletterSubscribers } from '../db/schema.ts'
import type { EmailPayloads } from '../email/enqueue-email.ts'

const HOUR_MS = 3_600_000
const EMAIL = 'eleni@example.com'

let shop: TestShop
let now = new Date('2026-11-23T09:00:00Z')
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
})
afterAll(() => shop.close())
beforeEach(async () => {
  later(24) // The limits of the test before are over.
  await shop.database.execute('truncate newsletter_subscribers restart identity')
  await deleteQueuedEmails(shop.shop)
})

const later = (hours: number) => {
  now = new Date(now.valueOf() + hours * HOUR_MS)
}
const subscribe = (email = EMAIL) => shop.visitor().api.newsletter.subscribe({ email })
const post = (step: 'confirm' | 'leave', token: string) =>
  shop.visitor().api.call(`POST /api/newsletter/${step}`, { body: { token } })
const tokenIn = (link: string) => link.split('/').at(-1) ?? ''

async function emailsOf<Kind extends 'newsletter_confirmation' | 'newsletter_welcome'>(kind: Kind) {
  const rows = await listQueuedEmails(shop.shop, { kind })
  return rows.map(({ payload, ...row }) => ({ ...row, facts: payload as EmailPayloads[Kind] }))
}
async function confirmToken(): Promise<string> {
  return tokenIn((await emailsOf('newsletter_confirmation')).at(-1)?.facts.link ?? '')
}
async function leaveToken(): Promise<string> {
  return tokenIn((await emailsOf('newsletter_welcome')).at(-1)?.facts.leaveLink ?? '')
}
async function statusOf(email = EMAIL): Promise<string | undefined> {
  const [row] = await shop.shop.db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  return row?.status
}

test('a subscription is pending until the link in the e-mail is confirmed', async () => {
  await subscribe()
  expect(await statusOf()).toBe('pending')
  expect(await post('confirm', await confirmToken())).toEqual({ status: 'subscribed' })
  expect(await statusOf()).toBe('subscribed')
})

test('a GET of the link changes nothing', async () => {
  await subscribe()
  const token = await confirmToken()
  await shop.visitor().send(`/newsletter/confirm/${token}`)
  await shop.visitor().send(`/api/newsletter/confirm?token=${token}`)
  expect(await statusOf()).toBe('pending')
})

test('a second confirmation sends no second welcome', async () => {
  await subscribe()
  await post('confirm', await confirmToken())
  later(1)
  await post('confirm', await confirmToken())
  expect(await emailsOf('newsletter_welcome')).toHaveLength(1)
})

test('the response is the same for known addresses, which get no second e-mail', async () => {
  const responses = []
  for (const _ of ['new', 'pending']) responses.push(await shop.visitor().post('/api/newsletter', { email: EMAIL }))
  await post('confirm', await confirmToken())
  later(48)
  responses.push(await shop.visitor().post('/api/newsletter', { email: EMAIL.toUpperCase() }))
  expect(responses.map(({ status }) => status)).toEqual([202, 202, 202])
  expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1)
  expect(await emailsOf('newsletter_confirmation')).toHaveLength(1)
  expect(await statusOf()).toBe('subscribed')
})

test('the confirmation is sent again at most once a day', async () => {
  await subscribe()
  later(23)
  await subscribe()
  expect(await emailsOf('newsletter_confirmation')).toHaveLength(1)
  later(2)
  await subscribe()
  await subscribe()
  expect(await emailsOf('newsletter_confirmation')).toHaveLength(2)
})

test('concurrent requests for one address send one e-mail', async () => {
  await Promise.all(Array.from({ length: 20 }, () => subscribe()))
  expect(await emailsOf('newsletter_confirmation')).toHaveLength(1)
})

test('an unsubscribed address can subscribe again', async () => {
  await subscribe()
  await post('confirm', await confirmToken())
  expect(await post('leave', await leaveToken())).toEqual({ status: 'unsubscribed' })
  expect(await post('leave', await leaveToken())).toEqual({ status: 'unsubscribed' })
  expect(await statusOf()).toBe('unsubscribed')
  later(1)
  await subscribe()
  expect(await statusOf()).toBe('pending')
  await post('confirm', await confirmToken())
  expect(await statusOf()).toBe('subscribed')
})

test('an old confirmation link does not resubscribe', async () => {
  await subscribe()
  const token = await confirmToken()
  await post('confirm', token)
  await post('leave', await leaveToken())
  expect(await errorOf(post('confirm', token))).toEqual({ status: 404, code: 'not_found' })
  expect(await statusOf()).toBe('unsubscribed')
})

test('a confirmation link expires after a week', async () => {
  await subscribe()
  later(7 * 24 - 1)
  await post('confirm', await confirmToken())
  await subscribe('late@example.com')
  later(7 * 24 + 1)
  expect(await errorOf(post('confirm', await confirmToken()))).toEqual({ status: 404, code: 'not_found' })
})

test('a token is valid for one purpose and one subscriber, and cannot be forged', async () => {
  await subscribe()
  const confirm = await confirmToken()
  await post('confirm', confirm)
  const leave = await leaveToken()
  const forged = [leave.replace(/^\d+/, '2'), leave.replace(/.$/, leave.endsWith('A') ? 'B' : 'A'), '1', 'x.0.y']
  for (const token of [confirm, ...forged]) expect((await errorOf(post('leave', token))).status).toBe(404)
  expect((await errorOf(post('confirm', leave))).status).toBe(404)
  expect(await statusOf()).toBe('subscribed')
})

test('one form POST without a cookie unsubscribes (RFC 8058)', async () => {
  await subscribe()
  await post('confirm', await confirmToken())
  const [welcome] = await emailsOf('newsletter_welcome')
  const response = await shop.app.request(welcome?.facts.leaveLink ?? '', {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
  expect(response.status).toBe(204)
  expect(await statusOf()).toBe('unsubscribed')
})

test('e-mails are in the language of the request', async () => {
  const greek = shop.visitor()
  greek.cookies.set('language', 'el')
  await greek.api.newsletter.subscribe({ email: EMAIL })
  await post('confirm', await confirmToken())
  expect((await emailsOf('newsletter_confirmation'))[0]?.language).toBe('el')
  expect((await emailsOf('newsletter_welcome'))[0]?.language).toBe('el')
})
