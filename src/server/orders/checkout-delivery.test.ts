import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorOf, fillCart } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { newStaffMember, type TestStaffMember } from '../../../test/support/staff-member.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import type { CallInput } from '../../contract/calls.ts'
import { DEFAULT_SETTINGS, type SettingsGroup, type ShopSettings } from '../../domain/settings.ts'
import { deliveryPoints } from '../db/delivery-points-schema.ts'
import { orders, products } from '../db/schema.ts'
import { shopSettings } from '../db/settings-schema.ts'

type Form = CallInput<'POST /api/checkout'>['body']['checkoutForm']

// A Monday in Nicosia, before the cut-off.
const NOW = new Date('2026-11-23T08:00:00Z')

let shop: TestShop
let owner: TestStaffMember
beforeAll(async () => {
  shop = await createTestShop({ clock: () => NOW })
  owner = await newStaffMember(shop, 'owner')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.shop.db.delete(shopSettings)
  await shop.shop.settings.reread()
})

async function change<Group extends SettingsGroup>(group: Group, value: ShopSettings[Group]): Promise<void> {
  const response = await owner.post(`/api/admin/settings/${group}`, { version: 0, value }, 'PUT')
  expect(response.status).toBe(200)
}

/** Sends a form for one piece at a price. */
async function buy(
  form: Partial<Form>,
  { cents = 5_000, expectedTotal }: { cents?: number; expectedTotal?: number } = {},
) {
  const { id } = await shop.product('aviator-gold')
  const set = { stock: 9, priceCents: cents, discountPriceCents: null }
  await shop.shop.db.update(products).set(set).where(eq(products.id, id))
  const visitor = shop.visitor()
  const cart = await fillCart(visitor, id)
  return visitor.api.orders.place({ cartId: cart.id, checkoutForm: checkoutForm(form), expectedTotal })
}

async function fieldsOf(call: Promise<unknown>): Promise<Record<string, string>> {
  const error = await call.then(
    () => null,
    (failure: { problem?: { error: { fields?: Record<string, string> } } }) => failure,
  )
  return (error?.problem as { fields?: Record<string, string> } | undefined)?.fields ?? {}
}

const aLocker = async () => (await shop.visitor().api.call('GET /api/delivery-points', { query: { q: '8010' } }))[0]

describe('a locker', () => {
  test('is kept with the order as it was chosen, for its own fee', async () => {
    const point = await aLocker()
    const form = { shippingMethod: 'locker', deliveryPointId: point?.id, paymentMethod: 'credit_card' } as const
    expect(await buy(form, { expectedTotal: 53 })).toMatchObject({
      shippingMethod: 'locker',
      shipping: 3,
      total: 53,
      deliveryPoint: { carrier: 'boxnow', id: point?.id, name: point?.name, postalCode: '8010' },
    })
    expect(await buy(form, { cents: 10_000 })).toMatchObject({ shipping: 0, total: 100 })
  })

  test('that the carrier has closed meanwhile is refused, and nothing is taken', async () => {
    const point = await aLocker()
    const isIt = eq(deliveryPoints.pointId, point?.id ?? '')
    await shop.shop.db.update(deliveryPoints).set({ isActive: false }).where(isIt)
    const form = { shippingMethod: 'locker', deliveryPointId: point?.id, paymentMethod: 'credit_card' } as const
    expect(await errorOf(buy(form))).toEqual({ status: 409, code: 'locker_gone' })
    const { id } = await shop.product('aviator-gold')
    expect(await shop.shop.db.select({ stock: products.stock }).from(products).where(eq(products.id, id))).toEqual([
      { stock: 9 },
    ])
    await shop.shop.db.update(deliveryPoints).set({ isActive: true }).where(isIt)
    expect((await buy(form)).deliveryPoint?.id).toBe(point?.id)
  })

  test('needs to be chosen, a mobile phone, and no cash', async () => {
    const point = await aLocker()
    const locker = { shippingMethod: 'locker', deliveryPointId: point?.id, paymentMethod: 'credit_card' } as const
    const { deliveryPointId: _, ...none } = locker
    expect(Object.keys(await fieldsOf(buy(none)))).toEqual(['checkoutForm.deliveryPointId'])
    const fixed = { ...locker, phoneNumber: '+357 22 112233' }
    expect(Object.keys(await fieldsOf(buy(fixed)))).toEqual(['checkoutForm.phoneNumber'])
    const cash = { ...locker, paymentMethod: 'cash_on_delivery' } as const
    expect(Object.keys(await fieldsOf(buy(cash)))).toEqual(['checkoutForm.paymentMethod'])
  })

  test('may be chosen by somebody whose own postcode no courier serves', async () => {
    const form = { shippingMethod: 'locker', paymentMethod: 'credit_card', postalCode: '99010' } as const
    expect((await buy({ ...form, deliveryPointId: (await aLocker())?.id })).shippingAddress.postalCode).toBe('99010')
    expect(Object.keys(await fieldsOf(buy({ postalCode: '99010' })))).toEqual(['checkoutForm.postalCode'])
  })
})

describe('collection', () => {
  test('costs nothing and may be paid in the store', async () => {
    const form = { shippingMethod: 'collection', collectionStore: 'limassol', paymentMethod: 'pay_in_store' } as const
    expect(await buy(form)).toMatchObject({ shipping: 0, total: 50, collectionStore: 'limassol', deliveryPoint: null })
  })

  test('needs a store that there is', async () => {
    const form = { shippingMethod: 'collection', paymentMethod: 'credit_card' } as const
    expect(Object.keys(await fieldsOf(buy(form)))).toEqual(['checkoutForm.collectionStore'])
    expect((await errorOf(buy({ ...form, collectionStore: 'atlantis' }))).code).toBe('invalid_input')
    expect((await errorOf(buy({ paymentMethod: 'pay_in_store' }))).code).toBe('invalid_input')
  })
})

describe('cash on delivery', () => {
  test('costs its fee, which is in the total and its VAT', async () => {
    await change('payments', { ...DEFAULT_SETTINGS.payments, cashFeeCents: 250 })
    expect(await buy({}, { expectedTotal: 57.5 })).toMatchObject({ shipping: 5, cashFee: 2.5, total: 57.5, vat: 9.18 })
    expect(await buy({ paymentMethod: 'credit_card' })).toMatchObject({ cashFee: 0, total: 55 })
    expect((await errorOf(buy({}, { expectedTotal: 55 }))).code).toBe('price_changed')
  })

  test.each([
    ['above the cap', {}, 50_001],
    ['at the store', { shippingMethod: 'collection', collectionStore: 'limassol' }, 5_000],
  ] as const)('is refused %s', async (_, form, cents) => {
    expect(Object.keys(await fieldsOf(buy(form, { cents })))).toEqual(['checkoutForm.paymentMethod'])
  })
})

describe('what the shop does not offer', () => {
  test('is refused and not named among the options', async () => {
    const { delivery, payments } = DEFAULT_SETTINGS
    await change('delivery', { ...delivery, methods: { ...delivery.methods, express: false } })
    await change('payments', { ...payments, methods: { ...payments.methods, paypal: false } })
    expect(Object.keys(await fieldsOf(buy({ shippingMethod: 'express' })))).toEqual(['checkoutForm.shippingMethod'])
    expect(Object.keys(await fieldsOf(buy({ paymentMethod: 'paypal' })))).toEqual(['checkoutForm.paymentMethod'])
    const options = await shop.visitor().api.call('GET /api/checkout/options', { query: { postalCode: '4825' } })
    expect(options.delivery.map(({ method }) => method)).toEqual(['standard', 'locker', 'collection'])
    expect(options.delivery[0]).toEqual({
      method: 'standard',
      first: '2026-11-26',
      last: '2026-12-04',
      isRemote: true,
      withLenses: { first: '2026-12-03', last: '2026-12-16' },
    })
    expect(options.payments).not.toContain('paypal')
  })
})

describe('an invoice for a company', () => {
  const billing = {
    firstName: 'Nikos',
    lastName: 'Georgiou',
    company: 'Georgiou Trading Ltd',
    vatNumber: '10259033p',
    address: 'Makariou 1',
    city: 'Limassol',
    postalCode: '3036',
    country: 'Cyprus',
  }

  test('is kept apart from the address, with its VAT number in order', async () => {
    const { id, billingAddress, shippingAddress } = await buy({ billing })
    expect(billingAddress).toEqual({
      ...billing,
      vatNumber: 'CY10259033P',
      email: shippingAddress.email,
      phoneNumber: shippingAddress.phoneNumber,
    })
    expect(shippingAddress.city).toBe('Nicosia')
    const [row] = await shop.shop.db.select().from(orders).where(eq(orders.id, id))
    expect(row?.billingAddress.company).toBe(billing.company)
  })

  test.each([
    ['a VAT number with a wrong letter', { vatNumber: 'CY10259033Z' }, 'vatNumber'],
    ['a VAT number of nobody', { company: '' }, 'company'],
    ['no town', { city: '' }, 'city'],
  ])('is refused with %s', async (_, wrong, field) => {
    expect(Object.keys(await fieldsOf(buy({ billing: { ...billing, ...wrong } })))).toEqual([
      `checkoutForm.billing.${field}`,
    ])
  })

  test('is the buyer’s own without it', async () => {
    const { billingAddress, shippingAddress } = await buy({ billing: null })
    expect(billingAddress).toEqual(shippingAddress)
  })
})
