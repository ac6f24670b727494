import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { EMAIL, leaveAllTraces, PERSON, TRACES } from '../../../test/support/customer-traces.ts'
import { tablesThatHold } from '../../../test/support/everything-stored.ts'
import { newCustomer } from '../../../test/support/new-customer.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { audit } from '../db/staff-schema.ts'

let shop: TestShop
let staff: TestStaffMember
/** Of a guest who left every trace that one can. */
let orderId: string
beforeAll(async () => {
  shop = await createTestShop()
  staff = await newStaffMember(shop)
  orderId = await leaveAllTraces(shop, staff)
})
afterAll(() => shop.close())

const idOf = async (q: string) => {
  const [found] = (await staff.admin.customers.list({ q })).customers
  if (found === undefined) throw new Error(`no customer for ${q}`)
  return found.id
}

test('an export has everything about a guest, and is noted without personal values', async () => {
  const id = await idOf(EMAIL)
  const data = await staff.admin.customers.export(id)
  expect(data).toMatchObject({
    account: null,
    orders: [{ id: orderId, shippingAddress: PERSON }],
    appointments: [{ firstName: PERSON.firstName, message: 'Wants a call about her left eye' }],
    newsletter: { status: 'pending', source: 'home' },
  })
  expect(data.notes.map(({ text }) => text)).toEqual(
    expect.arrayContaining([`${PERSON.firstName} asked us to wait`, null]),
  )
  expect(data.emails.map(({ kind }) => kind)).toContain('order_confirmation')
  const entries = await shop.shop.db.select().from(audit).where(eq(audit.subject, 'customers'))
  const exports = entries.filter(({ note }) => note === 'exported')
  expect(exports.map(({ subjectId }) => subjectId)).toEqual([String(id)])
  expect(await tablesThatHold(shop.shop.db, TRACES)).not.toContainEqual(expect.stringMatching(/^public\.audit/))
})

test('an export of an account has its sessions and cart, but no password', async () => {
  const customer = await newCustomer(shop)
  await customer.api.cart.open({ userId: customer.user.id })
  const data = await staff.admin.customers.export(await idOf(customer.user.username))
  expect(data).toMatchObject({ account: { username: customer.user.username }, sessions: [{ isCurrent: false }] })
  expect(data.cart).not.toBeNull()
  expect(JSON.stringify(data)).not.toMatch(/argon2|tokenHash|password"/)
})

test('each look at a page is noted, and what notes say is not in the audit', async () => {
  const id = await idOf(EMAIL)
  const last = await shop.shop.db.$count(audit)
  await staff.admin.customers.get(id)
  await staff.admin.customers.get(id)
  const { notes } = await staff.admin.customers.addNote(id, { text: 'Asked us to', requestKey: crypto.randomUUID() })
  await staff.admin.customers.deleteNote(id, notes[0]?.id ?? 0, 'Asked us to')
  const entries = await shop.shop.db.select().from(audit).orderBy(audit.id).offset(last)
  const looks = entries.filter(({ subject, note }) => subject === 'customers' && note === 'viewed')
  expect(looks.map(({ subjectId, staffId }) => [subjectId, staffId])).toEqual([
    [String(id), staff.id],
    [String(id), staff.id],
  ])
  expect(entries.filter(({ subject }) => subject === 'customer_notes').map(({ action }) => action)).toEqual([
    'insert',
    'update',
  ])
  expect(await tablesThatHold(shop.shop.db, TRACES)).not.toContainEqual(expect.stringMatching(/^public\.audit/))
})

describe('a note', () => {
  test('is added once for a request, and deleted once with a reason', async () => {
    const id = await idOf(EMAIL)
    const requestKey = crypto.randomUUID()
    const count = (await staff.admin.customers.get(id)).notes.length
    for (let time = 0; time < 2; time++) await staff.admin.customers.addNote(id, { text: 'Once.', requestKey })
    const { notes } = await staff.admin.customers.get(id)
    expect(notes).toHaveLength(count + 1)
    expect(notes[0]).toMatchObject({ text: 'Once.', staffName: staff.name, deleted: null })
    const noteId = notes[0]?.id ?? 0
    const [deleted] = (await staff.admin.customers.deleteNote(id, noteId, 'Wrong person')).notes
    expect(deleted).toMatchObject({ text: null, deleted: { staffName: staff.name, reason: 'Wrong person' } })
    const again = staff.admin.customers.deleteNote(id, noteId, 'Wrong person')
    expect(await errorOf(again)).toEqual({ status: 409, code: 'note_already_deleted' })
    expect(await errorOf(staff.admin.customers.deleteNote(id + 1, noteId, 'Other page'))).toMatchObject({ status: 404 })
  })

  test.each([
    ['blank', { text: '  ', requestKey: crypto.randomUUID() }],
    ['too long', { text: 'x'.repeat(2_001), requestKey: crypto.randomUUID() }],
    ['without a key', { text: 'Without a key' }],
  ])('is rejected where it is %s', async (_, body) => {
    const response = await staff.post(`/api/admin/customers/${await idOf(EMAIL)}/notes`, body)
    expect(response.status).toBe(400)
  })

  test('is not for assistants, who may look', async () => {
    const assistant = await newStaffMember(shop, 'assistant')
    const id = await idOf(EMAIL)
    const { notes } = await staff.admin.customers.get(id)
    expect((await assistant.admin.customers.get(id)).notes).toEqual(notes)
    expect(notes.length).toBeGreaterThan(0)
    const adding = assistant.admin.customers.addNote(id, { text: 'No.', requestKey: crypto.randomUUID() })
    expect(await errorOf(adding)).toEqual({ status: 403, code: 'not_permitted' })
  })
})
