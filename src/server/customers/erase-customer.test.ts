import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { EMAIL, leaveAllTraces, PERSON, TRACES } from '../../../test/support/customer-traces.ts'
import { emailTokenTo, listQueuedEmails } from '../../../test/support/emails.ts'
import { tablesThatHold } from '../../../test/support/everything-stored.ts'
import { confirmEmail, newCustomer, requestPasswordReset } from '../../../test/support/new-customer.ts'
import { placeGuestOrder } from '../../../test/support/placed-order.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { orders } from '../db/schema.ts'
import { staffSessions } from '../db/staff-schema.ts'

let shop: TestShop
let staff: TestStaffMember
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  staff = await newStaffMember(shop)
})
// The next test leaves traces of the same person.
afterEach(async () => {
  const { admin } = await newStaffMember(shop)
  for (const { id } of (await admin.customers.list({ q: EMAIL })).customers) {
    for (const orderId of (await admin.customers.get(id)).openOrders) await become(orderId, 'cancelled')
    await admin.customers.erase(id, EMAIL)
  }
})

const idOf = async (q: string) => {
  const [found] = (await staff.admin.customers.list({ q })).customers
  if (found === undefined) throw new Error(`no customer for ${q}`)
  return found.id
}
const become = (id: string, status: 'delivered' | 'cancelled' | 'shipped') =>
  shop.shop.db.update(orders).set({ status }).where(eq(orders.id, id))

const leaveTraces = () => leaveAllTraces(shop, staff)

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

test('erasing and exporting need a fresh confirmation', async () => {
  await leaveTraces()
  const id = await idOf(EMAIL)
  await shop.shop.db.update(staffSessions).set({ confirmedAt: null })
  const refusal = { status: 403, code: 'confirmation_required' }
  expect(await errorOf(staff.admin.customers.erase(id, EMAIL))).toEqual(refusal)
  expect(await errorOf(staff.admin.customers.export(id))).toEqual(refusal)
})
