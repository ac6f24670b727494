import { expect, test } from 'vitest'
import { pageKey } from './page-key.ts'

const keyOf = (path: string) => pageKey(new URL(path, 'http://shop.test'))

test('a page is known by its path and its own query, in fixed order', () => {
  expect(keyOf('/collections?page=2&brand=Kalokairi&utm_source=x')).toBe('/collections?brand=Kalokairi&page=2')
  expect(keyOf('/?bestseller=true')).toBe('/')
})

test('the catch-all has no key', () => {
  expect(keyOf('/gift-cards')).toBeNull()
  expect(keyOf('/not-found')).toBe('/not-found')
})
