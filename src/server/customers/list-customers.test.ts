import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appointmentForm, DAY_AHEAD } from '../../../test/support/appointment-form.ts'
import { emailTokenTo } from '../../../test/support/emails.ts'
import { changeEmail, confirmEmail, newCustomer } from '../../../test/support/new-customer.ts'
import { placeGuestOrder } from '../../../test/support/placed-order.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { customers } from '../db/customers-schema.ts'
import { orders, products } from '../db/schema.ts'
import { refreshAllCustomers } from './refresh-customers.ts'

const EMAIL = 'Chara.Xenof@example.com'
const FOLDED = 'chara.xenof@example.com'

let shop: TestShop
let staff: TestStaffMember
beforeAll(async () => {
  shop = await createTestShop()
  staff = await newStaffMember(shop)
  await shop.shop.db.update(products).set({ stock: 500 })
})
afterAll(() => shop.close())

const person = { firstName: 'Χαρίκλεια', lastName: 'Ξενοφώντος', phoneNumber: '+357 99 765432' }
const placeOrder = (email: string, form = {}) =>
  placeGuestOrder(shop, { slug: 'silk-cord-navy', form: { ...person, email, ...form } })
const find = async (q: string) => (await staff.admin.customers.list({ q })).customers
const findOne = async (q: string) => {
  const [found, ...others] = await find(q)
  if (found === undefined || others.length > 0) throw new Error(`${others.length + 1} customers for ${q}`)
  return found
}
const key = () => crypto.randomUUID()

describe('a guest', () => {
  test('is one person with all orders and appointments of an address, however it is spelled', async () => {
    const first = await placeOrder(EMAIL)
    const second = await placeOrder(FOLDED)
    await shop.visitor().api.appointments.book(appointmentForm({ date: DAY_AHEAD, email: EMAIL.toUpperCase() }))
    await shop.shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, first.id))
    const found = await findOne(EMAIL)
    expect(found).toMatchObject({
      email: FOLDED,
      hasAccount: false,
      orders: 2,
      bookings: 1,
      spent: second.total,
      language: 'en',
    })
    const page = await staff.admin.customers.get(found.id)
    expect(page.orderList.map(({ id }) => id)).toEqual([second.id, first.id])
    expect(page).toMatchObject({ openOrders: [second.id], bookingsAhead: 1, account: null, newsletter: null })
    expect(page.bookingList).toMatchObject([{ store: 'Nicosia', date: DAY_AHEAD, status: 'requested' }])
  })

  test.each([
    'Χαρίκλεια ξενοφωντος',
    'ΞΕΝΟΦΩΝΤΟΣ',
    'harikleia',
    'xenofont',
    '99 76 54',
    '0035799765432',
    'chara.xen',
    'CHARA.XENOF@EXAMPLE.COM',
  ])('is found by “%s”', async (q) => {
    expect((await find(q)).map(({ email }) => email)).toContain(FOLDED)
  })

  test('is found by an address that was corrected, under the same number, with the notes', async () => {
    const wrong = await placeOrder('mistyped@example.com')
    const { id } = await findOne('mistyped@example.com')
    await staff.admin.customers.addNote(id, { text: 'Left-handed temples.', requestKey: key() })
    const { version } = await staff.admin.orders.get(wrong.id)
    const correction = { version, email: 'rightly@example.com', isConfirmationResent: false }
    await staff.admin.orders.correctEmail(wrong.id, correction)
    expect(await find('mistyped@example.com')).toEqual([])
    expect(await findOne('rightly@example.com')).toMatchObject({ id, orders: 1 })
    expect((await staff.admin.customers.get(id)).notes).toMatchObject([{ text: 'Left-handed temples.' }])
  })
})

describe('an account', () => {
  test('is listed from its registration on, and not found by the address of a guest that it has not confirmed', async () => {
    await placeOrder('shared@example.com')
    const { user } = await newCustomer(shop, { email: 'shared@example.com' })
    const found = await find('shared@example.com')
    expect(found.map(({ hasAccount, orders: count }) => [hasAccount, count])).toEqual([
      [true, 0],
      [false, 1],
    ])
    expect(await findOne(user.username)).toMatchObject({ hasAccount: true, name: 'Niki Pavlou' })
  })

  test('adopts the guest of the address that it confirms, with orders, appointments and notes', async () => {
    await placeOrder('adopted@example.com')
    await shop.visitor().api.appointments.book(appointmentForm({ date: DAY_AHEAD, email: 'adopted@example.com' }))
    const guest = await findOne('adopted@example.com')
    await staff.admin.customers.addNote(guest.id, { text: 'Prefers Paphos.', requestKey: key() })
    const customer = await newCustomer(shop, { email: 'adopted@example.com' })
    expect(await find('adopted@example.com')).toHaveLength(2)
    await confirmEmail(customer, await emailTokenTo(shop, 'adopted@example.com', 'email_verification'))
    const account = await findOne('adopted@example.com')
    expect(account).toMatchObject({ hasAccount: true, orders: 1, bookings: 1, name: 'Niki Pavlou' })
    const page = await staff.admin.customers.get(account.id)
    expect(page.notes).toMatchObject([{ text: 'Prefers Paphos.' }])
    expect(page.account).toMatchObject({ username: customer.user.username, isEmailConfirmed: true })
    // An order without signing in, with the account's own address.
    await placeOrder('adopted@example.com')
    expect(await findOne('adopted@example.com')).toMatchObject({ id: account.id, orders: 2 })
  })

  test('keeps its row when its address changes', async () => {
    const customer = await newCustomer(shop, { email: 'before@example.com' })
    await confirmEmail(customer, await emailTokenTo(shop, 'before@example.com', 'email_verification'))
    const { id } = await findOne('before@example.com')
    await changeEmail(customer, shop, 'afterwards@example.com')
    expect(await findOne('afterwards@example.com')).toMatchObject({ id })
    expect(await find('before@example.com')).toEqual([])
  })

  test('that is closed is gone from the list, with its notes', async () => {
    const customer = await newCustomer(shop, { email: 'leaving@example.com' })
    const { id } = await findOne('leaving@example.com')
    await staff.admin.customers.addNote(id, { text: 'Wants to leave.', requestKey: key() })
    await customer.api.call('POST /api/account/close', { body: { password: customer.password } })
    expect(await find('leaving@example.com')).toEqual([])
    await expect(staff.admin.customers.get(id)).rejects.toMatchObject({ status: 404 })
  })
})

test('pages follow one another without gaps, the last active first, though somebody orders meanwhile', async () => {
  const all = (await staff.admin.customers.list({ limit: 100 })).customers.map(({ id }) => id)
  const seen: number[] = []
  let after: string | undefined
  do {
    const page = await staff.admin.customers.list({ limit: 2, after })
    expect(page.count).toBeGreaterThanOrEqual(all.length)
    seen.push(...page.customers.map(({ id }) => id))
    if (after === undefined) await placeOrder(`late-${seen.length}@example.com`)
    after = page.next ?? undefined
  } while (after !== undefined)
  expect(seen).toEqual(all)
  expect((await staff.admin.customers.list({})).customers[0]?.email).toMatch(/^late-/)
})

test('rows that are computed again are the same', async () => {
  const { db } = shop.shop
  const read = () => db.select().from(customers).orderBy(customers.id)
  await refreshAllCustomers(shop.shop)
  const before = await read()
  await db.execute(sql`insert into customer_changes (user_id, email) select user_id, owned_email from customers`)
  await refreshAllCustomers(shop.shop)
  expect(await read()).toEqual(before)
})

test.each([
  ['after', 'no-cursor'],
  ['limit', '0'],
  ['q', 'x'.repeat(101)],
])('a query with a wrong %s is rejected', async (name, value) => {
  expect((await staff.send(`/api/admin/customers?${name}=${value}`)).status).toBe(400)
})
