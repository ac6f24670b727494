import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCart, guestId } from '../../../test/support/buyers.ts'
import { visitorFrom } from '../../../test/support/from-address.ts'
import { DEFAULT_LIMITS } from '../../../test/support/test-config.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'

let shop: TestShop
let productId: number
let now = new Date('2026-11-23T09:00:00Z')
beforeAll(async () => {
  shop = await createTestShop({ config: { trustedProxies: 1, limits: DEFAULT_LIMITS }, clock: () => now })
  productId = (await shop.product('silk-cord-navy')).id
})
afterAll(() => shop.close())

const createCart = async (address: string) =>
  (await visitorFrom(shop, address).post('/api/cart', { guestId: guestId() })).status

test('the number of new carts per network address is limited, also without cookies', async () => {
  const { perAddress } = DEFAULT_LIMITS.carts
  const early = visitorFrom(shop, '203.0.113.1')
  const cart = await fillCart(early, productId)
  const statuses = await Promise.all(Array.from({ length: perAddress + 20 }, () => createCart('203.0.113.1')))
  expect(statuses.filter((status) => status === 200)).toHaveLength(perAddress - 1)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect((await early.api.cart.open({ guestId: cart.guestId ?? '' })).id).toBe(cart.id)
  expect(await createCart('203.0.113.2')).toBe(200)
  now = new Date(now.valueOf() + 60_000)
  expect(await createCart('203.0.113.1')).toBe(200)
})

test('cart writes are limited per guest and minute', async () => {
  const { perGuest } = DEFAULT_LIMITS.cartWrites
  const [one, other] = [visitorFrom(shop, '203.0.113.3'), visitorFrom(shop, '203.0.113.3')]
  const { id } = await one.api.cart.open({ guestId: guestId() })
  const add = () => one.post(`/api/cart/${id}/items`, { productId: 999_999 })
  const responses = await Promise.all(Array.from({ length: perGuest + 5 }, add))
  expect(responses.filter(({ status }) => status === 404)).toHaveLength(perGuest)
  const rejected = responses.find(({ status }) => status === 429)
  expect(rejected?.headers.get('Retry-After')).toBe('1')
  expect((await rejected?.json())?.error.code).toBe('too_many_requests')
  expect((await fillCart(other, productId)).items).toHaveLength(1)
})
