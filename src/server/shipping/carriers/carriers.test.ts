import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AcsServer, openAcsServer } from '../../../../test/support/acs-server.ts'
import {
  BOXNOW_SECRET,
  type BoxnowServer,
  openBoxnowServer,
  signedReport,
} from '../../../../test/support/boxnow-server.ts'
import type { Carrier, ParcelToSend } from '../carrier.ts'
import { createAcs } from './acs.ts'
import { createBoxnow } from './boxnow.ts'
import { rawMember } from './raw-member.ts'

const TIMEOUT_MS = 400

let boxnowServer: BoxnowServer
let acsServer: AcsServer
let boxnow: Carrier
let acs: Carrier
beforeAll(async () => {
  boxnowServer = await openBoxnowServer()
  acsServer = await openAcsServer()
  boxnow = createBoxnow(boxnowServer.settings, TIMEOUT_MS)
  acs = createAcs(acsServer.settings, TIMEOUT_MS)
})
afterAll(async () => {
  await boxnowServer.close()
  await acsServer.close()
})
beforeEach(() => {
  boxnowServer.setBehaviour({})
  acsServer.setBehaviour({})
})

let count = 0
const PERSON = {
  name: 'Ελένη Ιωάννου',
  email: 'eleni@example.com',
  phone: '+357 99 123456',
  address: 'Λήδρας 14',
  city: 'Λευκωσία',
  postalCode: '1011',
  country: 'Cyprus',
}
const parcel = (changes: Partial<ParcelToSend> = {}): ParcelToSend => ({
  key: `EE-TEST-${++count}-s1`,
  recipient: PERSON,
  sender: { ...PERSON, name: 'Elegance' },
  point: { carrier: 'boxnow', id: '11', name: 'Strovolos', address: 'Stavrou 1', postalCode: '2034' },
  weightGrams: 300,
  size: 1,
  cashCents: 0,
  valueCents: 12_950,
  description: 'Eyewear',
  pickupDay: '2026-11-02',
  ...changes,
})

const CARRIERS = [
  { name: 'BOX NOW', get: () => ({ carrier: boxnow, server: boxnowServer }), refusal: 'P402' },
  { name: 'ACS', get: () => ({ carrier: acs, server: acsServer }), refusal: 'Recipient is missing' },
]

describe.each(CARRIERS)('$name', ({ get, refusal }) => {
  test('takes a parcel, prints its label and calls it off', async () => {
    const { carrier } = get()
    const { ref, trackingNumber } = await carrier.create(parcel())
    expect(ref).toMatch(/^\d{10}$/)
    expect(trackingNumber).toBe(ref)
    expect(Buffer.from(await carrier.labels([ref])).toString()).toMatch(/^%PDF/)
    await carrier.cancel(ref)
  })

  test('tells its own word for a refusal, which has taken no effect', async () => {
    const { carrier, server } = get()
    server.setBehaviour({ refusesWith: refusal })
    await expect(carrier.create(parcel())).rejects.toMatchObject({ code: refusal, isUnknown: false })
  })

  test('that does not answer may have taken the parcel', async () => {
    const { carrier, server } = get()
    server.setBehaviour({ hangsAfterCreate: true })
    await expect(carrier.create(parcel())).rejects.toMatchObject({ code: 'timeout', isUnknown: true })
  })

  test('that cannot be reached is unknown, too', async () => {
    const closed = 'http://127.0.0.1:9'
    const settings = { boxnow: { ...boxnowServer.settings, url: closed }, acs: { ...acsServer.settings, url: closed } }
    const carrier =
      get().carrier.id === 'acs' ? createAcs(settings.acs, TIMEOUT_MS) : createBoxnow(settings.boxnow, TIMEOUT_MS)
    await expect(carrier.create(parcel())).rejects.toMatchObject({ code: 'connection', isUnknown: true })
  })
})

describe('BOX NOW', () => {
  test.each([{ hangsAfterCreate: true }, { failsAfterCreate: true }])(
    'answers the same parcel to the same number after %o',
    async (behaviour) => {
      const wanted = parcel()
      boxnowServer.setBehaviour(behaviour)
      await expect(boxnow.create(wanted)).rejects.toMatchObject({ isUnknown: true })
      boxnowServer.setBehaviour({})
      const { ref } = await boxnow.create(wanted)
      expect(boxnowServer.parcels.filter(({ orderNumber }) => orderNumber === wanted.key)).toMatchObject([{ id: ref }])
    },
  )

  test('gets the locker, the phone, the value and the size', async () => {
    const wanted = parcel()
    await boxnow.create(wanted)
    expect(boxnowServer.parcels.at(-1)?.body).toMatchObject({
      orderNumber: wanted.key,
      invoiceValue: '129.50',
      paymentMode: 'prepaid',
      amountToBeCollected: '0.00',
      origin: { locationId: '2' },
      destination: { locationId: '11', contactNumber: '+35799123456', contactName: 'Ελένη Ιωάννου' },
      items: [{ weight: 0.3, compartmentSize: 1, value: '129.50' }],
    })
  })

  test('keeps one session for many calls, and opens another when that has ended', async () => {
    await boxnow.points()
    const before = boxnowServer.countSessions()
    await boxnow.points()
    expect(boxnowServer.countSessions()).toBe(before)
    boxnowServer.endSessions()
    await expect(boxnow.points()).rejects.toMatchObject({ code: '401' })
    expect(await boxnow.points()).toHaveLength(2)
  })

  test('lists the lockers of Cyprus, whatever else it sends', async () => {
    expect(await boxnow.points()).toEqual([
      { id: '11', name: 'Strovolos Kiosk', address: 'Stavrou 1', postalCode: '2034', latitude: 35, longitude: 33 },
      { id: '12', name: 'Agora', address: 'Makariou 9', postalCode: '3030', latitude: 34.9, longitude: 33.1 },
    ])
  })

  test('tells what happened with the same key, asked or reported', async () => {
    const wanted = parcel()
    const { ref } = await boxnow.create(wanted)
    const stored = boxnowServer.parcels.find(({ id }) => id === ref)
    if (stored === undefined) throw new Error('no parcel')
    const body = boxnowServer.happen(stored, 'final-destination', '2026-11-03T09:00:00Z')
    const reported = boxnow.readSignal({ headers: new Headers(), body })
    expect(reported).toMatchObject({ ref, state: 'ready_at_point', code: 'final-destination' })
    const asked = await boxnow.track({ ref, key: wanted.key })
    expect(asked.map(({ state }) => state)).toEqual(['created', 'ready_at_point'])
    expect(asked.at(-1)?.eventKey).toBe(reported?.eventKey)
  })

  const REPORT = { parcelId: '1', orderNumber: 'x', event: 'delivered', time: '2026-11-03T09:00:00Z' }
  test.each([
    ['signed with another secret', signedReport(REPORT, 'other')],
    ['changed on the way', signedReport(REPORT).replace('"event": "delivered"', '"event": "lost"')],
    ['with data twice', signedReport(REPORT).replace(/ }$/, ', "data": {"parcelId": "2"} }')],
    ['without a signature', JSON.stringify({ type: 'gr.boxnow.parcel_event_change', data: REPORT })],
    ['that is no JSON', 'data'],
  ])('refuses a report %s', (_, body) => {
    expect(boxnow.readSignal({ headers: new Headers(), body })).toBeNull()
  })

  test('refuses every report where no secret is set', () => {
    const { signalSecret: _, ...settings } = boxnowServer.settings
    const carrier = createBoxnow({ ...settings, signalSecret: undefined }, TIMEOUT_MS)
    expect(carrier.readSignal({ headers: new Headers(), body: signedReport(REPORT, BOXNOW_SECRET) })).toBeNull()
  })
})

describe('ACS', () => {
  test('gets the cash, and no less than half a kilo', async () => {
    await acs.create(parcel({ cashCents: 13_450, point: null }))
    expect(acsServer.vouchers.at(-1)?.input).toMatchObject({
      Cod_Ammount: 134.5,
      Cod_Payment_Way: 0,
      Acs_Delivery_Products: 'COD',
      Weight: 0.5,
      Charge_Type: 2,
      Recipient_Country: 'CY',
      Reference_Key1: `EE-TEST-${count}-s1`,
    })
  })

  test.each([
    [{ pickup_date: '2026-11-02T00:00:00', delivery_flag: 0, returned_flag: 0, shipment_status: 5 }, 'in_transit'],
    [{ pickup_date: '2026-11-02T00:00:00', delivery_flag: 1, delivery_date: '2026-11-03T00:00:00' }, 'delivered'],
    [{ pickup_date: '2026-11-02T00:00:00', non_delivery_reason_code: 'ΑΠ3', shipment_status: 1 }, 'refused'],
    [{ pickup_date: '2026-11-02T00:00:00', returned_flag: 1, delivery_flag: 1 }, 'returned'],
  ])('says %o, which is %s', async (tracking, state) => {
    const { ref } = await acs.create(parcel())
    const voucher = acsServer.vouchers.at(-1)
    if (voucher !== undefined) voucher.tracking = tracking
    expect(await acs.track({ ref, key: '' })).toMatchObject([{ ref, state }])
  })

  test('closes the day once all vouchers are printed', async () => {
    const { ref } = await acs.create(parcel())
    await expect(acs.closeDay('2026-11-02')).rejects.toMatchObject({ code: 'Unprinted vouchers', isUnknown: false })
    for (const { number } of acsServer.vouchers) await acs.labels([number])
    expect(await acs.closeDay('2026-11-02')).toMatchObject({ number: '7227889830' })
    await expect(acs.cancel(ref)).rejects.toMatchObject({ code: 'In a pickup list' })
  })

  test('says what cash it paid out on a day', async () => {
    acsServer.payOut([{ number: '7227889174', amount: 120.3 }])
    expect(await acs.paidCash('2026-11-09')).toEqual([
      { trackingNumber: '7227889174', amountCents: 12_030, key: '7227889174:2026-11-09' },
    ])
  })
})

test.each([
  ['{"a":1,"data":{"x":"}, \\"data\\": 1"} ,"b":2}', '{"x":"}, \\"data\\": 1"}'],
  ['{ "nested": {"data": 1}, "data" : [1, 2] }', '[1, 2]'],
  ['{"nested": {"data": 1}}', null],
  ['{"data":1,"data":2}', null],
  ['[1]', null],
])('the bytes of a member of %s', (json, bytes) => {
  expect(rawMember(json, 'data')).toBe(bytes)
})
