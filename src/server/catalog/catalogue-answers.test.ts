import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { waitUntil } from '../../../test/support/wait-until.ts'
import { products } from '../db/schema.ts'
import { createRequestListener } from '../rendering/request-listener.ts'

let shop: TestShop
let server: Server
beforeAll(async () => {
  shop = await createTestShop()
  server = createServer(createRequestListener(shop.app, shop.shop.config, shop.caches)).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.close()
  await shop.close()
})

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init)
const stats = () => ({ ...shop.caches.catalogue.stats })

const FRAMING = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding', 'x-request-id']
const headersOf = ({ headers }: Response) => [...headers].filter(([name]) => !FRAMING.includes(name)).sort()

test.each([
  '/api/products?limit=12',
  '/api/products/facets?category=sunglasses',
  '/api/products/nearest?color=gold&maxPrice=1',
  '/api/products/aviator-gold/related',
  '/api/categories',
  '/api/categories/kids',
])('%s is answered a second time as the first, from memory', async (path) => {
  const before = stats()
  const made = await ask(path)
  const body = await made.text()
  const stored = await ask(path)
  expect([made.status, stored.status]).toEqual([200, 200])
  expect(await stored.text()).toBe(body)
  expect(headersOf(stored)).toEqual(headersOf(made))
  expect(stats()).toEqual({ hits: before.hits + 1, misses: before.misses + 1 })

  const etag = stored.headers.get('ETag') ?? ''
  const current = await ask(path, { headers: { 'If-None-Match': etag } })
  expect([current.status, await current.text()]).toEqual([304, ''])
  const head = await ask(path, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test.each([
  ['/api/products?limit=12&sort=price-desc&color=gold', true],
  ['/api/products?q=%CF%80%CE%B1%CE%BD%CF%84%CE%BF&limit=3&offset=1', true],
  ['/api/products?q=round+gold&limit=2', true],
  ['/api/products?q=%E0%A4%A&limit=2', false],
  ['/api/products/cards?category=sunglasses&color=gold&color=black', false],
  ['/api/products/facets?shape=round', true],
  ['/api/products', true],
])('%s is answered as by the app, without it: %s', async (path, isMade) => {
  const directly = await ask(path)
  const byApp = await shop.app.request(path)
  expect(directly.status).toBe(byApp.status)
  const [body, expected] = (await Promise.all([directly.json(), byApp.json()])) as { error?: unknown }[]
  if (directly.ok) expect(body).toEqual(expected)
  expect(headersOf(directly)).toEqual(
    expect.arrayContaining(headersOf(byApp).filter(([name]) => name !== 'content-encoding')),
  )
  expect(shop.caches.catalogue.make?.(path) !== undefined).toBe(isMade)
})

test('what is made is sent in each encoding, compressed well once it is asked for again', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const path = `/api/products?limit=40&maxPrice=${encoding.length}99`
    const sizes: number[] = []
    for (let time = 1; time <= 3; time++) {
      const answer = await ask(path, { headers: { 'Accept-Encoding': encoding } })
      expect(answer.headers.get('Content-Encoding') ?? 'identity').toBe(encoding)
      expect(await answer.json()).not.toHaveLength(0)
      sizes.push(Number(answer.headers.get('Content-Length')))
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    if (encoding !== 'identity') expect(sizes[2]).toBeLessThan(sizes[0] as number)
  }
})

test('the total stands in the header each time', async () => {
  const totals = await Promise.all(
    [1, 2].map(async () => (await ask('/api/products?limit=3')).headers.get('X-Total-Count')),
  )
  expect(totals).toEqual(Array(2).fill(String(shop.shop.catalogue.listProducts({ limit: 1, offset: 0 }).total)))
})

test('a change of the catalogue is in the next answer', async () => {
  const path = '/api/products?q=mirande&limit=5'
  const namesOf = async () => ((await (await ask(path)).json()) as { name: string }[]).map(({ name }) => name)
  expect(await namesOf()).not.toContain('Renamed')
  const { id } = await shop.product('mirande-champagne')
  await shop.shop.db.update(products).set({ name: 'Mirande Renamed' }).where(eq(products.id, id))
  await waitUntil(async () => (await namesOf()).includes('Mirande Renamed'))
})

test('errors and searches without results are made each time, and each search is counted', async () => {
  const note = vi.spyOn(shop.shop.vainSearches, 'note')
  for (let time = 1; time <= 2; time++) {
    expect(await (await ask('/api/products?q=monocle')).json()).toEqual([])
    expect(note).toHaveBeenCalledTimes(time)
    expect((await ask('/api/products?limit=0')).status).toBe(400)
    expect((await ask('/api/products/no-such-frame/related')).status).toBe(404)
  }
  const { catalogue } = shop.caches
  for (const path of ['/api/products?q=monocle', '/api/products?limit=0', '/api/products/no-such-frame/related'])
    expect(catalogue.findStored(path, {})).toBeUndefined()
})

test('a long address is answered and not stored', async () => {
  const path = `/api/products?limit=2&q=gold&unknown=${'x'.repeat(300)}`
  expect((await ask(path)).status).toBe(200)
  expect(shop.caches.catalogue.findStored(path, {})).toBeUndefined()
})

test('a product is answered from memory until its stock or the catalogue changes', async () => {
  const path = '/api/products/carlotta-rose'
  const stockIn = async () => ((await (await ask(path)).json()) as { stock: number }).stock
  const { id } = await shop.product('carlotta-rose')
  const setStock = (stock: number) => shop.shop.db.update(products).set({ stock }).where(eq(products.id, id))
  await setStock(9)
  await waitUntil(async () => {
    const before = shop.statements.length
    expect(await stockIn()).toBe(9)
    return !shop.statements.slice(before).some((statement) => statement.includes('select id, stock'))
  })
  const etag = (await ask(path)).headers.get('ETag') ?? ''
  expect((await ask(path, { headers: { 'If-None-Match': etag } })).status).toBe(304)
  await setStock(8)
  await waitUntil(async () => (await stockIn()) === 8)
  await shop.shop.db.update(products).set({ nameEl: 'Άλλο όνομα' }).where(eq(products.id, id))
  await waitUntil(async () => ((await (await ask(path)).json()) as { nameEl: string }).nameEl === 'Άλλο όνομα')
  await shop.shop.db.update(products).set({ status: 'draft' }).where(eq(products.id, id))
  await waitUntil(async () => (await ask(path)).status === 404)
})

test('a product is stored under one address, and for a moment only', async () => {
  const { catalogue } = shop.caches
  for (const path of ['/api/products/aviator-gold?x=1', '/api/products/aviator%2Dgold', '/api/products/aviator-gold'])
    expect((await ask(path)).status).toBe(200)
  expect(catalogue.findStored('/api/products/aviator-gold?x=1', {})).toBeUndefined()
  expect(catalogue.findStored('/api/products/aviator%2Dgold', {})).toBeUndefined()
  expect(catalogue.findStored('/api/products/aviator-gold', {})).toBeDefined()
  // The time is read once a millisecond.
  await new Promise((resolve) => setTimeout(resolve, 20))
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_100)
  expect(catalogue.findStored('/api/products/aviator-gold', {})).toBeUndefined()
  now.mockRestore()
})
