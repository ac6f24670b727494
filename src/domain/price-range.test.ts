import { expect, test } from 'vitest'
import { parseWholePrice } from './price-range.ts'

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
