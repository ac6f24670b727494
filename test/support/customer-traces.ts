import { sentEmails } from '../../src/server/db/schema.ts'
import { appointmentForm, DAY_AHEAD } from './appointment-form.ts'
import { listQueuedEmails } from './emails.ts'
import { placeGuestOrder } from './placed-order.ts'
import { runReturnJobs } from './returns.ts'
import type { TestStaffMember } from './staff-member.ts'
import type { TestShop } from './test-shop.ts'

export const EMAIL = 'Persefoni.Q@example.com'
export const PERSON = {
  firstName: 'Περσεφόνη',
  lastName: 'Κουκουναροπούλου',
  email: EMAIL,
  phoneNumber: '+357 99 481516',
  address: 'Οδός Ερμού 234',
  city: 'Ψευδούπολη',
}
/** Everything that could tell who it was, as it was written and as it is stored for searches. */
export const TRACES = [
  ...Object.values(PERSON),
  '99481516',
  'persefoni',
  'koukounarop',
  'kukunarop',
  'Wants a call about her left eye',
  'asked us to',
]

/** Somebody orders, books, subscribes, and is written about. @returns the order's number */
export async function leaveAllTraces(shop: TestShop, staff: TestStaffMember): Promise<string> {
  const { id } = await placeGuestOrder(shop, { slug: 'silk-cord-navy', form: PERSON })
  const { firstName, lastName, email, phoneNumber: phone } = PERSON
  const form = { firstName, lastName, email, phone, date: DAY_AHEAD, message: 'Wants a call about her left eye' }
  await shop.visitor().api.appointments.book(appointmentForm(form))
  await shop.visitor().api.newsletter.subscribe({ email, source: 'home' })
  const said = { name: `${firstName} ${lastName}`, orderNumber: id, email }
  await shop.visitor().api.returns.withdraw({ ...said, isWholeOrder: false, pieces: `What ${lastName} bought` })
  await shop.visitor().api.returns.claim({ ...said, description: `${firstName}: the hinge is loose` })
  await runReturnJobs(shop.shop)
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
  const [found] = (await staff.admin.customers.list({ q: EMAIL })).customers
  const customer = found?.id ?? 0
  const note = { text: `${firstName} asked us to wait`, requestKey: crypto.randomUUID() }
  const [added] = (await staff.admin.customers.addNote(customer, note)).notes
  await staff.admin.customers.addNote(customer, { ...note, requestKey: crypto.randomUUID() })
  await staff.admin.customers.deleteNote(customer, added?.id ?? 0, `${firstName} asked us to`)
  return id
}
