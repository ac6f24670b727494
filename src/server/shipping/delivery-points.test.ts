import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { MOST_DELIVERY_POINTS } from '../../contract/delivery-points.ts'
import { deliveryPoints } from '../db/delivery-points-schema.ts'
import { findDeliveryPoint } from './delivery-points.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

test('answers at most a page of lockers, by postal code', async () => {
  const points = await shop.visitor().api.call('GET /api/delivery-points', {})
  expect(points).toHaveLength(MOST_DELIVERY_POINTS)
  const codes = points.map(({ postalCode }) => postalCode)
  expect(codes).toEqual(codes.toSorted())
  expect(points[0]).toMatchObject({ carrier: 'boxnow', isDemo: true, distanceMetres: null })
})

test.for([
  ['80', ['8010', '8046']],
  ['pafos', ['8010', '8046']],
  ['Πάφος τάφων', ['8046']],
  ['nowhere', []],
])('finds %s', async ([q, codes]) => {
  const points = await shop.visitor().api.call('GET /api/delivery-points', { query: { q: q as string } })
  expect(points.map(({ postalCode }) => postalCode)).toEqual(codes)
})

test('puts the nearest first and says how far it is', async () => {
  const points = await shop.visitor().api.call('GET /api/delivery-points', { query: { near: '34.7563,32.4124' } })
  expect(points[0]?.postalCode).toBe('8046')
  const far = points.map(({ distanceMetres }) => distanceMetres ?? 0)
  expect(far[0]).toBeGreaterThan(0)
  expect(far).toEqual(far.toSorted((one, other) => one - other))
})

test('names lockers in Greek to a visitor who reads Greek', async () => {
  const visitor = shop.visitor()
  visitor.cookies.set('language', 'el')
  const [point] = await visitor.api.call('GET /api/delivery-points', { query: { q: '8820' } })
  expect(point).toMatchObject({ name: 'Πόλη Χρυσοχούς, Γρίβα Διγενή', address: 'Γρίβα Διγενή, 8820 Πόλη Χρυσοχούς' })
})

test.for(['north', '95,10', '34.7,181'])('rejects %s as a position', async (near) => {
  const response = await shop.visitor().send(`/api/delivery-points?near=${near}`)
  expect(response.status).toBe(400)
})

test('a locker that the carrier has taken away is neither listed nor found', async () => {
  const { db } = shop.shop
  const id = 'demo-1'
  expect(await findDeliveryPoint(shop.shop, { carrier: 'boxnow', id }, 'en')).toEqual({
    carrier: 'boxnow',
    id,
    name: 'Nicosia, Makariou Avenue',
    address: 'Makariou Avenue, 1065 Nicosia',
    postalCode: '1065',
  })
  await db.update(deliveryPoints).set({ isActive: false }).where(eq(deliveryPoints.pointId, id))
  expect(await findDeliveryPoint(shop.shop, { carrier: 'boxnow', id }, 'en')).toBeNull()
  const offered = await shop.visitor().api.call('GET /api/delivery-points', { query: { q: '1065' } })
  expect(offered.map((point) => point.id)).not.toContain(id)
  // The lockers around it instead.
  expect(offered.length).toBeGreaterThan(0)
  expect(offered.every(({ postalCode }) => postalCode.startsWith('10'))).toBe(true)
})
