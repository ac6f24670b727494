import { expect, test } from 'vitest'
import { isOrderNumber, orderNumber } from './order-number.ts'

test('a number that was made is known as one', () => {
  expect(isOrderNumber(orderNumber(new Uint8Array(12).fill(255)))).toBe(true)
  expect(isOrderNumber(orderNumber(Uint8Array.from({ length: 12 }, (_, index) => index * 7)))).toBe(true)
})

test.each(['', 'EE-0000-0000', 'ee-0000-0000-0000', 'EE-ILOU-0000-0000', 'EE-0000-0000-0000 call 900', '1'])(
  '%j is no order number',
  (text) => expect(isOrderNumber(text)).toBe(false),
)

test('too few random bytes make none', () => {
  expect(() => orderNumber(new Uint8Array(11))).toThrow(RangeError)
})
