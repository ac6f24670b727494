import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorOf } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { deleteQueuedEmails, listQueuedEmails } from '../../../test/support/emails.ts'
import { newCustomer } from '../../../test/support/new-customer.ts'
import { placeGuestOrder } from '../../../test/support/placed-order.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { orderEvents, orderNotes, orders, products, sentEmails } from '../db/schema.ts'
import type { QueuedEmail } from '../email/enqueue-email.ts'
import { recordSent } from '../email/sent-emails.ts'
import { fillOrderSearch } from './fill-order-search.ts'
import { orderUrl } from './order-link.ts'

let shop: TestShop
let staff: TestStaffMember
let orderId: string
beforeAll(async () => {
  shop = await createTestShop()
  staff = await newStaffMember(shop, 'assistant')
  await shop.shop.db.update(products).set({ stock: 500 })
})
beforeEach(async () => {
  await deleteQueuedEmails(shop.shop)
  orderId = (await placeGuestOrder(shop, { form: { email: 'wrong@example.com' } })).id
})
afterAll(() => shop.close())

const queued = () => listQueuedEmails(shop.shop, { payload: { orderId } })
const eventsOf = () => shop.shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId))
const version = async () => (await staff.admin.orders.get(orderId)).version
const openLink = async (from: Date) => {
  const token = new URL(orderUrl(shop.shop, orderId, from)).pathname.split('/').at(-1)
  return (await shop.visitor().send(`/api/orders/by-link/${token}`)).status
}
const correct = async (email: string, isConfirmationResent = false) =>
  staff.admin.orders.correctEmail(orderId, { version: await version(), email, isConfirmationResent })

describe('the page of an order', () => {
  test('has its lines, its buyer, its next steps and what happened', async () => {
    const order = await staff.admin.orders.get(orderId)
    expect(order).toMatchObject({
      id: orderId,
      version: 1,
      status: 'pending',
      isErased: false,
      language: 'en',
      mayBecome: ['confirmed'],
      shippingAddress: { email: 'wrong@example.com' },
      items: [{ slug: 'aviator-gold', quantity: 1 }],
    })
    expect(order.timeline.map(({ is }) => is).sort()).toEqual(['email', 'placed'])
  })

  test('shows the state of each of its e-mails', async () => {
    const [email] = await queued()
    expect((await staff.admin.orders.get(orderId)).timeline).toContainEqual(
      expect.objectContaining({ is: 'email', kind: 'order_confirmation', state: 'waiting' }),
    )
    await recordSent(shop.shop.db, email as QueuedEmail, shop.shop.clock())
    await deleteQueuedEmails(shop.shop)
    expect((await staff.admin.orders.get(orderId)).timeline).toContainEqual(
      expect.objectContaining({ is: 'email', recipient: 'wrong@example.com', state: 'sent', error: null }),
    )
  })

  test('takes at most ten statements', async () => {
    shop.statements.length = 0
    await staff.admin.orders.get(orderId)
    expect(shop.statements.length).toBeLessThanOrEqual(10)
  })
})

describe('a note', () => {
  test('is in the timeline with who wrote it, and does not change the version', async () => {
    const before = await version()
    const order = await staff.admin.orders.addNote(orderId, {
      text: 'Τηλεφώνησε·\nθα περάσει',
      requestKey: randomUUID(),
    })
    expect(order.version).toBe(before)
    expect(order.timeline).toContainEqual(
      expect.objectContaining({ is: 'note_added', text: 'Τηλεφώνησε·\nθα περάσει', staffName: staff.name }),
    )
  })

  test('sent twice is one', async () => {
    const note = { text: 'Once', requestKey: randomUUID() }
    await Promise.all([staff.admin.orders.addNote(orderId, note), staff.admin.orders.addNote(orderId, note)])
    expect(await shop.shop.db.$count(orderNotes, eq(orderNotes.orderId, orderId))).toBe(1)
    expect(await eventsOf()).toMatchObject([{ kind: 'note_added', details: {} }])
  })

  test('of an order that does not exist is not found', async () => {
    const adding = staff.admin.orders.addNote('EE-0000-0000-0000', { text: 'Lost', requestKey: randomUUID() })
    expect(await errorOf(adding)).toEqual({ status: 404, code: 'not_found' })
  })
})

describe('the confirmation', () => {
  test('is sent again once for each request', async () => {
    await deleteQueuedEmails(shop.shop)
    const [first, second] = [randomUUID(), randomUUID()]
    for (const requestKey of [first, first, second]) await staff.admin.orders.resendConfirmation(orderId, requestKey)
    expect((await queued()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['order_confirmation', 'wrong@example.com'],
      ['order_confirmation', 'wrong@example.com'],
    ])
    expect((await eventsOf()).map(({ kind }) => kind)).toEqual(['confirmation_resent', 'confirmation_resent'])
  })
})

describe('correcting the e-mail address of an order', () => {
  test('changes it everywhere, and says so without the address', async () => {
    const order = await correct('Right@example.com')
    expect(order).toMatchObject({
      guestEmail: 'right@example.com',
      shippingAddress: { email: 'Right@example.com' },
      billingAddress: { email: 'Right@example.com' },
    })
    const events = await eventsOf()
    expect(events).toMatchObject([{ kind: 'email_corrected', details: {}, staffId: staff.id }])
    expect(JSON.stringify(events)).not.toMatch(/right|wrong/i)
    const found = await staff.admin.orders.list({ view: 'all', q: 'right@example.com' })
    expect(found.orders.map(({ id }) => id)).toContain(orderId)
    expect((await staff.admin.orders.list({ view: 'all', q: `${orderId} wrong@example.com` })).orders).toEqual([])
  })

  test('sends what waits for the wrong address to the right one, once', async () => {
    await correct('right@example.com', true)
    expect((await queued()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['order_confirmation', 'right@example.com'],
    ])
  })

  test('sends the confirmation again on request where it had been sent', async () => {
    await deleteQueuedEmails(shop.shop)
    await correct('right@example.com')
    expect(await queued()).toEqual([])
    await correct('righter@example.com', true)
    expect((await queued()).map(({ recipient }) => recipient)).toEqual(['righter@example.com'])
  })

  test('closes the links that went to the wrong address', async () => {
    const before = new Date(Date.now() - 60_000)
    expect(await openLink(before)).toBe(200)
    await correct('right@example.com')
    expect(await openLink(before)).toBe(404)
    expect(await openLink(new Date())).toBe(200)
  })

  test('to the same address changes nothing', async () => {
    const before = await version()
    await correct('wrong@example.com')
    expect(await version()).toBe(before)
    expect(await eventsOf()).toEqual([])
  })

  test('takes what the checkout takes', async () => {
    for (const email of ['', 'eleni', 'a b@example.com', 'ελένη@παράδειγμα.ελ'])
      expect(await errorOf(correct(email))).toEqual({ status: 400, code: 'invalid_input' })
    const body = { version: 99, email: 'right@example.com', isConfirmationResent: false }
    expect(await errorOf(staff.admin.orders.correctEmail(orderId, body))).toEqual({
      status: 409,
      code: 'changed_meanwhile',
    })
  })
})

test('an order of a closed account keeps nothing that names its buyer', async () => {
  const buyer = await newCustomer(shop)
  const cart = await buyer.api.cart.open({ userId: buyer.user.id })
  await buyer.api.cart.addItem(cart.id, { productId: (await shop.product('aviator-gold')).id })
  const form = checkoutForm({ lastName: 'Μοναδικού', email: 'unique@example.com' })
  const { id } = await buyer.api.orders.place({ cartId: cart.id, checkoutForm: form })
  await staff.admin.orders.addNote(id, { text: 'Ask for Mrs Unique', requestKey: randomUUID() })
  await shop.shop.db.update(orders).set({ status: 'delivered', trackingNumber: 'RR1' }).where(eq(orders.id, id))
  await buyer.post('/api/account/close', { password: buyer.password })
  const order = await staff.admin.orders.get(id)
  expect(order).toMatchObject({ isErased: true, trackingNumber: null })
  expect(JSON.stringify(order.timeline)).not.toContain('Mrs Unique')
  for (const q of ['μοναδικού', 'unique@example.com'])
    expect((await staff.admin.orders.list({ view: 'all', q })).orders).toEqual([])
  expect((await staff.admin.orders.list({ view: 'all', q: id })).count).toBe(1)
  expect(await errorOf(staff.admin.orders.resendConfirmation(id, randomUUID()))).toEqual({
    status: 409,
    code: 'order_erased',
  })
})

test('orders from before the back office get the same search keys, and their confirmations their order', async () => {
  const { db } = shop.shop
  const [email] = await queued()
  await recordSent(db, email as QueuedEmail, shop.shop.clock())
  const keys = async () => (await db.select({ search: orders.search }).from(orders).where(eq(orders.id, orderId)))[0]
  const placed = await keys()
  expect(placed?.search).toContain('wrong@example.com')
  await shop.database.execute("update orders set search = ''; update sent_emails set order_id = null")
  await db.transaction(fillOrderSearch)
  expect(await keys()).toEqual(placed)
  const sent = await db.select().from(sentEmails).where(eq(sentEmails.orderId, orderId))
  expect(sent).toHaveLength(1)
  expect(await version()).toBe(1)
})
