import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AcsServer, openAcsServer } from '../../../test/support/acs-server.ts'
import { type BoxnowServer, openBoxnowServer, signedReport } from '../../../test/support/boxnow-server.ts'
import { listQueuedEmails } from '../../../test/support/emails.ts'
import { placeGuestOrder } from '../../../test/support/placed-order.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import type { AdminInput } from '../../contract/admin/calls.ts'
import type { CarrierId } from '../../domain/carriers.ts'
import { orders, products } from '../db/schema.ts'
import { shipmentEvents, shipments } from '../db/shipping-schema.ts'
import { findDeliveryPoint } from './delivery-points.ts'
import { followParcels } from './follow-parcels.ts'
import { refreshPoints } from './refresh-points.ts'

const DAY_MS = 86_400_000
const POINT = { carrier: 'boxnow', id: '11', name: 'Strovolos Kiosk', address: 'Stavrou 1', postalCode: '2034' }

let now = new Date('2026-11-02T09:00:00Z')
let shop: TestShop
let staff: TestStaffMember
let boxnow: BoxnowServer
let acs: AcsServer
beforeAll(async () => {
  boxnow = await openBoxnowServer()
  acs = await openAcsServer()
  const carriers = { timeoutMs: 400, boxnow: boxnow.settings, acs: acs.settings }
  shop = await createTestShop({ clock: () => now, config: { carriers } })
  staff = await newStaffMember(shop, 'manager')
  await shop.shop.db.update(products).set({ stock: 500 })
})
afterAll(async () => {
  await shop.close()
  await boxnow.close()
  await acs.close()
})
beforeEach(() => {
  boxnow.setBehaviour({})
  acs.setBehaviour({})
})

/** Staff sign in again: a session does not last. */
async function later(ms: number): Promise<void> {
  now = new Date(now.valueOf() + ms)
  staff = await newStaffMember(shop, 'manager')
}

type OrderColumns = Partial<typeof orders.$inferInsert>

async function packedOrder(set: OrderColumns = {}): Promise<string> {
  const { id } = await placeGuestOrder(shop)
  await shop.shop.db
    .update(orders)
    .set({ status: 'in_fulfilment', paymentStatus: 'paid', ...set })
    .where(eq(orders.id, id))
  return id
}
const lockerOrder = () => packedOrder({ shippingMethod: 'locker', deliveryPoint: POINT })

type Wanted = AdminInput<'POST /api/admin/shipping/parcels'>['body']['parcels'][number]

async function create(orderId: string, carrier: CarrierId, more: Partial<Wanted> = {}) {
  const wanted = { orderId, carrier, requestKey: crypto.randomUUID(), ...more }
  const { results } = await staff.admin.shipping.createParcels([wanted])
  return results[0]
}
const parcelsOf = (orderId: string) =>
  staff.admin.call('GET /api/admin/orders/{orderId}/parcels', { params: { orderId } })
const orderOf = (id: string) => staff.admin.orders.get(id)
async function emailsAbout(orderId: string): Promise<string[]> {
  const queued = await listQueuedEmails(shop.shop, { payload: { orderId } })
  return queued.map(({ kind }) => kind).filter((kind) => kind !== 'order_confirmation')
}
const signal = (body: string, carrier = 'boxnow') =>
  shop.app.request(`http://shop.test/api/shipping/signals/${carrier}`, {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/cloudevents+json',
      Origin: 'https://boxnow.example',
      'Sec-Fetch-Site': 'cross-site',
    },
  })
function stored(orderId: string) {
  const parcel = boxnow.parcels.find(({ orderNumber }) => orderNumber.startsWith(orderId))
  if (parcel === undefined) throw new Error('BOX NOW has no such parcel')
  return parcel
}

describe('a parcel to a locker', () => {
  test('moves its order by what BOX NOW reports, and never back', async () => {
    const id = await lockerOrder()
    expect(await create(id, 'boxnow')).toMatchObject({ isDone: true })
    const parcel = stored(id)
    for (const [event, time] of [
      ['accepted-to-locker', '2026-11-02T10:00:00Z'],
      ['final-destination', '2026-11-03T09:00:00Z'],
      ['delivered', '2026-11-03T18:00:00Z'],
    ] as const) {
      expect((await signal(boxnow.happen(parcel, event, time))).status).toBe(204)
    }
    expect(await orderOf(id)).toMatchObject({
      status: 'delivered',
      trackingNumber: parcel.id,
      parcels: [{ carrier: 'boxnow', state: 'delivered', trackingNumber: parcel.id }],
    })
    expect(await emailsAbout(id)).toEqual(expect.arrayContaining(['order_shipped', 'parcel_ready', 'order_delivered']))

    const late = boxnow.happen(parcel, 'in-depot', '2026-11-02T12:00:00Z')
    expect((await signal(late)).status).toBe(204)
    expect((await signal(late)).status).toBe(204)
    expect(await parcelsOf(id)).toMatchObject([{ state: 'delivered' }])
    expect(await shop.shop.db.$count(shipmentEvents, eq(shipmentEvents.code, 'in-depot'))).toBe(1)
    expect((await orderOf(id)).status).toBe('delivered')
  })

  test('is created once where the answer was lost', async () => {
    const id = await lockerOrder()
    boxnow.setBehaviour({ hangsAfterCreate: true })
    await create(id, 'boxnow')
    expect(await parcelsOf(id)).toMatchObject([{ state: 'draft', problem: null }])
    boxnow.setBehaviour({})
    await later(5 * 60_000)
    await followParcels(shop.shop)
    expect(await parcelsOf(id)).toMatchObject([{ state: 'created', trackingNumber: stored(id).id }])
    expect(boxnow.parcels.filter(({ orderNumber }) => orderNumber.startsWith(id))).toHaveLength(1)
  })

  test('is followed where the reports do not come', async () => {
    const id = await lockerOrder()
    await create(id, 'boxnow')
    boxnow.happen(stored(id), 'final-destination', now.toISOString())
    await later(20 * 60_000)
    await followParcels(shop.shop)
    expect(await parcelsOf(id)).toMatchObject([{ state: 'ready_at_point' }])
    expect((await orderOf(id)).status).toBe('shipped')
  })

  test('that is refused waits in the queue with the carrier’s word, and can be tried again', async () => {
    const id = await lockerOrder()
    boxnow.setBehaviour({ refusesWith: 'P402' })
    await create(id, 'boxnow')
    const [parcel] = await parcelsOf(id)
    expect(parcel).toMatchObject({ state: 'draft', problem: 'carrier_refused', problemCode: 'P402' })
    const queue = await staff.admin.call('GET /api/admin/shipping/parcels', { query: { view: 'queue' } })
    expect(queue.parcels.map((one) => one.orderId)).toContain(id)
    boxnow.setBehaviour({})
    expect(await staff.admin.shipping.settle(parcel?.id ?? 0)).toMatchObject({ state: 'created', problem: null })
  })

  test.each([
    [
      'forged',
      signedReport({ parcelId: '1', orderNumber: 'x', event: 'delivered', time: '2026-11-03T09:00:00Z' }, 'x'),
    ],
    ['unreadable', '{'],
  ])('does not move by a report that is %s', async (_, body) => {
    expect((await signal(body)).status).toBe(403)
  })

  test('of another shop is nobody’s here', async () => {
    const body = signedReport({ parcelId: '77', orderNumber: 'x', event: 'delivered', time: '2026-11-03T09:00:00Z' })
    expect((await signal(body)).status).toBe(204)
    expect((await signal(body, 'acs')).status).toBe(403)
    expect((await signal(body, 'akis')).status).toBe(404)
  })
})

describe('a parcel by ACS', () => {
  test('whose answer was lost is never asked for again: staff look', async () => {
    const id = await packedOrder()
    acs.setBehaviour({ hangsAfterCreate: true })
    await create(id, 'acs')
    acs.setBehaviour({})
    await later(60 * 60_000)
    await followParcels(shop.shop)
    const [parcel] = await parcelsOf(id)
    expect(parcel).toMatchObject({ state: 'draft', problem: 'carrier_unknown' })
    expect(acs.vouchers).toHaveLength(1)
    const number = acs.vouchers[0]?.number ?? ''
    expect(await staff.admin.shipping.settle(parcel?.id ?? 0, number)).toMatchObject({
      state: 'created',
      trackingNumber: number,
    })
  })

  test('refused at the door comes back, and waits for inspection', async () => {
    const id = await packedOrder({ paymentStatus: 'due_on_delivery', paymentMethod: 'cash_on_delivery' })
    await create(id, 'acs')
    const voucher = acs.vouchers.at(-1)
    if (voucher === undefined) throw new Error('ACS has no voucher')
    expect(voucher.input).toMatchObject({ Acs_Delivery_Products: 'COD' })
    const [parcel] = await parcelsOf(id)
    await staff.admin.shipping.handOver([parcel?.id ?? 0])
    voucher.tracking = { pickup_date: '2026-11-02T00:00:00', non_delivery_reason_code: 'ΑΠ3', shipment_status: 1 }
    await later(60 * 60_000)
    await followParcels(shop.shop)
    expect(await parcelsOf(id)).toMatchObject([{ state: 'refused' }])
    voucher.tracking = { ...voucher.tracking, returned_flag: 1 }
    await later(7 * 60 * 60_000)
    await followParcels(shop.shop)
    expect(await parcelsOf(id)).toMatchObject([{ state: 'returned', isCashPaidOut: false }])
    const queue = await staff.admin.call('GET /api/admin/shipping/parcels', { query: { view: 'queue' } })
    expect(queue.parcels.map((one) => one.orderId)).toContain(id)
    const { version, items, status } = await orderOf(id)
    expect(status).toBe('shipped')
    const lines = items.map(({ productId, quantity }) => ({ productId, quantity, isDamaged: false }))
    const back = { version, store: 'nicosia', lines, requestKey: crypto.randomUUID() }
    expect(await staff.admin.orders.takeBack(id, back)).toMatchObject({ status: 'returned' })
    await staff.admin.shipping.markSeen(parcel?.id ?? 0)
  })

  test('pays out its cash, matched by the number; what is short waits', async () => {
    const set = { paymentStatus: 'due_on_delivery', paymentMethod: 'cash_on_delivery' } as const
    const [paid, short] = [await packedOrder(set), await packedOrder(set)]
    for (const id of [paid, short]) {
      await create(id, 'acs')
      const [parcel] = await parcelsOf(id)
      await shop.shop.db
        .update(shipments)
        .set({ state: 'delivered', deliveredAt: new Date(now.valueOf() - 12 * DAY_MS) })
        .where(eq(shipments.id, parcel?.id ?? 0))
    }
    const due = await staff.admin.call('GET /api/admin/shipping/cash', {})
    expect(due.due.filter(({ orderId }) => [paid, short].includes(orderId))).toMatchObject([
      { isLate: true },
      { isLate: true },
    ])
    const [one, other] = acs.vouchers.slice(-2)
    const cash = due.due.find(({ orderId }) => orderId === paid)?.cash ?? 0
    acs.payOut([
      { number: one?.number ?? '', amount: cash },
      { number: other?.number ?? '', amount: cash - 1 },
      { number: '999', amount: 10 },
    ])
    const on = { carrier: 'acs', paidOn: '2026-11-09' } as const
    expect(await staff.admin.shipping.fetchCash(on)).toEqual({ matched: 1, queued: 2, known: 0 })
    expect(await staff.admin.shipping.fetchCash(on)).toEqual({ matched: 0, queued: 0, known: 3 })
    const page = await staff.admin.call('GET /api/admin/shipping/cash', {})
    expect(page.due.map(({ orderId }) => orderId)).not.toContain(paid)
    expect(page.queue).toMatchObject([{ state: 'unknown' }, { state: 'short', orderId: short }])
    const after = await staff.admin.shipping.settleCash(page.queue[1]?.id ?? 0)
    expect(after.queue).toHaveLength(1)
  })

  test('counts a line of a carrier’s file once', async () => {
    const file = { carrier: 'akis', paidOn: '2026-11-10', csv: 'Voucher;Ποσό\nAK1;12,50\nAK1;12,50\n' } as const
    expect(await staff.admin.shipping.importCash(file)).toEqual({ matched: 0, queued: 2, known: 0 })
    expect(await staff.admin.shipping.importCash(file)).toEqual({ matched: 0, queued: 0, known: 2 })
    const response = await staff.post('/api/admin/shipping/cash/import', { ...file, csv: 'a,b\n1,2' })
    expect((await response.json()).error.code).toBe('remittance_file_unreadable')
  })
})

describe('a parcel by hand', () => {
  test('has the number that was typed in, our label, and moves by what staff report', async () => {
    const id = await packedOrder({ language: 'el' })
    expect(await create(id, 'akis')).toMatchObject({ error: { code: 'tracking_number_required' } })
    const made = await create(id, 'akis', { trackingNumber: 'AK123' })
    const parcelId = made?.parcelId ?? 0
    const label = await staff.send(`/api/admin/shipping/labels?ids=${parcelId}`)
    expect(label.headers.get('Content-Type')).toBe('application/pdf')
    expect(
      Buffer.from(await label.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const csv = await (await staff.send('/api/admin/shipping/counter?carrier=akis')).text()
    expect(csv).toContain(`"${id}-s1","AK123"`)
    const { results } = await staff.admin.shipping.handOver([parcelId])
    expect(results).toMatchObject([{ isDone: true }])
    expect(await orderOf(id)).toMatchObject({ status: 'shipped', trackingNumber: 'AK123' })
    expect(await staff.admin.shipping.report(parcelId, 'delivered')).toMatchObject({ state: 'delivered' })
    expect((await orderOf(id)).status).toBe('delivered')
    const back = await staff.post(`/api/admin/shipping/parcels/${parcelId}/report`, { state: 'in_transit' })
    expect((await back.json()).error.code).toBe('parcel_step_not_allowed')
  })

  test('is what a typed tracking number becomes when an order is shipped by its own step', async () => {
    const id = await packedOrder()
    const { version } = await orderOf(id)
    const shipped = await staff.admin.orders.takeStep(id, { version, status: 'shipped', trackingNumber: 'RR1CY' })
    expect(shipped.parcels).toMatchObject([{ carrier: 'other', trackingNumber: 'RR1CY', state: 'handed_over' }])
    const delivered = await staff.admin.orders.takeStep(id, { version: shipped.version, status: 'delivered' })
    expect(delivered.parcels).toMatchObject([{ state: 'delivered' }])
    expect(delivered.timeline.filter(({ is }) => is === 'status_changed')).toHaveLength(2)
  })

  test('is made once by the same request, and once for an order', async () => {
    const id = await packedOrder()
    const wanted = { orderId: id, carrier: 'own_van', requestKey: crypto.randomUUID() } as const
    const first = await staff.admin.shipping.createParcels([wanted])
    const again = await staff.admin.shipping.createParcels([wanted])
    expect(again).toEqual(first)
    expect(await create(id, 'own_van')).toMatchObject({ error: { code: 'parcel_exists' } })
    const cancelled = await staff.admin.shipping.cancel(first.results[0]?.parcelId ?? 0)
    expect(cancelled).toMatchObject({ state: 'cancelled', isCancellable: false })
    expect(await create(id, 'own_van')).toMatchObject({ isDone: true })
  })

  test.each([
    ['unpaid', { paymentStatus: 'unpaid' }, 'own_van', 'payment_not_secured'],
    ['not packed', { status: 'confirmed' }, 'own_van', 'order_step_not_allowed'],
    ['for a locker', { shippingMethod: 'locker', deliveryPoint: POINT }, 'acs', 'carrier_not_possible'],
    ['to the door', {}, 'boxnow', 'carrier_not_possible'],
    ['collected', { shippingMethod: 'collection' }, 'own_van', 'carrier_not_possible'],
  ] as const)('is refused for an order that is %s', async (_, set, carrier, code) => {
    expect(await create(await packedOrder(set), carrier)).toMatchObject({ error: { code } })
  })

  test('that nothing is heard of for five days is stuck until it moves', async () => {
    const id = await packedOrder()
    const made = await create(id, 'travel_express', { trackingNumber: 'TE9' })
    const parcelId = made?.parcelId ?? 0
    await staff.admin.shipping.handOver([parcelId])
    await later(5 * DAY_MS)
    await followParcels(shop.shop)
    expect(await parcelsOf(id)).toMatchObject([{ state: 'stuck' }])
    expect(await staff.admin.shipping.report(parcelId, 'delivered')).toMatchObject({ state: 'delivered' })
  })
})

test('orders wait at the desk until they have a parcel', async () => {
  const before = await staff.admin.call('GET /api/admin/shipping/counts', {})
  const id = await packedOrder()
  const unpaid = await packedOrder({ paymentStatus: 'unpaid' })
  const waiting = await staff.admin.call('GET /api/admin/shipping/orders', {})
  expect(waiting.map((order) => order.id)).toContain(id)
  expect(waiting.map((order) => order.id)).not.toContain(unpaid)
  expect(waiting.find((order) => order.id === id)?.carriers).not.toContain('boxnow')
  expect((await staff.admin.call('GET /api/admin/shipping/counts', {})).waiting).toBe(before.waiting + 1)
})

test('a locker that left the carrier’s list can no longer be chosen', async () => {
  await refreshPoints(shop.shop)
  expect(await findDeliveryPoint(shop.shop, { carrier: 'boxnow', id: '11' }, 'en')).toMatchObject({
    postalCode: '2034',
  })
  expect(await findDeliveryPoint(shop.shop, { carrier: 'boxnow', id: 'demo-1' }, 'en')).toBeNull()
  boxnow.takeAwayPoint('11')
  await refreshPoints(shop.shop)
  expect(await findDeliveryPoint(shop.shop, { carrier: 'boxnow', id: '11' }, 'en')).toBeNull()
})
