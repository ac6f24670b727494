import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { type Fit, fitOf } from '../../domain/fit-score.ts'
import type { WearerGroup } from '../../domain/worn-by.ts'
import { products } from '../db/schema.ts'

const OWN = '52-18-145'
const OWN_FIT: Fit = { kind: 'numbers', lensWidthMm: 52, bridgeMm: 18, templeMm: 145 }

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

const list = (query: Record<string, string>) => shop.visitor().api.catalog.listProducts(query)
const find = (query: { fit: string; limit?: string; offset?: string; category?: string; for?: WearerGroup }) =>
  shop.visitor().api.call('GET /api/fit-finder', { query })
const tenthsOf = ({ measurements }: Awaited<ReturnType<typeof list>>[number]) =>
  measurements ? fitOf(measurements, OWN_FIT).tenths : Number.POSITIVE_INFINITY

test('the finder lists products in stock that fit, one of each model, the best first', async () => {
  const { like, close, products: found } = await find({ fit: OWN })
  const models = found.map(({ model, slug }) => model ?? slug)
  expect(new Set(models).size).toBe(models.length)
  expect(found.every(({ stock }) => stock > 0)).toBe(true)
  const scores = found.map(tenthsOf)
  expect(scores).toEqual(scores.toSorted((a, b) => a - b))
  expect(scores.filter((tenths) => tenths <= 25)).toHaveLength(like)
  expect(scores.filter((tenths) => tenths > 25 && tenths <= 60)).toHaveLength(close)
  expect(like + close).toBe(found.length)
  expect(Math.min(like, close)).toBeGreaterThan(2)
})

test('the finder is paged, counted and filtered', async () => {
  const whole = await find({ fit: OWN })
  const pages = [await find({ fit: OWN, limit: '4' }), await find({ fit: OWN, limit: '4', offset: '4' })]
  expect(pages.flatMap((page) => page.products)).toEqual(whole.products.slice(0, 8))
  expect(pages.map(({ like, close }) => [like, close])).toEqual([
    [whole.like, whole.close],
    [whole.like, whole.close],
  ])
  expect((await find({ fit: OWN, category: 'kids' })).products).toEqual([])
  const kids = await find({ fit: '44-16-125', category: 'kids' })
  expect(kids.products.length).toBeGreaterThan(0)
  expect(kids.products.every(({ categoryId }) => categoryId === 4)).toBe(true)
})

test('the finder shows a man with an optical frame optical frames for men, those for both among them', async () => {
  const { like, close, products: found } = await find({ fit: '52-18-140', category: 'optical-frames', for: 'men' })
  expect(found.length).toBeGreaterThanOrEqual(4)
  expect(like + close).toBe(found.length)
  expect(new Set(found.map(({ categoryId }) => categoryId))).toEqual(new Set([2]))
  expect(new Set(found.map(({ gender }) => gender))).toEqual(new Set(['men', 'unisex']))
  const child = await find({ fit: '44-16-125', for: 'kids' })
  expect(new Set(child.products.map(({ gender }) => gender))).toEqual(new Set(['kids']))
  expect((await shop.visitor().send('/api/fit-finder?fit=52-18-140&for=dogs')).status).toBe(400)
})

test('the finder takes the width of a face and a class', async () => {
  const face = await find({ fit: '134' })
  const off = face.products.map(({ measurements }) => Math.abs((measurements?.frameWidthMm ?? 0) - 134))
  expect(off).toEqual(off.toSorted((a, b) => a - b))
  expect(off.filter((mm) => mm <= 3)).toHaveLength(face.like)
  expect(Math.max(...off)).toBeLessThanOrEqual(6)
  const wide = await find({ fit: 'wide' })
  expect(wide.products.slice(0, wide.like).every(({ measurements }) => (measurements?.frameWidthMm ?? 0) > 139)).toBe(
    true,
  )
  expect(wide.like).toBeGreaterThan(0)
})

test('a list by fit has every product, those without measurements last, whatever the sort', async () => {
  const all = await list({ fit: OWN, sort: 'price-desc' })
  const scores = all.map(tenthsOf)
  expect(scores).toEqual(scores.toSorted((a, b) => a - b))
  expect(scores.at(-1)).toBe(Number.POSITIVE_INFINITY)
  expect(all).toHaveLength((await list({})).length)
  expect([await list({ fit: OWN, limit: '12' }), await list({ fit: OWN, limit: '12', offset: '12' })].flat()).toEqual(
    all.slice(0, 24),
  )
  const response = await shop.visitor().send(`/api/products?fit=${OWN}&limit=1&category=sunglasses`)
  const sunglasses = await list({ category: 'sunglasses' })
  expect(response.headers.get('X-Total-Count')).toBe(String(sunglasses.length))
})

test('they are chosen from the whole catalogue, however many products come before', async () => {
  const { id } = await shop.product('aviator-gold')
  await shop.shop.db.execute(sql`
    INSERT INTO ${products} SELECT (jsonb_populate_record(p, jsonb_build_object(
      'id', 100000 + n, 'sku', 'NEAR-' || n, 'slug', 'near-' || n, 'model', 'near-' || n,
      'stock', 5, 'lens_width_mm', CASE WHEN n = 150 THEN 71 ELSE 40 END, 'bridge_mm', 29, 'temple_mm', 160, 'frame_width_mm', 190,
      'is_bestseller', false, 'created_at', '2020-01-01T00:00:00Z'
    ))).* FROM ${products} p, generate_series(1, 150) n WHERE p.id = ${id}`)
  await expect.poll(async () => (await list({ fit: '71-29-160', limit: '1' }))[0]?.slug).toBe('near-150')
  expect((await list({ limit: '100' })).map(({ slug }) => slug)).not.toContain('near-150')
  expect((await find({ fit: '71-29-160' })).products.map(({ slug }) => slug)).toEqual(['near-150'])
})

test('lists are filtered by class, lens width and bridge, and count them', async () => {
  const visitor = shop.visitor()
  const medium = await list({ size: 'medium', category: 'sunglasses' })
  expect(medium.length).toBeGreaterThan(3)
  for (const { measurements } of medium) {
    expect(measurements?.frameWidthMm).toBeGreaterThanOrEqual(129)
    expect(measurements?.frameWidthMm).toBeLessThanOrEqual(139)
  }
  const narrowed = await list({ lensWidth: '50-52', bridge: '18-19' })
  expect(narrowed.length).toBeGreaterThan(0)
  for (const { measurements } of narrowed) {
    expect([50, 51, 52]).toContain(measurements?.lensWidthMm)
    expect([18, 19]).toContain(measurements?.bridgeMm)
  }
  const { facets } = await visitor.api.catalog.listFacets({ category: 'sunglasses' })
  expect(facets.size.find(({ value }) => value === 'medium')?.count).toBe(medium.length)
  expect(await list({ size: 'huge' })).toEqual([])
})

test.each(['52-18', '52,18,145', '52-18-145-1', '20-18-145', '94', '171', 'huge', ''])('%j is no fit', async (fit) => {
  for (const path of ['/api/products', '/api/fit-finder']) {
    const response = await shop.visitor().send(`${path}?fit=${encodeURIComponent(fit)}`)
    expect([path, response.status]).toEqual([path, 400])
    expect((await response.json()).error.fields).toHaveProperty('fit')
  }
})

test('the finder needs a fit', async () => {
  expect((await shop.visitor().send('/api/fit-finder')).status).toBe(400)
})
