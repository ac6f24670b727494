import { expect, test } from 'vitest'
import { parsePriceRange, parseWholePrice } from './price-range.ts'

test.each([
  ['200', 200],
  [' €150 ', 150],
  ['0', 0],
  ['1000000', 1_000_000],
  ['1000001', undefined],
  ['12.50', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['', undefined],
  [null, undefined],
] as const)('a typed price %j is %j whole euro', (text, price) => {
  expect(parseWholePrice(text)).toBe(price)
})

test('a range that is typed the wrong way round is turned', () => {
  expect(parsePriceRange('200', '150')).toEqual({ minPrice: 150, maxPrice: 200 })
  expect(parsePriceRange('150', '200')).toEqual({ minPrice: 150, maxPrice: 200 })
  expect(parsePriceRange('200', null)).toEqual({ minPrice: 200, maxPrice: undefined })
})
