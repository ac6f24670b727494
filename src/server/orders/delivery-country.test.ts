import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorOf, fillCart } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { products } from '../db/schema.ts'
import { shopSettings } from '../db/settings-schema.ts'

const SLUG = 'aviator-gold'
const GREECE = { code: 'GR', isOffered: true, feeCents: 1_500, estimate: '3-6', postcodes: '### ##' } as const
const ATHENS = {
  address: 'Ermou 1',
  city: 'Athens',
  postalCode: '105 63',
  country: 'Greece',
  paymentMethod: 'bank_transfer',
} as const
const BRIGHTON = { ...ATHENS, city: 'Brighton', postalCode: 'BN1 1AA', country: 'United Kingdom' } as const

let shop: TestShop
let owner: TestStaffMember
let productId: number
beforeAll(async () => {
  // A Monday in Nicosia, before the cut-off.
  shop = await createTestShop({ clock: () => new Date('2026-11-23T08:00:00Z') })
  owner = await newStaffMember(shop, 'owner')
  productId = (await shop.product(SLUG)).id
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.shop.db.delete(shopSettings)
  await shop.shop.settings.reread()
  const set = { stock: 9, priceCents: 20_000, discountPriceCents: null }
  await shop.shop.db.update(products).set(set).where(eq(products.id, productId))
})

async function deliverTo(...value: object[]): Promise<void> {
  const response = await owner.post('/api/admin/settings/countries', { version: 0, value }, 'PUT')
  expect(response.status).toBe(200)
}

async function buy(form: Parameters<typeof checkoutForm>[0], expectedTotal?: number) {
  const visitor = shop.visitor()
  const cart = await fillCart(visitor, productId)
  return visitor.api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm(form), expectedTotal })
}

const problemOf = async (call: Promise<unknown>) => {
  const failure = (await call.catch((error: unknown) => error)) as { problem?: { fields?: Record<string, string> } }
  return failure.problem?.fields ?? {}
}

const optionsFor = (country: string) =>
  shop.visitor().api.call('GET /api/checkout/options', { query: { country, postalCode: '' } })

describe('an order to another country', () => {
  test('is refused with the reason, whatever way to the door it names, and takes nothing', async () => {
    const reason = { 'checkoutForm.country': expect.stringMatching(/^We do not deliver to this country/) }
    expect(await problemOf(buy(BRIGHTON))).toEqual(reason)
    expect(await problemOf(buy({ ...BRIGHTON, shippingMethod: 'express' }))).toEqual(reason)
    expect(await problemOf(buy({ ...BRIGHTON, country: 'Brighton' }))).toEqual(reason)
    expect(await problemOf(buy(ATHENS))).toEqual(reason)
    const isIt = eq(products.id, productId)
    expect(await shop.shop.db.select({ stock: products.stock }).from(products).where(isIt)).toEqual([{ stock: 9 }])
  })

  test('can be fetched in Cyprus', async () => {
    const collected = { ...BRIGHTON, shippingMethod: 'collection', collectionStore: 'limassol' } as const
    expect(await buy(collected)).toMatchObject({ shipping: 0, total: 200 })
    const { delivery } = await optionsFor('GB')
    expect(delivery.map(({ method }) => method)).toEqual(['locker', 'collection'])
  })

  test('that staff have switched on has its own fee and days, and is never free', async () => {
    await deliverTo(GREECE)
    expect(await buy(ATHENS, 215)).toMatchObject({ shipping: 15, total: 215 })
    expect(await buy({ ...ATHENS, country: 'Ελλάδα' })).toMatchObject({ shipping: 15 })
    expect((await errorOf(buy(ATHENS, 200))).code).toBe('price_changed')
    const { delivery, countries } = await optionsFor('GR')
    expect(delivery.map(({ method }) => method)).toEqual(['standard', 'locker', 'collection'])
    expect(delivery[0]).toMatchObject({ first: '2026-11-26', last: '2026-12-01', isRemote: false })
    expect(countries).toEqual([{ code: 'GR', fee: 15, postcodes: '### ##' }])
    expect((await optionsFor('CY')).delivery[0]).toMatchObject({ first: '2026-11-25', last: '2026-11-27' })
  })

  test('needs a postcode of that country, and goes neither by express delivery nor for cash', async () => {
    await deliverTo(GREECE)
    expect(Object.keys(await problemOf(buy({ ...ATHENS, postalCode: 'BN1 1AA' })))).toEqual(['checkoutForm.postalCode'])
    expect(Object.keys(await problemOf(buy({ ...ATHENS, shippingMethod: 'express' })))).toEqual([
      'checkoutForm.country',
    ])
    const cash = { ...ATHENS, paymentMethod: 'cash_on_delivery' } as const
    expect(Object.keys(await problemOf(buy(cash)))).toEqual(['checkoutForm.paymentMethod'])
  })

  test('that is switched off again is refused', async () => {
    await deliverTo({ ...GREECE, isOffered: false })
    expect(Object.keys(await problemOf(buy(ATHENS)))).toEqual(['checkoutForm.country'])
    expect((await optionsFor('GR')).countries).toEqual([])
  })
})

describe('staff', () => {
  const take = (country: string, preview = false) =>
    owner.admin.orders.take({
      requestKey: randomUUID(),
      preview,
      source: 'phone',
      buyer: { ...checkoutForm(ATHENS), country },
      language: 'en',
      lines: [{ productId, quantity: 1 }],
      shippingMethod: 'standard',
      paymentMethod: 'bank_transfer',
    })

  test('see the fee of the country before they take an order by phone, and are refused the same ones', async () => {
    await deliverTo(GREECE)
    expect(await take('Greece', true)).toMatchObject({ shipping: 15, total: 215 })
    expect(await take('Greece')).toMatchObject({ shipping: 15, total: 215 })
    expect(Object.keys(await problemOf(take('United Kingdom')))).toEqual(['buyer.country'])
  })

  test('change an order abroad at its fee, also after the country was switched off, but send none elsewhere', async () => {
    await deliverTo(GREECE)
    const { id } = await buy(ATHENS)
    await shop.shop.db.delete(shopSettings)
    await shop.shop.settings.reread()
    const { version } = await owner.admin.orders.get(id)
    const edit = { version, lines: [{ productId, quantity: 2 }], shippingMethod: 'standard' as const }
    const { after } = await owner.admin.orders.edit(id, { ...edit, preview: true })
    expect(after).toMatchObject({ shipping: 15, total: 415 })
    const { email: _, paymentMethod: __, ...address } = checkoutForm(BRIGHTON)
    const elsewhere = owner.admin.orders.edit(id, { ...edit, address })
    expect(Object.keys(await problemOf(elsewhere))).toEqual(['address.country'])
    expect((await owner.admin.orders.edit(id, edit)).order).toMatchObject({ shipping: 15, total: 415 })
  })
})

test.each([
  [[{ ...GREECE, code: 'GB' }], 'value.0.code'],
  [[{ ...GREECE, estimate: '6-3' }], 'value.0.estimate'],
  [[{ ...GREECE, postcodes: '[0-9]+' }], 'value.0.postcodes'],
  [[GREECE, GREECE], 'value'],
])('countries like %j are refused', async (value, field) => {
  const response = await owner.post('/api/admin/settings/countries', { version: 0, value }, 'PUT')
  expect(response.status).toBe(400)
  expect(Object.keys((await response.json()).error.fields)).toEqual([field])
})
