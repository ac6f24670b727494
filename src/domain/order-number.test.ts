import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOrderNumber, orderNumber } from './order-number.ts'

test('an order number has groups of four without ambiguous letters', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 12, maxLength: 20 }), (bytes) => {
      const number = orderNumber(bytes)
      expect(number).toMatch(/^EE-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
      expect(isOrderNumber(number)).toBe(true)
    }),
  )
})

test.each(['', 'EE-0000-0000', 'ee-0000-0000-0000', 'EE-ILOU-0000-0000', 'EE-0000-0000-0000 call 900', '1'])(
  '%j is not an order number',
  (text) => expect(isOrderNumber(text)).toBe(false),
)

test('too few random bytes throw', () => {
  expect(() => orderNumber(new Uint8Array(11))).toThrow(RangeError)
})
