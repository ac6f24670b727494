import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { nearestInSize } from '../../domain/fit.ts'
import { products } from '../db/schema.ts'

const NEAR = '52,18,145'
const FACE_SIZE = { lensWidthMm: 52, bridgeMm: 18, templeMm: 145 }

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

const list = (query: { near: string; limit?: string; offset?: string; category?: string }) =>
  shop.visitor().api.catalog.listProducts(query)

test('the nearest products are in stock, one of each model, nearest first', async () => {
  const found = await list({ near: NEAR })
  const models = found.map(({ model, slug }) => model ?? slug)
  expect(new Set(models).size).toBe(models.length)
  expect(found.every(({ stock, measurements }) => stock > 0 && measurements !== null)).toBe(true)
  expect(found).toEqual(nearestInSize(found, FACE_SIZE, found.length))
  expect(found.length).toBeGreaterThan(20)
})

test('they are paged, counted and filtered', async () => {
  const whole = await list({ near: NEAR })
  const pages = [await list({ near: NEAR, limit: '4' }), await list({ near: NEAR, limit: '4', offset: '4' })]
  expect(pages.flat()).toEqual(whole.slice(0, 8))
  const response = await shop.visitor().send(`/api/products?near=${NEAR}&limit=1`)
  expect(response.headers.get('X-Total-Count')).toBe(String(whole.length))
  const kids = await list({ near: NEAR, category: 'kids' })
  expect(kids.length).toBeGreaterThan(0)
  expect(kids.every(({ categoryId }) => categoryId === 4)).toBe(true)
})

test('they are chosen from the whole catalogue, however many products come before', async () => {
  const { id } = await shop.product('aviator-gold')
  await shop.shop.db.execute(sql`
    INSERT INTO ${products} SELECT (jsonb_populate_record(p, jsonb_build_object(
      'id', 100000 + n, 'sku', 'NEAR-' || n, 'slug', 'near-' || n, 'model', 'near-' || n,
      'stock', 5, 'lens_width_mm', CASE WHEN n = 150 THEN 71 ELSE 40 END, 'bridge_mm', 29, 'temple_mm', 160, 'frame_width_mm', 190,
      'is_bestseller', false, 'created_at', '2020-01-01T00:00:00Z'
    ))).* FROM ${products} p, generate_series(1, 150) n WHERE p.id = ${id}`)
  await expect.poll(async () => (await list({ near: '71,29,160', limit: '1' }))[0]?.slug).toBe('near-150')
  const first100 = await shop.visitor().api.catalog.listProducts({ limit: '100' })
  expect(first100.map(({ slug }) => slug)).not.toContain('near-150')
})

test.each(['52,18', '52,18,145,1', '52,18,14x', '20,18,145', '-52,18,145', ''])('%j is no size', async (near) => {
  const response = await shop.visitor().send(`/api/products?near=${encodeURIComponent(near)}`)
  expect(response.status).toBe(400)
})
