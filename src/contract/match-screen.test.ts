import { expect, test } from 'vitest'
import { matchScreen } from './match-screen.ts'

test.each([
  ['/', 'home', {}],
  ['/collections', 'collections', {}],
  ['/Collections/', 'collections', {}],
  ['/collections/sunglasses', 'category', { category: 'sunglasses' }],
  ['/collections/a%2Fb', 'category', { category: 'a/b' }],
  ['/collections/a/b', 'unknown', {}],
  ['/products/%CE%B1', 'product', { slug: 'α' }],
  ['/products/%E0%A4%A', 'product', { slug: '%E0%A4%A' }],
  ['/products/a/lenses', 'lenses', { slug: 'a' }],
  ['/checkout/success', 'orderComplete', {}],
  ['/account/orders/EE-1/', 'accountOrder', { orderId: 'EE-1' }],
  ['/newsletter/leave/a.b-c', 'newsletter', { step: 'leave', token: 'a.b-c' }],
  ['/newsletter/leave', 'unknown', {}],
  ['/ORDERS/Key', 'orderByLink', { token: 'Key' }],
  ['/about', 'about', {}],
  ['/about/us', 'unknown', {}],
  ['/not-found', 'notFound', {}],
  ['/gift-hats', 'unknown', {}],
])('%s is the screen %s', (path, name, params) => {
  expect(matchScreen(path)).toEqual({ name, params: expect.objectContaining(params) })
})
