import { expect, test } from 'vitest'
import { href, searchString } from './href.ts'

test('an address has its parameters filled in and encoded', () => {
  expect(href('product', { slug: 'aviator-gold' })).toBe('/products/aviator-gold')
  expect(href('category', { category: 'a/b' })).toBe('/collections/a%2Fb')
})

test('a query is written in the fixed order, whatever order it is given in', () => {
  expect(href('collections', {}, { page: 2, brand: 'Kalokairi' })).toBe('/collections?brand=Kalokairi&page=2')
})

test('what is empty is left out', () => {
  expect(href('collections', {}, { brand: undefined, q: '' })).toBe('/collections')
  expect(searchString(['a', 'b'], () => null)).toBe('')
})
