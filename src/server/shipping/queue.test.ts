import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS, openShippingDesk, type ShippingDesk } from '../../../test/support/shipping-desk.ts'
import { followParcels } from './follow-parcels.ts'

let desk: ShippingDesk
beforeAll(async () => {
  desk = await openShippingDesk()
})
afterAll(() => desk.close())

async function handedOver(trackingNumber: string): Promise<{ orderId: string; id: number }> {
  const orderId = await desk.packedOrder()
  const id = (await desk.create(orderId, 'travel_express', { trackingNumber }))?.parcelId ?? 0
  await desk.shipping().handOver([id])
  return { orderId, id }
}
const isQueued = async (id: number) => (await desk.view('queue')).some((parcel) => parcel.id === id)
async function after(time: number): Promise<void> {
  await desk.later(time)
  await followParcels(desk.shop.shop)
}

test('a stuck parcel waits for staff, stays away once they have seen it, and comes back after as long again', async () => {
  const { id } = await handedOver('TE-STUCK')
  await after(5 * DAY_MS - MINUTE_MS)
  expect(await isQueued(id)).toBe(false)
  await after(MINUTE_MS)
  expect(await isQueued(id)).toBe(true)
  await desk.shipping().markSeen(id)
  await after(MINUTE_MS)
  expect(await isQueued(id)).toBe(false)
  await after(5 * DAY_MS)
  expect(await isQueued(id)).toBe(true)
  expect(await desk.shipping().report(id, 'ready_at_point')).toMatchObject({ state: 'ready_at_point' })
  expect(await isQueued(id)).toBe(false)
})

test('a lost parcel waits for staff until it is delivered after all, and no report takes it back', async () => {
  const { orderId, id } = await handedOver('TE-LOST')
  await desk.shipping().report(id, 'in_transit')
  expect(await desk.shipping().report(id, 'lost')).toMatchObject({ state: 'lost' })
  expect(await isQueued(id)).toBe(true)
  const late = await desk.staff().post(`/api/admin/shipping/parcels/${id}/report`, { state: 'in_transit' })
  expect((await late.json()).error.code).toBe('parcel_step_not_allowed')
  expect(await desk.parcels(orderId)).toMatchObject([{ state: 'lost' }])
  expect(await desk.shipping().report(id, 'delivered')).toMatchObject({ state: 'delivered' })
  expect(await isQueued(id)).toBe(false)
  expect((await desk.order(orderId)).status).toBe('delivered')
})
