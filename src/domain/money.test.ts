import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { containedVatCents, convertCents, formatMoney } from './money.ts'
import { RATES } from './shop-facts.ts'

describe('an amount', () => {
  test.each([
    [0, 'EUR', '€0.00'],
    [5, 'EUR', '€0.05'],
    [12_000, 'EUR', '€120.00'],
    [123_456_789, 'EUR', '€1234567.89'],
    [12_000, 'USD', '$129.60'],
    [24_500, 'GBP', '£208.25'],
    [-4_950, 'EUR', '-€49.50'],
  ] as const)('of %d cents in %s is shown as %s', (cents, currency, shown) => {
    expect(formatMoney(cents, currency, RATES)).toBe(shown)
  })

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])('of %d cents throws', (cents) => {
    expect(() => formatMoney(cents)).toThrow(RangeError)
  })

  test('is converted within half a cent, and unchanged into EUR', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
        expect(Math.abs(convertCents(cents, 1.08) - cents * 1.08)).toBeLessThanOrEqual(0.5 + 1e-6)
        expect(convertCents(cents, 1)).toBe(cents)
      }),
    )
  })
})

test('net price and contained VAT add up to the gross price', () => {
  expect(containedVatCents(11_900, 19)).toBe(1_900)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (gross) => {
      const net = gross - containedVatCents(gross, 19)
      expect(Math.abs(net * 1.19 - gross)).toBeLessThanOrEqual(0.6)
    }),
  )
})
