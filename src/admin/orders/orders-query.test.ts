import { expect, test } from 'vitest'
import { ordersHref } from './orders-query.ts'

test('the address of a list of orders names only what differs from the list one begins with', () => {
  expect(ordersHref({ view: 'open' })).toBe('/admin/orders')
  expect(ordersHref({ view: 'shipped' })).toBe('/admin/orders?view=shipped')
  expect(ordersHref({ q: '99 11 22' })).toBe('/admin/orders?q=99+11+22')
  expect(ordersHref({ view: 'all', q: 'maria' })).toBe('/admin/orders?q=maria')
  expect(ordersHref({ view: 'open', q: 'maria', after: 'x' })).toBe('/admin/orders?view=open&q=maria&after=x')
})
