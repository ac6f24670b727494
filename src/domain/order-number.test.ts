import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderNumber } from './order-number.ts'

test('an order number is read in fours, without letters that are misheard', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 12, maxLength: 20 }), (bytes) => {
      expect(orderNumber(bytes)).toMatch(/^EE-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    }),
  )
})

test('too little chance is refused', () => {
  expect(() => orderNumber(new Uint8Array(11))).toThrow(RangeError)
})
