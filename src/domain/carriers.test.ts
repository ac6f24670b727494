import { describe, expect, test } from 'vitest'
import { CARRIER_IDS, type CarrierId, carriersFor, hasCounter, isCarrierUsed, trackingUrl } from './carriers.ts'
import { DEFAULT_DELIVERY } from './delivery-settings.ts'

const { doorCarriers, trackingLinks } = DEFAULT_DELIVERY
const without = (...ids: (keyof typeof doorCarriers)[]) => ({
  ...DEFAULT_DELIVERY,
  doorCarriers: { ...doorCarriers, ...Object.fromEntries(ids.map((id) => [id, false])) },
})

describe('the carriers of an order', () => {
  test.each<[string, CarrierId[]]>([
    ['standard', ['akis', 'acs', 'travel_express', 'cyprus_post', 'own_van', 'other']],
    ['express', ['acs', 'akis', 'travel_express', 'cyprus_post', 'own_van', 'other']],
    ['locker', ['boxnow']],
  ])('%s, the usual one first', (method, carriers) => {
    expect(carriersFor(method, DEFAULT_DELIVERY)).toEqual(carriers)
  })

  test('leave out those that are switched off', () => {
    expect(carriersFor('standard', without('akis', 'cyprus_post'))).toEqual([
      'acs',
      'travel_express',
      'own_van',
      'other',
    ])
    expect(CARRIER_IDS.filter((id) => !isCarrierUsed(id, without('acs')))).toEqual(['acs'])
  })
})

test.each<[CarrierId, string, string | null]>([
  ['akis', 'https://track.example/{number}?again={number}', 'https://track.example/A%201?again=A%201'],
  ['akis', '', 'https://www.akisexpress.com/track-trace/?number=A%201'],
  ['own_van', '', null],
  ['own_van', 'https://van.example/{number}', 'https://van.example/A%201'],
])('a parcel of %s with the template %j is at %s', (id, template, expected) => {
  const links = { trackingLinks: { ...trackingLinks, [id]: template } }
  expect(trackingUrl(id, 'A 1', links)).toBe(expected)
  expect(trackingUrl(id, null, links)).toBeNull()
  expect(trackingUrl('other', 'A 1', links)).toBeNull()
})

test('parcels are taken to the counters of couriers', () => {
  expect(CARRIER_IDS.filter(hasCounter)).toEqual(['acs', 'akis', 'travel_express', 'cyprus_post'])
})
