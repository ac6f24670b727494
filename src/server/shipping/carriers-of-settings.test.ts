import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openShippingDesk, type ShippingDesk } from '../../../test/support/shipping-desk.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { DEFAULT_DELIVERY, type DeliverySettings } from '../../domain/delivery-settings.ts'
import { DEFAULT_SETTINGS } from '../../domain/settings.ts'
import { shopSettings } from '../db/settings-schema.ts'

let desk: ShippingDesk
let owner: TestStaffMember
beforeAll(async () => {
  desk = await openShippingDesk()
  owner = await newStaffMember(desk.shop, 'owner')
})
afterAll(() => desk.close())
beforeEach(async () => {
  await desk.shop.shop.db.delete(shopSettings)
  await desk.shop.shop.settings.reread()
})

const send = (change: Partial<DeliverySettings>) =>
  owner.post('/api/admin/settings/delivery', { version: 0, value: { ...DEFAULT_DELIVERY, ...change } }, 'PUT')
const waitingOrder = async (id: string) =>
  (await desk.staff().admin.call('GET /api/admin/shipping/orders', {})).find((order) => order.id === id)

test('a carrier that is switched off is not offered, takes no parcel and no return', async () => {
  const doorCarriers = { ...DEFAULT_DELIVERY.doorCarriers, acs: false }
  const response = await send({ doorCarriers, carriers: { standard: 'travel_express', express: 'akis' } })
  expect(response.status).toBe(200)
  const id = await desk.packedOrder()
  expect((await waitingOrder(id))?.carriers).toEqual(['travel_express', 'akis', 'cyprus_post', 'own_van', 'other'])
  expect(await desk.create(id, 'acs')).toMatchObject({ error: { code: 'carrier_not_possible' } })
  const carriers = await desk.staff().admin.call('GET /api/admin/shipping/carriers', {})
  expect(carriers.filter(({ isUsed }) => !isUsed)).toEqual([{ id: 'acs', isConnected: true, isUsed: false }])
  const delivered = await desk.packedOrder({ status: 'delivered' })
  const back = { orderId: delivered, carrier: 'acs', requestKey: crypto.randomUUID() }
  const refused = await desk.staff().post('/api/admin/shipping/returns', back)
  expect((await refused.json()).error.code).toBe('carrier_not_possible')
})

test('the tracking page is the one of the settings, for staff and for the buyer', async () => {
  const trackingLinks = { ...DEFAULT_DELIVERY.trackingLinks, akis: 'https://track.example/?n={number}' }
  expect((await send({ trackingLinks })).status).toBe(200)
  const id = await desk.packedOrder()
  await desk.create(id, 'akis', { trackingNumber: 'AK 7' })
  const trackingUrl = 'https://track.example/?n=AK%207'
  expect(await desk.parcels(id)).toMatchObject([{ trackingUrl }])
  expect((await desk.order(id)).parcels).toMatchObject([{ trackingUrl }])
})

test.each([
  [
    'a usual carrier that is switched off',
    { doorCarriers: { ...DEFAULT_DELIVERY.doorCarriers, akis: false } },
    'value.carriers.standard',
  ],
  [
    'a tracking page without a number',
    { trackingLinks: { ...DEFAULT_DELIVERY.trackingLinks, boxnow: 'https://track.example' } },
    'value.trackingLinks.boxnow',
  ],
  ['postcodes that are none', { remotePostcodes: '482' }, 'value.remotePostcodes'],
] as const)('%s is refused at its field', async (_, change, field) => {
  const response = await send(change)
  expect(response.status).toBe(400)
  expect(Object.keys((await response.json()).error.fields)).toEqual([field])
})

test('settings that were stored before carriers could be switched off are kept', async () => {
  const { doorCarriers: _, trackingLinks, ...older } = DEFAULT_SETTINGS.delivery
  const { boxnow: _boxnow, acs: _acs, ...links } = trackingLinks
  const value = { ...older, dispatchDays: 3, trackingLinks: links } as unknown as DeliverySettings
  await desk.shop.shop.db.insert(shopSettings).values({ name: 'delivery', value, changedAt: desk.now() })
  await desk.shop.shop.settings.reread()
  expect(desk.shop.shop.settings.current().delivery).toEqual({ ...DEFAULT_DELIVERY, dispatchDays: 3 })
})
