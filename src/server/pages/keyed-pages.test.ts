import { afterAll, beforeAll, expect, test } from 'vitest'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ front: () => ({ storefront: unbuiltStorefront, assets: () => undefined }) })
})
afterAll(() => shop.close())

test.each([
  '/orders/key',
  '/account/orders/EE-1',
  '/newsletter/leave/key',
  '/reset-password/key',
  '/undo-email-change/key',
  '/appointments/key',
  '/account',
])('%s is kept nowhere, named to no other site and found by no search engine', async (path) => {
  const answer = await shop.visitor().send(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer')
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>')
  expect(shop.pages?.findKept(path, undefined)).toBeUndefined()
})

test('an open page is kept, and names its site to others', async () => {
  const answer = await shop.visitor().send('/about')
  expect(answer.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
  expect(shop.pages?.findKept('/about', undefined)).toBeDefined()
})
