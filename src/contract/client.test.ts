import { expect, test } from 'vitest'
import { ApiError, createClient, pathOf } from './client.ts'
import { fromWire, toWire } from './money.ts'

test('paths are filled in, and a query keeps its order without what is empty', () => {
  expect(pathOf('GET /api/products/{slug}', { params: { slug: 'a/b γ' } })).toBe('/api/products/a%2Fb%20%CE%B3')
  const query = { isBestseller: true, limit: 4, brand: '', color: undefined }
  expect(pathOf('GET /api/products', { query })).toBe('/api/products?isBestseller=true&limit=4')
})

test('any answer that is no success becomes an error of its status and body', async () => {
  const api = createClient(async () => new Response('no luck', { status: 503 }))
  await expect(api.read('/api/products')).rejects.toThrow('503: no luck')
  const empty = createClient(async () => new Response('', { status: 404, statusText: 'Not Found' }))
  await expect(empty.read('/x')).rejects.toThrow('404: Not Found')
  const body = JSON.stringify({ error: { code: 'out_of_stock', message: 'Sold out' } })
  expect(new ApiError(409, body).problem?.code).toBe('out_of_stock')
})

test('an error of another copy of the class counts, as in the built storefront', () => {
  const copy = Object.assign(new Error('404: x'), { name: 'ApiError', status: 404 })
  expect(copy).toBeInstanceOf(ApiError)
  const error = new ApiError(404, JSON.stringify({ error: { code: 'not_found', message: 'Not found' } }))
  expect(JSON.parse(JSON.stringify(error))).toBeInstanceOf(ApiError)
  expect(JSON.parse(JSON.stringify(error))).toMatchObject({ status: 404, problem: { code: 'not_found' } })
  expect(new Error('404: x')).not.toBeInstanceOf(ApiError)
})

test('bodies travel as JSON, with cookies', async () => {
  const sent: unknown[] = []
  const api = createClient(async (path, init) => {
    sent.push([path, init])
    return new Response('{}')
  })
  await api.cart.changeQuantity(1, 2, 3)
  expect(sent).toEqual([
    [
      '/api/cart/1/items/2',
      {
        credentials: 'include',
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: '{"quantity":3}',
      },
    ],
  ])
})

test('money crosses the wire without losing a cent', () => {
  for (let cents = 0; cents < 200_000; cents += 7) expect(fromWire(toWire(cents))).toBe(cents)
  expect(() => toWire(0.5)).toThrow(RangeError)
})
