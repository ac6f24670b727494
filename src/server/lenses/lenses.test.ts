import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorOf, guestId } from '../../../test/support/buyers.ts'
import { checkoutForm } from '../../../test/support/checkout-form.ts'
import { tablesThatHold } from '../../../test/support/everything-stored.ts'
import { lensBuyer, lensWish, typedSource } from '../../../test/support/lens-wish.ts'
import { typedEntry } from '../../../test/support/new-prescription.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { ApiError } from '../../contract/client.ts'
import { lensChoices } from '../db/lenses-schema.ts'
import { prescriptionVersions } from '../db/prescriptions-schema.ts'
import { products } from '../db/schema.ts'
import { vaultReads, vaultRecords } from '../db/vault-schema.ts'

const now = { value: new Date('2026-11-23T08:00:00Z') }
let shop: TestShop
let frame: number
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now.value })
  const { products } = shop.shop.catalogue.listProducts({ category: 'optical-frames' })
  frame = products.find(({ frameType, shape }) => frameType === 'full-rim' && shape !== 'shield')?.id ?? 0
})
afterAll(() => shop.close())
beforeEach(async () => {
  now.value = new Date('2026-11-23T08:00:00Z')
  await shop.shop.db
    .update(products)
    .set({ stock: 9, priceCents: 10_000, discountPriceCents: null })
    .where(eq(products.id, frame))
})

const newGuest = () => lensBuyer(shop.visitor(), { guestId: guestId() })
type Buyer = Awaited<ReturnType<typeof newGuest>>
const place = ({ visitor, cartId }: Buyer, changes: object = {}) =>
  visitor.api.orders.place({ cartId, checkoutForm: checkoutForm(), isMadeToOrderAgreed: true, ...changes })
const fieldsOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (failure: unknown) => failure,
  )
  return error instanceof ApiError ? error.problem?.fields : undefined
}

describe('offers', () => {
  test('are at most three, with thickness, weight, price and a profile of each eye', async () => {
    const { offer } = await newGuest()
    const { outcome, offers, coatings } = await offer(lensWish(frame))
    expect(outcome).toBe('online')
    expect(offers.length).toBeGreaterThan(1)
    expect(offers.length).toBeLessThanOrEqual(3)
    expect(offers.filter(({ isAdvised }) => isAdvised)).toHaveLength(1)
    expect(offers[0]).toMatchObject({ material: '1.50', price: 94, outcome: 'online' })
    expect(offers[0]?.priceLines).toEqual([
      { part: 'type', price: 59 },
      { part: 'coating', price: 35 },
    ])
    for (const { right, left, thickestMm, weightG } of offers) {
      expect(Number(weightG)).toBeCloseTo((right?.weightG ?? 0) + (left?.weightG ?? 0), 6)
      for (const eye of [right, left]) {
        const [first, last] = [eye?.profile[0], eye?.profile.at(-1)]
        expect(Math.max(first?.thicknessMm ?? 99, last?.thicknessMm ?? 99)).toBeLessThanOrEqual(
          (eye?.thickestEdgeMm ?? 0) + 0.05,
        )
        expect(eye?.thickestEdgeMm).toBeLessThanOrEqual((thickestMm ?? 0) + 1e-9)
        // Of minus lenses the middle is the thinnest.
        expect(Math.min(...(eye?.profile ?? []).map(({ thicknessMm }) => thicknessMm))).toBeCloseTo(
          eye?.centreMm ?? 0,
          1,
        )
      }
    }
    expect(coatings.map(({ price }) => price)).toEqual([0, 35, 55])
  })

  test('for near alone are of the near pair', async () => {
    const { offer } = await newGuest()
    const { right, left, ...rest } = typedEntry()
    const entry = { ...rest, right: { ...right, add: '+2.00' }, left: { ...left, add: '+2.00' } }
    const prescription = typedSource({ entry, age: 57 })
    const far = await offer(lensWish(frame, { prescription }))
    const near = await offer(lensWish(frame, { prescription, use: 'near' }))
    expect(near.offers[0]?.thickestMm).toBeLessThan(far.offers[0]?.thickestMm ?? 0)
  })

  test.each([
    ['progressive lenses', { use: 'both', type: 'progressive' } as const, {}, 'store'],
    ['a child', {}, { age: 9 }, 'store'],
    ['a wearer of unknown age', {}, { age: null }, 'store'],
  ])('for %s are held for measuring', async (_name, changes, source, outcome) => {
    const { offer } = await newGuest()
    const { right, left, ...rest } = typedEntry()
    const entry = { ...rest, right: { ...right, add: '+1.00' }, left: { ...left, add: '+1.00' } }
    const prescription = typedSource({
      entry,
      confirmedWarnings: ['old', 'add_young', 'pd_unusual'] as never,
      ...source,
    })
    expect(await offer(lensWish(frame, { ...changes, prescription }))).toMatchObject({ outcome })
  })

  test('without values as yet have a price and no thickness', async () => {
    const { offer } = await newGuest()
    const { offers, outcome } = await offer(lensWish(frame, { prescription: { source: 'later', age: 41 } }))
    expect(outcome).toBe('online')
    expect(offers.map(({ material }) => material)).toEqual(['1.50', '1.60', '1.67'])
    expect(offers.every(({ thickestMm, right }) => thickestMm === null && right === null)).toBe(true)
  })

  test('for a power beyond the limits say why, and offer nothing', async () => {
    const { offer } = await newGuest()
    const { right, ...rest } = typedEntry()
    const entry = { ...rest, vertex: '12', right: { ...right, sphere: '-14.00' } }
    const confirmedWarnings = ['old', 'anisometropia', 'strong_anisometropia'] as never
    const answer = await offer(lensWish(frame, { prescription: typedSource({ entry, confirmedWarnings }) }))
    expect(answer).toMatchObject({ outcome: 'appointment', offers: [] })
    expect(answer.reasons.map(({ code, eye }) => [code, eye])).toContainEqual(['sphere_above_limit', 'right'])
  })

  test('name the field of what was typed wrongly, and never assume a sign', async () => {
    const { offer } = await newGuest()
    const { right, ...rest } = typedEntry()
    const entry = { ...rest, right: { ...right, sphere: '2.25' } }
    const fields = await fieldsOf(offer(lensWish(frame, { prescription: typedSource({ entry }) })))
    expect(Object.keys(fields ?? {})).toContain('entry.right.sphere')
  })

  test.each([
    ['a type that does not serve the use', { type: 'progressive' } as const, 'type'],
    ['power without a prescription', { prescription: { source: 'none' } } as const, 'prescription.source'],
    ['a colour of clear lenses', { tintColour: 'brown' } as const, 'tintColour'],
  ])('are refused for %s', async (_name, changes, field) => {
    const { offer } = await newGuest()
    expect(Object.keys((await fieldsOf(offer(lensWish(frame, changes)))) ?? {})).toEqual([field])
  })

  test('of a saved prescription need its owner, and are noted with its readings', async () => {
    const guest = await newGuest()
    const saved = { source: 'saved', prescriptionId: randomUUID(), age: 41 } as const
    expect(await errorOf(guest.offer(lensWish(frame, { prescription: saved })))).toMatchObject({
      code: 'sign_in_required',
    })
    const user = await shop.signIn('maria')
    const owner = await lensBuyer(user, { userId: user.user.id })
    expect(await errorOf(owner.offer(lensWish(frame, { prescription: saved })))).toMatchObject({ code: 'not_found' })
    await owner.choose(lensWish(frame))
    const [own] = await user.api.call('GET /api/account/prescriptions', {})
    const prescription = { ...saved, prescriptionId: own?.id ?? '' }
    expect((await owner.offer(lensWish(frame, { prescription }))).outcome).toBe('online')
    const reads = await shop.shop.db.select().from(vaultReads).where(eq(vaultReads.purpose, 'lens_offer'))
    expect(reads).toMatchObject([{ userId: user.user.id, role: 'customer' }])
  })
})

describe('a frame in the cart', () => {
  test('may be there alone and with different lenses', async () => {
    const { visitor, cartId, choose } = await newGuest()
    await visitor.api.cart.addItem(cartId, { productId: frame, quantity: 2 })
    await choose(lensWish(frame))
    const cart = await choose(lensWish(frame, { coating: 'hard' }), { expectedPrice: 59 })
    expect(cart.items.map(({ quantity, unitPrice, lenses }) => [quantity, unitPrice, lenses?.coating])).toEqual([
      [2, 100, undefined],
      [1, 194, 'anti-reflective'],
      [1, 159, 'hard'],
    ])
    expect(cart.subtotal).toBe(553)
    expect(JSON.stringify(cart)).not.toMatch(/173|2\.25|225/)
  })

  test('has its lenses once when the same request comes twice, at the same time too', async () => {
    const { choose } = await newGuest()
    const requestKey = randomUUID()
    const wish = lensWish(frame)
    await choose(wish, { requestKey })
    expect((await choose(wish, { requestKey })).items).toHaveLength(1)
    const other = randomUUID()
    const carts = await Promise.all([choose(wish, { requestKey: other }), choose(wish, { requestKey: other })])
    expect(carts.map(({ items }) => items.length)).toEqual([2, 2])
  })

  test('shares the stock of its product among all its lines', async () => {
    await shop.shop.db.update(products).set({ stock: 2 }).where(eq(products.id, frame))
    const { visitor, cartId, choose } = await newGuest()
    await visitor.api.cart.addItem(cartId, { productId: frame })
    await choose(lensWish(frame))
    expect(await errorOf(choose(lensWish(frame)))).toMatchObject({ code: 'not_enough_stock' })
    expect(await errorOf(visitor.api.cart.addItem(cartId, { productId: frame }))).toMatchObject({
      code: 'not_enough_stock',
    })
  })

  test('is one pair a line', async () => {
    const { visitor, cartId, choose } = await newGuest()
    const { items } = await choose(lensWish(frame))
    expect(await errorOf(visitor.api.cart.changeQuantity(cartId, items[0]?.id ?? 0, 2))).toMatchObject({
      code: 'one_pair_a_line',
    })
  })

  test.each([
    ['another price', { expectedPrice: 93.99 }, 'price_changed'],
    ['no consent', { consentVersion: null }, 'consent_outdated'],
  ] as const)('is not added at %s', async (_name, changes, code) => {
    const { choose, visitor, cartId } = await newGuest()
    expect(await errorOf(choose(lensWish(frame), changes))).toMatchObject({ code })
    expect((await visitor.api.cart.get(cartId)).items).toEqual([])
  })

  test('is not added with lenses beyond the limits', async () => {
    const { choose } = await newGuest()
    const { right, ...rest } = typedEntry()
    const entry = { ...rest, vertex: '12', right: { ...right, sphere: '-14.00' } }
    const confirmedWarnings = ['old', 'anisometropia', 'strong_anisometropia'] as never
    const wish = lensWish(frame, { prescription: typedSource({ entry, confirmedWarnings }) })
    expect(await errorOf(choose(wish))).toMatchObject({ code: 'lenses_not_possible' })
  })

  test('keeps its lenses at a sign-in', async () => {
    const guest = await newGuest()
    await guest.choose(lensWish(frame))
    await guest.visitor.api.cart.addItem(guest.cartId, { productId: frame })
    const user = await guest.visitor.api.account.logIn({ username: 'maria', password: 'maria-demo' })
    const cart = await guest.visitor.api.cart.open({ userId: user.id })
    expect(cart.items.filter(({ lenses }) => lenses !== null).length).toBeGreaterThan(0)
    expect((await guest.visitor.api.cart.get(guest.cartId).catch(() => null))?.items ?? []).toEqual([])
  })
})

describe('an order', () => {
  test('has the lenses in the price of its line, takes the frame, and says what they are', async () => {
    const buyer = await newGuest()
    await buyer.visitor.api.cart.addItem(buyer.cartId, { productId: frame })
    await buyer.choose(lensWish(frame))
    const order = await place(buyer)
    expect(order).toMatchObject({ subtotal: 294, shipping: 0, total: 294, vat: 46.94 })
    expect(order.items).toMatchObject([
      { price: 100, isMadeToOrder: false, lenses: null },
      { price: 194, isMadeToOrder: true, lenses: { type: 'single', material: '1.50', price: 94 } },
    ])
    const [{ stock } = { stock: 0 }] = await shop.shop.db
      .select({ stock: products.stock })
      .from(products)
      .where(eq(products.id, frame))
    expect(stock).toBe(7)
  })

  test('needs the buyer to know that it can’t be withdrawn from', async () => {
    const buyer = await newGuest()
    await buyer.choose(lensWish(frame))
    expect(await errorOf(place(buyer, { isMadeToOrderAgreed: false }))).toMatchObject({
      code: 'made_to_order_unconfirmed',
    })
    expect((await buyer.visitor.api.cart.get(buyer.cartId)).items).toHaveLength(1)
  })

  test('needs a time in a store for lenses that are measured there', async () => {
    const buyer = await newGuest()
    await buyer.choose(lensWish(frame, { prescription: { source: 'eye_test', age: 41 } }))
    expect(await errorOf(place(buyer))).toMatchObject({ code: 'measuring_needed' })
    const form = checkoutForm({
      shippingMethod: 'collection',
      collectionStore: 'limassol',
      paymentMethod: 'pay_in_store',
      fittingDate: '2026-11-26',
      fittingTime: '11:00',
    })
    expect(await place(buyer, { checkoutForm: form })).toMatchObject({ fitting: { date: '2026-11-26' } })
  })

  test('is not placed with lenses whose price is held no longer', async () => {
    const buyer = await newGuest()
    await buyer.choose(lensWish(frame))
    now.value = new Date('2026-12-24T08:00:00Z')
    expect(await errorOf(place(buyer))).toMatchObject({ code: 'lenses_expired' })
  })

  test('keeps the prescription as long as the law wants it, and its owner can’t erase it', async () => {
    const user = await shop.signIn('andreas')
    const owner = await lensBuyer(user, { userId: user.user.id })
    await owner.choose(lensWish(frame))
    const [own] = await user.api.call('GET /api/account/prescriptions', {})
    expect(own?.keptUntil).toBe('2028-11-23')
    await place(owner)
    const [kept] = await user.api.call('GET /api/account/prescriptions', {})
    expect(kept).toMatchObject({ id: own?.id, keptUntil: '2036-11-23' })
    const params = { prescriptionId: own?.id ?? '' }
    const erase = user.api.call('DELETE /api/account/prescriptions/{prescriptionId}', { params })
    expect(await errorOf(erase)).toMatchObject({ code: 'prescription_in_use' })
  })

  test('of a guest erases the prescription after 30 days where nothing is bought', async () => {
    const { choose } = await newGuest()
    const requestKey = randomUUID()
    await choose(lensWish(frame), { requestKey })
    const [choice] = await shop.shop.db.select().from(lensChoices).where(eq(lensChoices.requestKey, requestKey))
    const versions = await shop.shop.db
      .select()
      .from(prescriptionVersions)
      .where(eq(prescriptionVersions.prescriptionId, choice?.prescriptionId ?? ''))
    const records = await shop.shop.db
      .select()
      .from(vaultRecords)
      .where(
        inArray(
          vaultRecords.id,
          versions.map(({ recordId }) => recordId),
        ),
      )
    expect(records).toMatchObject([{ eraseOn: '2026-12-23', erasedAt: null }])
  })
})

test('nothing of a prescription is stored in the clear', async () => {
  const buyer = await newGuest()
  const { right, ...rest } = typedEntry()
  const entry = { ...rest, prescriber: 'Dr Zenon Unmistakable', right: { ...right, axis: '137' } }
  await buyer.choose(lensWish(frame, { prescription: typedSource({ entry }) }))
  await place(buyer)
  expect(await tablesThatHold(shop.shop.db, ['Unmistakable'])).toEqual([])
})
