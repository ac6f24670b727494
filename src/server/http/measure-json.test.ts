import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

const GZIP = { headers: { 'Accept-Encoding': 'gzip' } }

test('a short answer is sent as it is, with its length and its cookies', async () => {
  const health = await shop.visitor().send('/api/health', GZIP)
  expect([health.headers.get('Content-Encoding'), health.headers.get('Content-Length')]).toEqual([null, '15'])
  expect(await health.json()).toEqual({ status: 'ok' })
  const cart = await shop.visitor().post('/api/cart', { guestId: 'guest-0123456789abcdef' })
  expect(cart.headers.getSetCookie()).not.toEqual([])
  expect(Number(cart.headers.get('Content-Length'))).toBe((await cart.arrayBuffer()).byteLength)
})

test('an error is measured as well', async () => {
  const response = await shop.visitor().send('/api/nowhere', GZIP)
  expect(response.status).toBe(404)
  expect(Number(response.headers.get('Content-Length'))).toBe((await response.arrayBuffer()).byteLength)
})

test('a long answer is compressed', async () => {
  const buyer = shop.visitor()
  const cart = await buyer.api.cart.open({ guestId: 'guest-with-many-items-1' })
  for (const productId of [1, 2, 3]) await buyer.api.cart.addItem(cart.id, { productId })
  const response = await buyer.send(`/api/cart/${cart.id}`, GZIP)
  expect(response.headers.get('Content-Encoding')).toBe('gzip')
  const unpacked = new Response(response.body?.pipeThrough(new DecompressionStream('gzip')))
  expect(await unpacked.json()).toMatchObject({ id: cart.id, items: [{}, {}, {}] })
})
