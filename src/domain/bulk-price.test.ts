import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyPriceRule, ROUNDINGS, roundPrice } from './bulk-price.ts'

describe('a rounded price', () => {
  test.each([
    ['cent', 12_345, 12_345],
    ['ten_cents', 12_344, 12_340],
    ['ten_cents', 12_345, 12_350],
    ['euro', 12_349, 12_300],
    ['euro', 12_350, 12_400],
    ['ninety', 12_345, 12_390],
    ['ninety', 12_339, 12_290],
    ['ninety', 12_340, 12_390],
    ['ninety', 12_390, 12_390],
    ['ninety', 10, 90],
    ['euro', 10, 100],
  ] as const)('by %s: %d becomes %d', (rounding, cents, rounded) => {
    expect(roundPrice(cents, rounding)).toBe(rounded)
  })

  test('is whole, positive, and rounds to itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.constantFrom(...ROUNDINGS), (cents, rounding) => {
        const rounded = roundPrice(cents, rounding)
        expect(Number.isSafeInteger(rounded) && rounded > 0).toBe(true)
        expect(roundPrice(rounded, rounding)).toBe(rounded)
        if (cents >= 100) expect(Math.abs(rounded - cents)).toBeLessThanOrEqual(50)
      }),
    )
  })
})

describe('a rule', () => {
  test.each([
    [12_000, { by: 'percent', percent: -20, rounding: 'cent' }, 9_600],
    [12_000, { by: 'percent', percent: 12.5, rounding: 'cent' }, 13_500],
    [9_995, { by: 'percent', percent: -10, rounding: 'ninety' }, 8_990],
    [12_000, { by: 'amount', cents: -500, rounding: 'cent' }, 11_500],
    [12_000, { by: 'price', cents: 9_900 }, 9_900],
    [400, { by: 'amount', cents: -400, rounding: 'euro' }, null],
    [400, { by: 'percent', percent: -100, rounding: 'euro' }, null],
  ] as const)('changes %d by %o to %s', (cents, rule, result) => {
    expect(applyPriceRule(cents, rule)).toBe(result)
  })
})
