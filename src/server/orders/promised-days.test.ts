import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCart } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { listQueuedEmails } from '../../../test/support/emails.ts'
import { newStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { products } from '../db/schema.ts'
import { createEmailRenderer } from '../email/render-email.ts'
import { EMAIL_TEMPLATES } from '../email-templates.ts'

/** A Monday in Nicosia, before the cut-off. */
let now = new Date('2026-11-23T08:00:00Z')
let shop: TestShop
let productId: number
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now })
  productId = (await shop.product('aviator-gold')).id
  await shop.shop.db.update(products).set({ stock: 90 }).where(eq(products.id, productId))
})
afterAll(() => shop.close())

async function place(form: Parameters<typeof checkoutForm>[0] = {}) {
  const guest = shop.visitor()
  const cart = await fillCart(guest, productId)
  return { guest, order: await guest.api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm(form) }) }
}

test.each([
  ['standard delivery', {}, { first: '2026-11-25', last: '2026-11-27' }],
  ['a remote village', { postalCode: '4825' }, { first: '2026-11-26', last: '2026-12-04' }],
  [
    'collection',
    { shippingMethod: 'collection', collectionStore: 'limassol', paymentMethod: 'pay_in_store' },
    { first: '2026-11-24', last: '2026-11-25' },
  ],
  ['a transfer, whose days count from the payment', { paymentMethod: 'bank_transfer' }, null],
] as const)('an order by %s keeps the days of the checkout', async (_, form, arrival) => {
  expect((await place(form)).order.arrival).toEqual(arrival)
})

test('the promise stays as it was made, until staff send the order another way', async () => {
  const { guest, order } = await place()
  now = new Date('2026-11-24T08:00:00Z')
  const { id, arrival } = order
  const read = () => guest.api.call('GET /api/orders/{orderId}', { params: { orderId: id } })
  expect((await read()).arrival).toEqual(arrival)
  const manager = await newStaffMember(shop, 'manager')
  const lines = [{ productId, quantity: 2 }]
  const { version } = await manager.admin.orders.get(id)
  const more = await manager.admin.orders.edit(id, { version, lines, shippingMethod: 'standard' })
  expect((await read()).arrival).toEqual(arrival)
  await manager.admin.orders.edit(id, { version: more.order?.version ?? 0, lines, shippingMethod: 'express' })
  expect((await read()).arrival).toEqual({ first: '2026-11-25', last: '2026-11-25' })
})

test('the e-mail names the same days, and what the buyer may still do', async () => {
  now = new Date('2026-11-23T08:00:00Z')
  const { order } = await place()
  const [email] = await listQueuedEmails(shop.shop, { kind: 'order_confirmation', payload: { orderId: order.id } })
  if (email === undefined) throw new Error('no e-mail was queued')
  const { text } = await createEmailRenderer(shop.shop, EMAIL_TEMPLATES)(email)
  expect(text).toContain('Delivery: Wed 25 Nov – Fri 27 Nov')
  expect(text).toMatch(/See or cancel the order:\s+http:\/\/shop\.test\/orders\//)
  expect(text).toMatch(/Book a fitting:\s+http:\/\/shop\.test\/contact\?service=fitting/)
})
