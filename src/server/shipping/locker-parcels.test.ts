import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signedReport } from '../../../test/support/boxnow-server.ts'
import { readPdf } from '../../../test/support/pdf-text.ts'
import { LOCKER, MINUTE_MS, openShippingDesk, type ShippingDesk } from '../../../test/support/shipping-desk.ts'
import { shipmentEvents } from '../db/shipping-schema.ts'
import { findDeliveryPoint } from './delivery-points.ts'
import { followParcels } from './follow-parcels.ts'
import { refreshPoints } from './refresh-points.ts'

let desk: ShippingDesk
beforeAll(async () => {
  desk = await openShippingDesk()
})
afterAll(() => desk.close())
beforeEach(() => desk.behaveWell())

const lockerOrder = () => desk.packedOrder({ shippingMethod: 'locker', deliveryPoint: LOCKER })
const signal = (body: string, carrier = 'boxnow') =>
  desk.shop.app.request(`http://shop.test/api/shipping/signals/${carrier}`, {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/cloudevents+json',
      Origin: 'https://boxnow.example',
      'Sec-Fetch-Site': 'cross-site',
    },
  })
function stored(orderId: string) {
  const parcel = desk.boxnow.parcels.find(({ orderNumber }) => orderNumber.startsWith(orderId))
  if (parcel === undefined) throw new Error('BOX NOW has no such parcel')
  return parcel
}

describe('a parcel to a locker', () => {
  test('moves its order by what BOX NOW reports, and never back', async () => {
    const id = await lockerOrder()
    expect(await desk.create(id, 'boxnow')).toMatchObject({ isDone: true })
    const parcel = stored(id)
    for (const [event, time] of [
      ['accepted-to-locker', '2026-11-02T10:00:00Z'],
      ['final-destination', '2026-11-03T09:00:00Z'],
      ['delivered', '2026-11-03T18:00:00Z'],
    ] as const) {
      expect((await signal(desk.boxnow.happen(parcel, event, time))).status).toBe(204)
    }
    expect(await desk.order(id)).toMatchObject({
      status: 'delivered',
      trackingNumber: parcel.id,
      parcels: [{ carrier: 'boxnow', state: 'delivered', trackingNumber: parcel.id }],
    })
    expect(await desk.emailsAbout(id)).toEqual(
      expect.arrayContaining(['order_shipped', 'parcel_ready', 'order_delivered']),
    )

    const late = desk.boxnow.happen(parcel, 'in-depot', '2026-11-02T12:00:00Z')
    expect((await signal(late)).status).toBe(204)
    expect((await signal(late)).status).toBe(204)
    expect(await desk.parcels(id)).toMatchObject([{ state: 'delivered' }])
    expect(await desk.shop.shop.db.$count(shipmentEvents, eq(shipmentEvents.code, 'in-depot'))).toBe(1)
    expect((await desk.order(id)).status).toBe('delivered')
  })

  test('is created once where the answer was lost', async () => {
    const id = await lockerOrder()
    desk.boxnow.setBehaviour({ hangsAfterCreate: true })
    await desk.create(id, 'boxnow')
    expect(await desk.parcels(id)).toMatchObject([{ state: 'draft', problem: null }])
    desk.boxnow.setBehaviour({})
    await desk.later(5 * MINUTE_MS)
    await followParcels(desk.shop.shop)
    expect(await desk.parcels(id)).toMatchObject([{ state: 'created', trackingNumber: stored(id).id }])
    expect(desk.boxnow.parcels.filter(({ orderNumber }) => orderNumber.startsWith(id))).toHaveLength(1)
  })

  test('is followed where the reports do not come', async () => {
    const id = await lockerOrder()
    await desk.create(id, 'boxnow')
    desk.boxnow.happen(stored(id), 'final-destination', desk.now().toISOString())
    await desk.later(20 * MINUTE_MS)
    await followParcels(desk.shop.shop)
    expect(await desk.parcels(id)).toMatchObject([{ state: 'ready_at_point' }])
    expect((await desk.order(id)).status).toBe('shipped')
  })

  test('that is refused waits in the queue with the carrier’s word, and can be tried again', async () => {
    const id = await lockerOrder()
    desk.boxnow.setBehaviour({ refusesWith: 'P402' })
    await desk.create(id, 'boxnow')
    const [parcel] = await desk.parcels(id)
    expect(parcel).toMatchObject({ state: 'draft', problem: 'carrier_refused', problemCode: 'P402' })
    const queue = await desk.view('queue')
    expect(queue.map((one) => one.orderId)).toContain(id)
    desk.boxnow.setBehaviour({})
    expect(await desk.shipping().settle(parcel?.id ?? 0)).toMatchObject({ state: 'created', problem: null })
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

test('the labels of several lockers come as one PDF, in the order that was chosen', async () => {
  const orders = [await lockerOrder(), await lockerOrder(), await lockerOrder()]
  for (const id of orders) await desk.create(id, 'boxnow')
  const parcels = (await Promise.all(orders.map((id) => desk.parcels(id)))).flat().reverse()
  const path = `/api/admin/shipping/labels?ids=${parcels.map(({ id }) => id).join(',')}`
  const response = await desk.staff().send(path)
  expect(response.headers.get('Content-Type')).toBe('application/pdf')
  const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()))
  expect(pages.map((page) => page.trim())).toEqual(parcels.map(({ trackingNumber }) => `label ${trackingNumber}`))
  desk.boxnow.setBehaviour({ garblesLabels: true })
  const garbled = await desk.staff().send(path)
  expect((await garbled.json()).error.code).toBe('carrier_refused')
})

test('a locker that left the carrier’s list can no longer be chosen', async () => {
  await refreshPoints(desk.shop.shop)
  expect(await findDeliveryPoint(desk.shop.shop, { carrier: 'boxnow', id: '11' }, 'en')).toMatchObject({
    postalCode: '2034',
  })
  expect(await findDeliveryPoint(desk.shop.shop, { carrier: 'boxnow', id: 'demo-1' }, 'en')).toBeNull()
  desk.boxnow.takeAwayPoint('11')
  await refreshPoints(desk.shop.shop)
  expect(await findDeliveryPoint(desk.shop.shop, { carrier: 'boxnow', id: '11' }, 'en')).toBeNull()
})
