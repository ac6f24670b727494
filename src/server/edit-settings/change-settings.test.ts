import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { appointmentForm } from '../../../test/support/appointment-form.ts'
import { errorOf, fillCart } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { lensWish } from '../../../test/support/lens-wish.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { isOnPostgres } from '../../../test/support/test-database.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { DEFAULT_SETTINGS, type SettingsGroup, type ShopSettings } from '../../domain/settings.ts'
import { appointments, orders } from '../db/schema.ts'
import { shopSettings } from '../db/settings-schema.ts'
import { audit } from '../db/staff-schema.ts'

const {
  shipping,
  stores,
  company,
  announcement,
  contact,
  appointments: rules,
  lenses,
  prescriptions,
} = DEFAULT_SETTINGS
const { types } = lenses.prices
const { usual } = prescriptions
const add = { fromAge: 40, min: 75, max: 100 }
const NOW = new Date('2026-11-20T08:00:00Z')

let shop: TestShop
let owner: TestStaffMember
beforeAll(async () => {
  shop = await createTestShop({
    clock: () => NOW,
    bundle: () => ({ storefront: unbuiltStorefront, assets: () => undefined }),
  })
  owner = await newStaffMember(shop, 'owner')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.shop.db.delete(appointments)
  await shop.shop.db.delete(shopSettings)
  await shop.shop.settings.reread()
})

const change = async <Group extends SettingsGroup>(
  group: Group,
  value: ShopSettings[Group],
  { staff = owner, version = 0 } = {},
) => {
  const response = await staff.post(`/api/admin/settings/${group}`, { version, value }, 'PUT')
  return { status: response.status, body: await response.json() }
}
const page = async (path: string, from = shop) => (await from.visitor().send(path)).text()

describe('a change of the settings', () => {
  test('is seen by pages, by the API and by carts at the next request', async () => {
    expect(await page('/')).toContain('over €100 ')
    const cart = await fillCart(shop.visitor(), (await shop.product('silk-cord-navy')).id)
    expect(cart).toMatchObject({ shipping: 5, expressShipping: 15 })
    const changed = await change('shipping', {
      ...shipping,
      freeShippingThresholdCents: 7_500,
      standardCents: 350,
      expressCents: 990,
    })
    expect(changed).toMatchObject({ status: 200, body: { version: 1, changedBy: owner.name } })
    expect(await page('/')).toContain('over €75 ')
    const visitor = shop.visitor()
    const { id } = await fillCart(visitor, (await shop.product('silk-cord-navy')).id)
    const now = await visitor.api.cart.get(id)
    expect(now).toMatchObject({ shipping: 3.5, expressShipping: 9.9 })
    expect(await visitor.api.read('/api/settings')).toMatchObject({ shipping: { standardCents: 350 } })
  })

  test('prices the order; a total that the buyer did not see is refused', async () => {
    const buyer = shop.visitor()
    const cart = await fillCart(buyer, (await shop.product('silk-cord-navy')).id)
    await change('shipping', { ...shipping, standardCents: 700 })
    const place = (expectedTotal: number) =>
      buyer.api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm(), expectedTotal })
    expect(await errorOf(place(cart.total))).toMatchObject({ status: 409, code: 'price_changed' })
    const order = await place(cart.subtotal + 7)
    expect(order).toMatchObject({ shipping: 7, total: cart.subtotal + 7 })
  })

  test.runIf(isOnPostgres)('reaches another process without a restart', async () => {
    const bundle = () => ({ storefront: unbuiltStorefront, assets: () => undefined })
    const other = await createTestShop({ url: shop.url ?? '', clock: () => NOW, bundle })
    try {
      expect(await page('/contact', other)).toContain(contact.phone)
      await change('contact', { ...contact, phone: '+357 22 999 999' })
      await vi.waitFor(async () => expect(await page('/contact', other)).toContain('+357 22 999 999'))
    } finally {
      await other.close()
    }
  })

  test('shows in the offers of lenses at once, and in the audit', async () => {
    const { id } = await shop.product('aviator-gold')
    const prescription = { source: 'later', age: 41 } as const
    const offer = () => shop.visitor().api.call('POST /api/lenses/offers', { body: lensWish(id, { prescription }) })
    const before = await offer()
    const prices = { ...lenses.prices, types: { ...types, single: types.single + 1_000 } }
    const changed = await change('lenses', { ...lenses, prices })
    expect(changed).toMatchObject({ status: 200, body: { version: 1, changedBy: owner.name } })
    const after = await offer()
    expect(after.offers.map(({ price }) => price)).toEqual(before.offers.map(({ price }) => price + 10))
    const [last] = await shop.shop.db
      .select()
      .from(audit)
      .where(and(eq(audit.subject, 'shop_settings'), eq(audit.subjectId, 'lenses')))
      .orderBy(desc(audit.id))
    expect(last).toMatchObject({ staffId: owner.id, call: 'PUT /api/admin/settings/lenses' })
  })

  test('of prescriptions is taken with the limits it was given', async () => {
    const changed = await change('prescriptions', { ...prescriptions, usual: { ...usual, years: 3 } })
    expect(changed).toMatchObject({ status: 200, body: { value: { usual: { years: 3 } } } })
    expect(shop.shop.settings.current().prescriptions.usual.years).toBe(3)
  })

  test('is in the audit, with what was and what is', async () => {
    await change('claims', { ...DEFAULT_SETTINGS.claims, years: 16 })
    await change('claims', { ...DEFAULT_SETTINGS.claims, years: 17 }, { version: 1 })
    const [last] = await shop.shop.db
      .select()
      .from(audit)
      .where(and(eq(audit.subject, 'shop_settings'), eq(audit.subjectId, 'claims'), eq(audit.action, 'update')))
      .orderBy(desc(audit.id))
    expect(last).toMatchObject({
      staffId: owner.id,
      call: 'PUT /api/admin/settings/claims',
      changes: { value: { before: { years: 16 }, after: { years: 17 } } },
    })
  })

  test('back to the default makes the shop what it was', async () => {
    await change('announcement', { isShown: true, text: 'Open on Sunday', textEl: 'Ανοιχτά την Κυριακή' })
    expect(await page('/collections')).toContain('Open on Sunday')
    expect(await page('/collections?lang=el')).toContain('Ανοιχτά την Κυριακή')
    await change('announcement', announcement, { version: 1 })
    expect(await page('/collections')).toContain('over €100 ')
    await change('announcement', { ...announcement, isShown: false }, { version: 2 })
    expect(await page('/collections')).not.toContain('Announcement')
  })

  test('without a source, years and customers are not claimed, and what is counted still is', async () => {
    expect(await page('/')).toContain('Satisfied customers')
    await change('claims', { ...DEFAULT_SETTINGS.claims, asOf: '', source: '', sourceEl: '' })
    const home = await page('/')
    expect(home).not.toContain('Satisfied customers')
    expect(home).toContain('>Locations<')
    const half = await change('claims', { ...DEFAULT_SETTINGS.claims, asOf: '' }, { version: 1 })
    expect(half.status).toBe(400)
    await change('claims', DEFAULT_SETTINGS.claims, { version: 1 })
  })

  test('of a group that somebody else has changed is refused with both their names and values', async () => {
    const colleague = await newStaffMember(shop, 'owner')
    await change('claims', { ...DEFAULT_SETTINGS.claims, years: 20 }, { staff: colleague })
    const late = await change('claims', { ...DEFAULT_SETTINGS.claims, years: 30 })
    expect(late).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'changed_meanwhile',
          changedBy: colleague.name,
          current: { version: 1, value: { years: 20 }, default: { years: 15 } },
        },
      },
    })
    expect(shop.shop.settings.current().claims.years).toBe(20)
  })

  test('by two at once is made by one of them', async () => {
    const answers = await Promise.all(
      [21, 22, 23].map((years) => change('claims', { ...DEFAULT_SETTINGS.claims, years })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('is the owner’s: a manager reads them, an assistant does not', async () => {
    const manager = await newStaffMember(shop, 'manager')
    expect(await change('contact', contact, { staff: manager })).toMatchObject({ status: 403 })
    expect((await manager.send('/api/admin/settings')).status).toBe(200)
    const assistant = await newStaffMember(shop, 'assistant')
    expect((await assistant.send('/api/admin/settings')).status).toBe(403)
    expect(await assistant.admin.call('GET /api/admin/stores', {})).toHaveLength(3)
  })
})

describe('invalid values are refused with their fields', () => {
  const [nicosia, ...others] = stores as [(typeof stores)[number]]
  test.each([
    ['shipping', { ...shipping, standardCents: -1 }, 'value.standardCents'],
    ['shipping', { ...shipping, standardCents: 3.5 }, 'value.standardCents'],
    ['shipping', { ...shipping, deliveryEstimate: '4-2' }, 'value.deliveryEstimate'],
    ['shipping', { ...shipping, returnsDays: 13 }, 'value.returnsDays'],
    ['rates', { EUR: 1.1, USD: 1, GBP: 1 }, 'value.EUR'],
    ['rates', { EUR: 1, USD: 0, GBP: 1 }, 'value.USD'],
    ['company', { ...company, vatNumber: '123' }, 'value.vatNumber'],
    ['announcement', { isShown: true, text: 'Only English', textEl: '' }, 'value.textEl'],
    ['contact', { ...contact, email: 'nobody' }, 'value.email'],
    ['stores', [], 'value'],
    ['stores', [nicosia, ...others, nicosia], 'value'],
    ['stores', stores.map((store) => ({ ...store, isClosed: true })), 'value'],
    ['stores', [{ ...nicosia, latitude: 91 }, ...others], 'value.0.latitude'],
    ['stores', [{ ...nicosia, opening: [{ opens: 600, closes: 540 }] }, ...others], 'value.0.opening.0'],
    ['specialDays', [{ date: '2026-12-24', store: 'atlantis', hours: null, note: '', noteEl: '' }], 'value.0.store'],
    ['specialDays', [{ date: '2026-02-30', store: null, hours: null, note: '', noteEl: '' }], 'value.0.date'],
    [
      'lenses',
      { ...lenses, prices: { ...lenses.prices, types: { ...types, single: -1 } } },
      'value.prices.types.single',
    ],
    ['lenses', { ...lenses, strongestPower: { ...lenses.strongestPower, '1.50': 'x' } }, 'value.strongestPower.1.50'],
    ['lenses', { ...lenses, minors: { ...lenses.minors, materials: [] } }, 'value.minors.materials'],
    ['prescriptions', { ...prescriptions, add: { min: 300, max: 100, step: 25 } }, 'value.add.max'],
    ['prescriptions', { ...prescriptions, usual: { ...usual, adds: [add, add] } }, 'value.usual.adds.1.fromAge'],
    ['socialLinks', [{ name: 'Here', url: 'javascript:alert(1)' }], 'value.0.url'],
  ] as const)('%s %#', async (group, value, field) => {
    const { status, body } = await change(group, value as never)
    expect(status).toBe(400)
    expect(Object.keys(body.error.fields)).toContain(field)
    expect(shop.shop.settings.current()).toEqual(DEFAULT_SETTINGS)
  })
})

describe('free times follow', () => {
  const closed = { date: '2026-11-24', store: null, hours: null, note: 'Stocktaking', noteEl: 'Απογραφή' }
  const slots = async (store: string, date: string, service = 'fitting') => {
    const response = await shop
      .visitor()
      .send(`/api/appointments/slots?${new URLSearchParams({ store, date, service })}`)
    const times = ((await response.json()) as { time: string }[]).map(({ time }) => time)
    return { closed: response.headers.get('X-Closed'), first: times[0], last: times.at(-1) }
  }

  test('opening hours and lengths of services', async () => {
    expect(await slots('Nicosia', '2026-11-23')).toEqual({ closed: null, first: '09:00', last: '18:30' })
    const [nicosia, ...others] = stores as [(typeof stores)[number]]
    const opening = nicosia.opening.map((hours, day) => (day === 1 ? { opens: 600, closes: 780 } : hours))
    await change('stores', [{ ...nicosia, opening }, ...others])
    expect(await slots('Nicosia', '2026-11-23')).toEqual({ closed: null, first: '10:00', last: '12:30' })
    const services = { ...rules.services, fitting: { minutes: 90, isOffered: true } }
    await change('appointments', { ...rules, services, daysAhead: 4 })
    expect(await slots('Nicosia', '2026-11-23')).toEqual({ closed: null, first: '10:00', last: '11:30' })
    expect(await slots('Nicosia', '2026-11-25')).toMatchObject({ closed: 'too_far' })
    expect(await page('/contact')).toContain('Mon 10:00-13:00, Tue-Sat 9:00-19:00')
  })

  test('special days: closed, other hours, open on a public holiday; and say why a day is closed', async () => {
    expect(await slots('Nicosia', '2026-12-25')).toMatchObject({ closed: 'christmas' })
    expect(await slots('Nicosia', '2026-11-22')).toMatchObject({ closed: 'weekday' })
    const hours = { opens: 600, closes: 720 }
    await change('specialDays', [
      closed,
      { ...closed, store: 'paphos', hours },
      { ...closed, date: '2026-12-25', store: 'limassol', hours },
    ])
    expect(await slots('Nicosia', '2026-11-24')).toEqual({ closed: 'special_day', first: undefined, last: undefined })
    expect(await slots('Paphos', '2026-11-24')).toEqual({ closed: null, first: '10:00', last: '11:30' })
    expect(await slots('Limassol', '2026-12-25')).toEqual({ closed: null, first: '10:00', last: '11:30' })
    expect(await slots('Nicosia', '2026-12-25')).toMatchObject({ closed: 'christmas' })
    const book = (date: string, time: string) =>
      shop.visitor().post('/api/contact', appointmentForm({ store: 'Nicosia', date, time, service: 'fitting' }))
    expect((await book('2026-11-24', '10:00')).status).toBe(400)
    expect(await page('/contact')).toContain('Stocktaking')
  })

  test('a service that is no longer offered has none and cannot be booked', async () => {
    await change('appointments', {
      ...rules,
      services: { ...rules.services, styling: { minutes: 30, isOffered: false } },
    })
    expect(await slots('Nicosia', '2026-11-23', 'styling')).toMatchObject({ first: undefined })
    const booking = appointmentForm({ store: 'Nicosia', date: '2026-11-23', time: '10:00', service: 'styling' })
    const response = await shop.visitor().post('/api/contact', booking)
    expect([response.status, Object.keys((await response.json()).error.fields)]).toEqual([400, ['service']])
  })
})

describe('a store', () => {
  const [nicosia, limassol, paphos] = stores as [
    (typeof stores)[number],
    (typeof stores)[number],
    (typeof stores)[number],
  ]
  const larnaca = {
    ...nicosia,
    id: 'larnaca',
    name: 'Larnaca',
    nameEl: 'Λάρνακα',
    address: '3 Zenonos Street, 6023 Larnaca',
    licence: 'OS 123',
  }
  const bookAt = (store: string) =>
    shop.visitor().post('/api/contact', appointmentForm({ store, date: '2026-11-23', time: '10:00' }))

  test('that is added is shown, named in the structured data and can be booked', async () => {
    expect((await bookAt('Larnaca')).status).toBe(400)
    expect((await change('stores', [...stores, larnaca])).status).toBe(200)
    for (const path of ['/', '/contact', '/locations']) {
      const html = await page(path)
      expect(html, path).toContain('3 Zenonos Street, 6023 Larnaca')
      expect(html, path).toContain('#larnaca')
    }
    expect(await page('/locations')).toContain('OS 123')
    expect((await bookAt('Larnaca')).status).toBe(201)
  })

  test('that nothing refers to can be left out; one with appointments only closes', async () => {
    await change('stores', [...stores, larnaca])
    const day = { date: '2026-12-24', hours: null, note: '', noteEl: '' }
    await change('specialDays', [
      { ...day, store: 'larnaca' },
      { ...day, store: 'paphos' },
    ])
    expect((await change('stores', stores, { version: 1 })).status).toBe(200)
    expect(shop.shop.settings.current().specialDays).toEqual([{ ...day, store: 'paphos' }])
    expect((await bookAt('Nicosia')).status).toBe(201)
    const without = await change('stores', [limassol, paphos], { version: 2 })
    expect(without).toMatchObject({ status: 409, body: { error: { code: 'store_in_use' } } })
    const closed = await change('stores', [{ ...nicosia, isClosed: true }, limassol, paphos], { version: 2 })
    expect(closed.status).toBe(200)
    const response = await bookAt('Nicosia')
    expect([response.status, (await response.json()).error.fields]).toEqual([400, { store: 'Please select a store' }])
    expect(await page('/locations')).not.toContain('id="nicosia"')
    expect(await page('/locations')).toContain('id="paphos"')
  })

  test('with an order for collection is not left out either', async () => {
    await shop.shop.db.update(orders).set({ collectionStore: 'paphos' })
    expect(await change('stores', [nicosia, limassol])).toMatchObject({
      status: 409,
      body: { error: { code: 'store_in_use' } },
    })
  })

  test('keeps its appointments when it gets another name', async () => {
    await bookAt('Nicosia')
    await change('stores', [{ ...nicosia, name: 'Lefkosia' }, limassol, paphos])
    expect(await shop.shop.db.select({ store: appointments.store }).from(appointments)).toEqual([{ store: 'Lefkosia' }])
  })

  test('closes only after a fresh confirmation', async () => {
    const later = new Date(NOW.valueOf() + 10 * 60_000)
    const slow = await newStaffMember({ ...shop, shop: { ...shop.shop, clock: () => later } }, 'owner')
    await shop.shop.db.execute(`update staff_sessions set confirmed_at = null where staff_id = ${slow.id}`)
    expect((await change('stores', [{ ...nicosia, seats: 3 }, limassol, paphos], { staff: slow })).status).toBe(200)
    const closing = [{ ...nicosia, seats: 3, isClosed: true }, limassol, paphos]
    expect(await change('stores', closing, { staff: slow, version: 1 })).toMatchObject({
      status: 403,
      body: { error: { code: 'confirmation_required' } },
    })
    expect(await change('rates', DEFAULT_SETTINGS.rates, { staff: slow })).toMatchObject({ status: 403 })
  })
})

test('company, registration and VAT number are shown where they are entered', async () => {
  expect(await page('/faqs')).not.toContain('VAT no.')
  await change('company', {
    name: 'Elegance Eyewear Ltd',
    registrationNumber: 'HE 123456',
    vatNumber: 'CY10123456X',
    address: '1 Company Street, 1010 Nicosia',
    addressEl: 'Οδός Εταιρείας 1, 1010 Λευκωσία',
  })
  expect(await page('/faqs')).toContain(
    'Elegance Eyewear Ltd · Registration no. HE 123456 · VAT no. CY10123456X · 1 Company Street, 1010 Nicosia',
  )
})
