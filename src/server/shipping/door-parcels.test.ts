import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  CASH,
  DAY_MS,
  HOUR_MS,
  LOCKER,
  openShippingDesk,
  type ShippingDesk,
} from '../../../test/support/shipping-desk.ts'
import { orders } from '../db/schema.ts'
import { followParcels } from './follow-parcels.ts'

let desk: ShippingDesk
beforeAll(async () => {
  desk = await openShippingDesk()
})
afterAll(() => desk.close())
beforeEach(() => desk.behaveWell())

describe('a parcel by ACS', () => {
  test('whose answer was lost is never asked for again: staff look', async () => {
    const id = await desk.packedOrder()
    desk.acs.setBehaviour({ hangsAfterCreate: true })
    await desk.create(id, 'acs')
    desk.acs.setBehaviour({})
    await desk.later(HOUR_MS)
    await followParcels(desk.shop.shop)
    const [parcel] = await desk.parcels(id)
    expect(parcel).toMatchObject({ state: 'draft', problem: 'carrier_unknown' })
    expect(desk.acs.vouchers).toHaveLength(1)
    const number = desk.acs.vouchers[0]?.number ?? ''
    expect(await desk.shipping().settle(parcel?.id ?? 0, number)).toMatchObject({
      state: 'created',
      trackingNumber: number,
    })
  })

  test('refused at the door comes back, and waits for inspection', async () => {
    const id = await desk.packedOrder(CASH)
    await desk.create(id, 'acs')
    const voucher = desk.acs.vouchers.at(-1)
    if (voucher === undefined) throw new Error('ACS has no voucher')
    expect(voucher.input).toMatchObject({ Acs_Delivery_Products: 'COD' })
    const [parcel] = await desk.parcels(id)
    await desk.shipping().handOver([parcel?.id ?? 0])
    voucher.tracking = { pickup_date: '2026-11-02T00:00:00', non_delivery_reason_code: 'ΑΠ3', shipment_status: 1 }
    await desk.later(HOUR_MS)
    await followParcels(desk.shop.shop)
    expect(await desk.parcels(id)).toMatchObject([{ state: 'refused' }])
    voucher.tracking = { ...voucher.tracking, returned_flag: 1 }
    await desk.later(7 * HOUR_MS)
    await followParcels(desk.shop.shop)
    expect(await desk.parcels(id)).toMatchObject([{ state: 'returned', isCashPaidOut: false }])
    expect(await desk.order(id)).toMatchObject({ paymentStatus: 'unpaid' })
    const queue = await desk.view('queue')
    expect(queue.map((one) => one.orderId)).toContain(id)
    const { version, items, status } = await desk.order(id)
    expect(status).toBe('shipped')
    const lines = items.map(({ productId, quantity }) => ({ productId, quantity, isDamaged: false }))
    const back = { version, store: 'nicosia', lines, requestKey: crypto.randomUUID() }
    expect(await desk.staff().admin.orders.takeBack(id, back)).toMatchObject({ status: 'returned' })
    await desk.shipping().markSeen(parcel?.id ?? 0)
  })
})

test('a buyer gets one label to send goods back', async () => {
  const id = await desk.packedOrder({ status: 'delivered' })
  const wanted = { orderId: id, carrier: 'acs', requestKey: crypto.randomUUID() } as const
  const parcel = await desk.shipping().createReturn(wanted)
  expect(parcel).toMatchObject({ isReturn: true, state: 'created', cash: 0 })
  expect((await desk.shipping().createReturn(wanted)).id).toBe(parcel.id)
  expect(desk.acs.vouchers.at(-1)?.input).toMatchObject({ Acs_Delivery_Products: null, Reference_Key1: `${id}-s1` })
  await desk.shipping().report(parcel.id, 'returned')
  expect(await desk.order(id)).toMatchObject({ status: 'delivered', parcels: [] })
})

describe('a parcel by hand', () => {
  test('has the number that was typed in, our label, and moves by what staff report', async () => {
    const id = await desk.packedOrder({ language: 'el' })
    expect(await desk.create(id, 'akis')).toMatchObject({ error: { code: 'tracking_number_required' } })
    const made = await desk.create(id, 'akis', { trackingNumber: 'AK123' })
    const parcelId = made?.parcelId ?? 0
    const label = await desk.staff().send(`/api/admin/shipping/labels?ids=${parcelId}`)
    expect(label.headers.get('Content-Type')).toBe('application/pdf')
    expect(
      Buffer.from(await label.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const csv = await (await desk.staff().send('/api/admin/shipping/counter?carrier=akis')).text()
    expect(csv).toContain(`"${id}-s1","AK123"`)
    const { results } = await desk.shipping().handOver([parcelId])
    expect(results).toMatchObject([{ isDone: true }])
    expect(await desk.order(id)).toMatchObject({ status: 'shipped', trackingNumber: 'AK123' })
    expect(await desk.shipping().report(parcelId, 'delivered')).toMatchObject({ state: 'delivered' })
    expect((await desk.order(id)).status).toBe('delivered')
    const back = await desk.staff().post(`/api/admin/shipping/parcels/${parcelId}/report`, { state: 'in_transit' })
    expect((await back.json()).error.code).toBe('parcel_step_not_allowed')
  })

  test('is what a typed tracking number becomes when an order is shipped by its own step', async () => {
    const id = await desk.packedOrder()
    const { version } = await desk.order(id)
    const shipped = await desk
      .staff()
      .admin.orders.takeStep(id, { version, status: 'shipped', trackingNumber: 'RR1CY' })
    expect(shipped.parcels).toMatchObject([{ carrier: 'other', trackingNumber: 'RR1CY', state: 'handed_over' }])
    const delivered = await desk.staff().admin.orders.takeStep(id, { version: shipped.version, status: 'delivered' })
    expect(delivered.parcels).toMatchObject([{ state: 'delivered' }])
    expect(delivered.timeline.filter(({ is }) => is === 'status_changed')).toHaveLength(2)
  })

  test('is made once by the same request, and once for an order', async () => {
    const id = await desk.packedOrder()
    const wanted = { orderId: id, carrier: 'own_van', requestKey: crypto.randomUUID() } as const
    const first = await desk.shipping().createParcels([wanted])
    const again = await desk.shipping().createParcels([wanted])
    expect(again).toEqual(first)
    expect(await desk.create(id, 'own_van')).toMatchObject({ error: { code: 'parcel_exists' } })
    const cancelled = await desk.shipping().cancel(first.results[0]?.parcelId ?? 0)
    expect(cancelled).toMatchObject({ state: 'cancelled', isCancellable: false })
    expect(await desk.create(id, 'own_van')).toMatchObject({ isDone: true })
  })

  test.each([
    ['unpaid', { paymentStatus: 'unpaid' }, 'own_van', 'payment_not_secured'],
    ['not packed', { status: 'confirmed' }, 'own_van', 'order_step_not_allowed'],
    ['for a locker', { shippingMethod: 'locker', deliveryPoint: LOCKER }, 'acs', 'carrier_not_possible'],
    ['to the door', {}, 'boxnow', 'carrier_not_possible'],
    ['collected', { shippingMethod: 'collection' }, 'own_van', 'carrier_not_possible'],
  ] as const)('is refused for an order that is %s', async (_, set, carrier, code) => {
    expect(await desk.create(await desk.packedOrder(set), carrier)).toMatchObject({ error: { code } })
  })

  test('that nothing is heard of for five days is stuck until it moves', async () => {
    const id = await desk.packedOrder()
    const made = await desk.create(id, 'travel_express', { trackingNumber: 'TE9' })
    const parcelId = made?.parcelId ?? 0
    await desk.shipping().handOver([parcelId])
    await desk.later(5 * DAY_MS)
    await followParcels(desk.shop.shop)
    expect(await desk.parcels(id)).toMatchObject([{ state: 'stuck' }])
    expect(await desk.shipping().report(parcelId, 'delivered')).toMatchObject({ state: 'delivered' })
  })
})

test('orders wait at the desk until they have a parcel', async () => {
  const before = await desk.staff().admin.call('GET /api/admin/shipping/counts', {})
  const id = await desk.packedOrder()
  const unpaid = await desk.packedOrder({ paymentStatus: 'unpaid' })
  const waiting = await desk.staff().admin.call('GET /api/admin/shipping/orders', {})
  expect(waiting.map((order) => order.id)).toContain(id)
  expect(waiting.map((order) => order.id)).not.toContain(unpaid)
  expect(waiting.find((order) => order.id === id)?.carriers).not.toContain('boxnow')
  expect((await desk.staff().admin.call('GET /api/admin/shipping/counts', {})).waiting).toBe(before.waiting + 1)
})

test('a parcel forgets its buyer with the order', async () => {
  const id = await desk.packedOrder()
  await desk.create(id, 'akis', { trackingNumber: 'AK-OF-A-PERSON' })
  const { shippingAddress } = await desk.order(id)
  const { db } = desk.shop.shop
  await db
    .update(orders)
    .set({ shippingAddress: { ...shippingAddress, lastName: '' } })
    .where(eq(orders.id, id))
  expect(await desk.parcels(id)).toMatchObject([{ trackingNumber: null, carrier: 'akis' }])
})
