import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { placeGuestOrder } from '../../../test/support/placed-order.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { type OrderEventKind, orders, products } from '../db/schema.ts'
import { addOrderEvent } from './order-events.ts'
import { orderUrl } from './order-link.ts'

let shop: TestShop
let orderId: string
beforeAll(async () => {
  shop = await createTestShop()
  await shop.shop.db.update(products).set({ stock: 500 })
})
beforeEach(async () => {
  orderId = (await placeGuestOrder(shop)).id
})
afterAll(() => shop.close())

type Details = Parameters<typeof addOrderEvent>[1]['details']
let minute = 0
async function note(kind: OrderEventKind, details: Details): Promise<string> {
  const at = new Date(Date.UTC(2026, 10, 23, 9, minute++))
  await addOrderEvent(shop.shop.db, { orderId, kind, details, at })
  return at.toISOString()
}

async function open() {
  const token = orderUrl(shop.shop, orderId, new Date()).split('/').at(-1) ?? ''
  return shop.visitor().api.call('GET /api/orders/by-link/{token}', { params: { token } })
}
const eventsOf = async () => (await open()).timeline.map(({ event }) => event)

test('an order that was just placed has one step', async () => {
  const { timeline, createdAt, parcels } = await open()
  expect(timeline).toEqual([{ event: 'placed', at: createdAt, amount: null }])
  expect(parcels).toEqual([])
})

test('the steps of an order are told in their order, each with its time', async () => {
  const paidAt = await note('payment_changed', { event: 'captured', amountCents: 18_950 })
  const confirmedAt = await note('status_changed', { from: 'pending', to: 'confirmed' })
  await note('status_changed', { from: 'confirmed', to: 'in_fulfilment' })
  await note('status_changed', { from: 'in_fulfilment', to: 'shipped' })
  await note('status_changed', { from: 'shipped', to: 'delivered' })
  const refundedAt = await note('refund_changed', { event: 'done', amountCents: 5_000 })
  const { timeline } = await open()
  expect(timeline.map(({ event }) => event)).toEqual([
    'placed',
    'paid',
    'confirmed',
    'in_fulfilment',
    'shipped',
    'delivered',
    'refunded',
  ])
  expect(timeline[1]).toEqual({ event: 'paid', at: paidAt, amount: null })
  expect(timeline[2]?.at).toBe(confirmedAt)
  expect(timeline.at(-1)).toEqual({ event: 'refunded', at: refundedAt, amount: 50 })
})

test('what is the shop’s own is not told', async () => {
  await note('note_added', {})
  await note('email_corrected', {})
  await note('payment_changed', { event: 'declined' })
  await note('refund_changed', { event: 'failed', amountCents: 5_000 })
  await note('document_issued', { event: 'invoice', reference: 'INV-2026-000001' })
  expect(await eventsOf()).toEqual(['placed'])
})

test('an order that a late payment opened again is not told to be placed twice', async () => {
  await note('status_changed', { from: 'pending', to: 'cancelled' })
  await note('payment_changed', { event: 'captured', amountCents: 18_950 })
  await note('status_changed', { from: 'cancelled', to: 'pending' })
  await note('status_changed', { from: 'pending', to: 'confirmed' })
  expect(await eventsOf()).toEqual(['placed', 'cancelled', 'paid', 'confirmed'])
})

test('a tracking number is shown once the order was sent', async () => {
  const change = (status: 'in_fulfilment' | 'shipped') =>
    shop.shop.db.update(orders).set({ status, trackingNumber: 'AK123456789CY' }).where(eq(orders.id, orderId))
  await change('in_fulfilment')
  expect((await open()).parcels).toEqual([])
  await change('shipped')
  expect((await open()).parcels).toEqual([
    { carrier: 'other', trackingNumber: 'AK123456789CY', trackingUrl: null, state: 'handed_over', events: [] },
  ])
})
