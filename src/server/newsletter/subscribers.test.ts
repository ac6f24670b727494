import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { emailTokenTo } from '../../../test/support/emails.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { newsletterSubscribers } from '../db/schema.ts'
import { audit, staffSessions, staff as staffTable } from '../db/staff-schema.ts'

let shop: TestShop
let staff: TestStaffMember
let now = new Date('2026-11-22T09:00:00Z')
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
  staff = await newStaffMember(shop)
  for (const [name, source] of Object.entries({ 'anna.k': 'home', bill: 'checkout', chloe: 'store' } as const)) {
    now = new Date(now.valueOf() + 60_000)
    await shop.visitor().api.newsletter.subscribe({ email: `${name}@example.com`, source })
  }
  for (const name of ['anna.k', 'bill']) {
    const token = await emailTokenTo(shop, `${name}@example.com`, 'newsletter_confirmation')
    await shop.visitor().api.call('POST /api/newsletter/confirm', { body: { token } })
  }
})
afterAll(() => shop.close())

const emailsIn = async (query: Parameters<TestStaffMember['admin']['newsletter']['list']>[0]) =>
  (await staff.admin.newsletter.list(query)).subscribers.map(({ email }) => email)

test('subscribers are listed by state, newest first, with the time and the source of their consent', async () => {
  expect(await emailsIn({})).toEqual(['bill@example.com', 'anna.k@example.com'])
  expect(await emailsIn({ view: 'pending' })).toEqual(['chloe@example.com'])
  const [bill] = (await staff.admin.newsletter.list({ q: 'bill' })).subscribers
  expect(bill).toMatchObject({ source: 'checkout', confirmedAt: now.toISOString(), leftAt: null, language: 'en' })
})

test('a sign-up that names no place has the source “unknown”, and one that names a wrong place is rejected', async () => {
  await shop.visitor().api.newsletter.subscribe({ email: 'dora@example.com' })
  expect((await staff.admin.newsletter.list({ view: 'all', q: 'dora' })).subscribers).toMatchObject([
    { source: 'unknown' },
  ])
  const wrong = await shop.visitor().post('/api/newsletter', { email: 'eva@example.com', source: 'moon' })
  expect(wrong.status).toBe(400)
})

test.each([
  ['ann', ['anna.k@example.com']],
  ['K', ['anna.k@example.com']],
  ['anna.k@exam', ['anna.k@example.com']],
  ['exam', ['dora@example.com', 'chloe@example.com', 'bill@example.com', 'anna.k@example.com']],
  ["o'brien & | !", []],
  ['🙂', []],
])('the search “%s” finds beginnings of the parts of an address', async (q, found) => {
  expect((await emailsIn({ view: 'all', q })).toSorted()).toEqual(found.toSorted())
})

test('pages follow one another without gaps', async () => {
  const first = await staff.admin.newsletter.list({ view: 'all', limit: 3 })
  expect(first).toMatchObject({ count: 4, next: expect.any(String) })
  const second = await staff.admin.newsletter.list({ view: 'all', limit: 3, after: first.next ?? '' })
  expect(second).toMatchObject({ count: 4, next: null })
  expect(new Set([...first.subscribers, ...second.subscribers].map(({ id }) => id)).size).toBe(4)
})

describe('the export', () => {
  test('has the confirmed ones only, in a file for spreadsheets, and is noted', async () => {
    const text = await staff.admin.newsletter.export()
    expect(text).toBe(
      `\uFEFFemail;language;consented_at;source\r\nanna.k@example.com;en;${now.toISOString()};home\r\nbill@example.com;en;${now.toISOString()};checkout\r\n`,
    )
    const noted = await shop.shop.db.select().from(audit).where(eq(audit.note, 'exported'))
    expect(noted).toMatchObject([{ subject: 'newsletter_subscribers', subjectId: null, staffId: staff.id }])
  })

  test('has commas for somebody who works in English, and no cell that begins a formula', async () => {
    await shop.shop.db.update(staffTable).set({ language: 'en' }).where(eq(staffTable.id, staff.id))
    const evil = { email: '=cmd+1@example.com', language: 'en', status: 'subscribed', confirmedAt: now } as const
    await shop.shop.db.insert(newsletterSubscribers).values(evil)
    const lines = (await staff.admin.newsletter.export()).split('\r\n')
    expect(lines[0]).toBe('\uFEFFemail,language,consented_at,source')
    expect(lines).toContain(`'=cmd+1@example.com,en,${now.toISOString()},unknown`)
  })

  test('needs the permission and a fresh confirmation', async () => {
    const assistant = await newStaffMember(shop, 'assistant')
    expect(await errorOf(assistant.admin.newsletter.export())).toEqual({ status: 403, code: 'not_permitted' })
    const manager = await newStaffMember(shop)
    await shop.shop.db.update(staffSessions).set({ confirmedAt: null }).where(eq(staffSessions.staffId, manager.id))
    expect(await errorOf(manager.admin.newsletter.export())).toEqual({ status: 403, code: 'confirmation_required' })
  })
})

test('staff unsubscribe somebody who asks for it; repeating it changes nothing', async () => {
  const [bill] = (await staff.admin.newsletter.list({ q: 'bill' })).subscribers
  const ended = await staff.admin.newsletter.end(bill?.id ?? 0)
  expect(ended).toMatchObject({ status: 'unsubscribed', leftAt: now.toISOString() })
  now = new Date(now.valueOf() + 60_000)
  expect(await staff.admin.newsletter.end(bill?.id ?? 0)).toEqual(ended)
  expect(await emailsIn({ q: 'bill' })).toEqual([])
  const entries = await shop.shop.db.select().from(audit).where(eq(audit.subject, 'newsletter_subscribers'))
  expect(entries.filter(({ action }) => action === 'update')).toHaveLength(1)
  expect(await errorOf(staff.admin.newsletter.end(2_000_000))).toEqual({ status: 404, code: 'not_found' })
})
