import { expect, test } from 'vitest'
import { priceText, readPriceInput } from './price-input.ts'

test.each([
  ['149,90', 14_990],
  ['149.90', 14_990],
  ['149,9', 14_990],
  [' 149 ', 14_900],
  ['€ 149,90', 14_990],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['1234', 123_400],
  ['0,01', 1],
])('“%s” is %i cents', (text, cents) => {
  expect(readPriceInput(text)).toEqual({ is: 'price', cents })
})

test.each(['1.234', '1,234'])('“%s” may be a thousand or one', (text) => {
  expect(readPriceInput(text)).toEqual({ is: 'unclear', cents: [123_400, 123] })
})

test.each(['abc', '-5', '1,2,3', '149,901,1', '0', '1e3', '1.23.45', '12345678'])('“%s” is no price', (text) => {
  expect(readPriceInput(text)).toEqual({ is: 'invalid' })
})

test('an empty field is no mistake', () => {
  expect(readPriceInput('  ')).toEqual({ is: 'empty' })
})

test('a field shows a price that it would read again', () => {
  for (const cents of [1, 10, 14_990, 100_000, 123_400, 99_999_999]) {
    expect(readPriceInput(priceText(cents))).toEqual({ is: 'price', cents })
  }
})
