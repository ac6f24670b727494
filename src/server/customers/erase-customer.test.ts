import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { appointmentForm } from '../../../test/support/appointment-form.ts'
import { errorOf } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { emailTokenTo, listQueuedEmails } from '../../../test/support/emails.ts'
import { tablesThatHold } from '../../../test/support/everything-stored.ts'
import { confirmEmail, newCustomer, requestPasswordReset } from '../../../test/support/new-customer.ts'
import { placeGuestOrder } from '../../../test/support/placed-order.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { orders, sentEmails } from '../db/schema.ts'
import { audit, staffSessions } from '../db/staff-schema.ts'

const EMAIL = 'Persefoni.Q@example.com'
const PERSON = {
  firstName: 'Περσεφόνη',
  lastName: 'Κουκουναροπούλου',
  email: EMAIL,
  phoneNumber: '+357 99 481516',
  address: 'Οδός Ερμού 234',
  city: 'Ψευδούπολη',
}
/** Everything that could tell who it was, as it was written and as it is stored for searches. */
const TRACES = [
  ...Object.values(PERSON),
  '99481516',
  'persefoni',
  'koukounarop',
  'kukunarop',
  'Wants a call about her left eye',
  'asked us to',
]

let shop: TestShop
let staff: TestStaffMember
beforeEach(async () => {
  shop = await createTestShop()
  staff = await newStaffMember(shop)
})
afterEach(() => shop.close())

const idOf = async (q: string) => {
  const [found] = (await staff.admin.customers.list({ q })).customers
  if (found === undefined) throw new Error(`no customer for ${q}`)
  return found.id
}
const become = (id: string, status: 'delivered' | 'cancelled' | 'shipped') =>
  shop.shop.db.update(orders).set({ status }).where(eq(orders.id, id))

/** Orders, books, subscribes, and is written about. */
async function leaveTraces(): Promise<string> {
  const { id } = await placeGuestOrder(shop, { slug: 'silk-cord-navy', form: PERSON })
  const { firstName, lastName, email, phoneNumber: phone } = PERSON
  const form = { firstName, lastName, email, phone, message: 'Wants a call about her left eye' }
  await shop.visitor().api.appointments.book(appointmentForm(form))
  await shop.visitor().api.newsletter.subscribe({ email, source: 'home' })
  const [email1] = await listQueuedEmails(shop.shop, { recipient: EMAIL })
  await shop.shop.db.insert(sentEmails).values({
    id: crypto.randomUUID(),
    kind: 'order_confirmation',
    recipient: EMAIL,
    orderId: id,
    language: 'el',
    sentAt: new Date(email1?.createdAt ?? 0),
  })
  await staff.admin.orders.addNote(id, { text: 'Περσεφόνη asked us to ring', requestKey: crypto.randomUUID() })
  const customer = await idOf(EMAIL)
  const note = { text: `${firstName} asked us to wait`, requestKey: crypto.randomUUID() }
  const [added] = (await staff.admin.customers.addNote(customer, note)).notes
  await staff.admin.customers.addNote(customer, { ...note, requestKey: crypto.randomUUID() })
  await staff.admin.customers.deleteNote(customer, added?.id ?? 0, `${firstName} asked us to`)
  return id
}

describe('erasing a guest', () => {
  test('leaves nothing of them in any table, and the books as they were', async () => {
    const orderId = await leaveTraces()
    await become(orderId, 'delivered')
    expect(await tablesThatHold(shop.shop.db, TRACES)).not.toEqual([])
    const [before] = await shop.shop.db.select().from(orders).where(eq(orders.id, orderId))
    await staff.admin.customers.erase(await idOf(EMAIL), EMAIL)
    expect(await tablesThatHold(shop.shop.db, TRACES)).toEqual([])
    const [after] = await shop.shop.db.select().from(orders).where(eq(orders.id, orderId))
    const { totalCents, vatCents, subtotalCents, createdAt, status, paymentMethod } = before ?? {}
    expect(after).toMatchObject({ totalCents, vatCents, subtotalCents, createdAt, status, paymentMethod })
    expect(after?.shippingAddress.country).toBe('Cyprus')
  })

  test('lets no search find them, among customers, orders and subscribers', async () => {
    await become(await leaveTraces(), 'delivered')
    await staff.admin.customers.erase(await idOf(EMAIL), EMAIL)
    for (const q of [EMAIL, 'Κουκουναροπούλου', 'persefoni', '99481516']) {
      expect((await staff.admin.customers.list({ q })).count, q).toBe(0)
      expect((await staff.admin.orders.list({ view: 'all', q })).count, q).toBe(0)
    }
    expect((await staff.admin.newsletter.list({ view: 'all', q: 'persefoni' })).count).toBe(0)
  })

  test('is refused while an order is under way, with its number, and nothing changes', async () => {
    const orderId = await leaveTraces()
    const id = await idOf(EMAIL)
    const refused = await staff.post(`/api/admin/customers/${id}/erase`, { email: EMAIL })
    expect(refused.status).toBe(409)
    const { error } = (await refused.json()) as { error: { code: string; message: string } }
    expect(error).toMatchObject({ code: 'orders_under_way', message: expect.stringContaining(orderId) })
    const page = await staff.admin.customers.get(id)
    expect(page).toMatchObject({
      openOrders: [orderId],
      bookingsAhead: 1,
      newsletter: { status: 'pending', source: 'home' },
    })
    expect(page.notes).toHaveLength(2)
  })

  test('needs their address, typed', async () => {
    await become(await leaveTraces(), 'cancelled')
    const id = await idOf(EMAIL)
    const erasing = staff.post(`/api/admin/customers/${id}/erase`, { email: 'somebody@example.com' })
    expect(await (await erasing).json()).toMatchObject({
      error: { code: 'invalid_input', fields: { email: expect.any(String) } },
    })
    await staff.admin.customers.erase(id, EMAIL.toUpperCase())
    expect(await errorOf(staff.admin.customers.get(id))).toEqual({ status: 404, code: 'not_found' })
  })

  test('leaves other people alone', async () => {
    const other = await placeGuestOrder(shop, {
      slug: 'hard-case-chestnut',
      form: { email: 'other.person@example.com' },
    })
    await become(await leaveTraces(), 'delivered')
    await staff.admin.customers.erase(await idOf(EMAIL), EMAIL)
    expect((await staff.admin.customers.list({ q: 'other.person' })).customers).toMatchObject([{ orders: 1 }])
    expect((await staff.admin.orders.get(other.id)).shippingAddress.email).toBe('other.person@example.com')
    expect(await listQueuedEmails(shop.shop, { recipient: 'other.person@example.com' })).toHaveLength(1)
  })
})

describe('erasing an account', () => {
  test('deletes it with its orders’ buyer, its sessions, links and e-mails', async () => {
    const customer = await newCustomer(shop, { email: EMAIL })
    const { username } = customer.user
    await customer.api.account.update(customer.user.id, { firstName: PERSON.firstName, lastName: PERSON.lastName })
    await confirmEmail(customer, await emailTokenTo(shop, EMAIL.toLowerCase(), 'email_verification'))
    await requestPasswordReset(shop.visitor(), username)
    const cart = await customer.api.cart.open({ userId: customer.user.id })
    await customer.api.cart.addItem(cart.id, { productId: (await shop.product('silk-cord-navy')).id })
    const own = await customer.api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm(PERSON) })
    await become(own.id, 'delivered')
    await become(await leaveTraces(), 'delivered')
    const id = await idOf(username)
    expect(await staff.admin.customers.get(id)).toMatchObject({ orders: 2, bookings: 1, openOrders: [] })
    await staff.admin.customers.erase(id, EMAIL)
    expect(await tablesThatHold(shop.shop.db, [...TRACES, username])).toEqual([])
    expect(await errorOf(customer.api.account.me())).toMatchObject({ status: 401 })
  })

  test('whose address is not confirmed spares the guest who has that address', async () => {
    await newCustomer(shop, { email: EMAIL })
    const orderId = await leaveTraces()
    const found = (await staff.admin.customers.list({ q: EMAIL })).customers
    const account = found.find(({ hasAccount }) => hasAccount)
    await staff.admin.customers.erase(account?.id ?? 0, EMAIL)
    const [guest, ...others] = (await staff.admin.customers.list({ q: EMAIL })).customers
    expect(others).toEqual([])
    expect(guest).toMatchObject({ hasAccount: false, orders: 1, bookings: 1 })
    expect(await listQueuedEmails(shop.shop, { payload: { orderId } } as object)).toHaveLength(1)
  })
})

test('an export has everything about a guest, and is noted without personal values', async () => {
  const orderId = await leaveTraces()
  const id = await idOf(EMAIL)
  const data = await staff.admin.customers.export(id)
  expect(data).toMatchObject({
    account: null,
    orders: [{ id: orderId, shippingAddress: PERSON }],
    appointments: [{ firstName: PERSON.firstName, message: 'Wants a call about her left eye' }],
    newsletter: { status: 'pending', source: 'home' },
  })
  expect(data.notes.map(({ text }) => text)).toEqual([`${PERSON.firstName} asked us to wait`, null])
  expect(data.emails.map(({ kind }) => kind)).toContain('order_confirmation')
  const entries = await shop.shop.db.select().from(audit).where(eq(audit.subject, 'customers'))
  expect(entries.map(({ note, subjectId }) => [note, subjectId])).toEqual([['exported', String(id)]])
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
  await leaveTraces()
  const id = await idOf(EMAIL)
  await staff.admin.customers.get(id)
  await staff.admin.customers.get(id)
  const entries = await shop.shop.db.select().from(audit)
  const looks = entries.filter(({ subject, note }) => subject === 'customers' && note === 'viewed')
  expect(looks.map(({ subjectId, staffId }) => [subjectId, staffId])).toEqual([
    [String(id), staff.id],
    [String(id), staff.id],
  ])
  expect(entries.filter(({ subject }) => subject === 'customer_notes').map(({ action }) => action)).toEqual([
    'insert',
    'insert',
    'update',
  ])
  expect(await tablesThatHold(shop.shop.db, TRACES)).not.toContainEqual(expect.stringMatching(/^public\.audit/))
})

describe('a note', () => {
  test('is added once for a request, and deleted once with a reason', async () => {
    await leaveTraces()
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
    { text: '  ', requestKey: crypto.randomUUID() },
    { text: 'x'.repeat(2_001), requestKey: crypto.randomUUID() },
    { text: 'Without a key' },
  ])('is rejected as %j', async (body) => {
    await leaveTraces()
    const response = await staff.post(`/api/admin/customers/${await idOf(EMAIL)}/notes`, body)
    expect(response.status).toBe(400)
  })

  test('is not for assistants, who may look', async () => {
    await leaveTraces()
    const assistant = await newStaffMember(shop, 'assistant')
    const id = await idOf(EMAIL)
    expect((await assistant.admin.customers.get(id)).notes).toHaveLength(2)
    const adding = assistant.admin.customers.addNote(id, { text: 'No.', requestKey: crypto.randomUUID() })
    expect(await errorOf(adding)).toEqual({ status: 403, code: 'not_permitted' })
  })
})

test('erasing and exporting need a fresh confirmation', async () => {
  await leaveTraces()
  const id = await idOf(EMAIL)
  await shop.shop.db.update(staffSessions).set({ confirmedAt: null })
  const refusal = { status: 403, code: 'confirmation_required' }
  expect(await errorOf(staff.admin.customers.erase(id, EMAIL))).toEqual(refusal)
  expect(await errorOf(staff.admin.customers.export(id))).toEqual(refusal)
})
