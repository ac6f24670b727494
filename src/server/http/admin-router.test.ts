import { createRoute, z } from '@hono/zod-openapi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { createAdminRouter } from './admin-router.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

test('a call of the back office without a permission is rejected when it is mounted', () => {
  const responses = { 200: { description: '', content: { 'application/json': { schema: z.null() } } } }
  const call = createRoute({ method: 'get', path: '/api/admin/probe', responses })
  expect(() => createAdminRouter(shop.shop).openapi(call, (c) => c.json(null, 200))).toThrow('/api/admin/probe')
})
