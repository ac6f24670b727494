import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { totalsOf, unitPriceCents } from './pricing.ts'
import { hasFreeShipping, missingForFreeShippingCents, shippingCents } from './shipping.ts'
import { SHIPPING } from './shop-facts.ts'
import { DEFAULT_TAX, ratesOn, TAX_CLASSES } from './tax-rates.ts'

const RULES = { shipping: SHIPPING, rateOf: ratesOn(DEFAULT_TAX, '2026-11-22') }

test('the unit price is the discount price if there is one', () => {
  expect(unitPriceCents({ priceCents: 9_000, discountPriceCents: null })).toBe(9_000)
  expect(unitPriceCents({ priceCents: 9_000, discountPriceCents: 4_500 })).toBe(4_500)
})

describe('delivery', () => {
  test.each([
    [0, 'standard', 500],
    [9_999, 'standard', 500],
    [10_000, 'standard', 0],
    [10_001, 'standard', 0],
    [9_999, 'express', 1_500],
    [10_000, 'express', 1_500],
    [9_999, 'locker', 300],
    [10_000, 'locker', 0],
    [100, 'collection', 0],
  ] as const)('of %d cents by %s costs %d', (subtotal, method, cents) => {
    expect(shippingCents(subtotal, method, SHIPPING)).toBe(cents)
  })

  test('is free exactly when nothing is missing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (subtotal) => {
        expect(hasFreeShipping(subtotal, SHIPPING)).toBe(missingForFreeShippingCents(subtotal, SHIPPING) === 0)
        expect(hasFreeShipping(subtotal + missingForFreeShippingCents(subtotal, SHIPPING), SHIPPING)).toBe(true)
      }),
    )
  })
})

describe('totals', () => {
  test('of an empty cart are zero', () => {
    expect(totalsOf([], RULES)).toMatchObject({ subtotalCents: 0, shippingCents: 0, totalCents: 0, vatCents: 0 })
  })

  test('contain the VAT of each class of goods at its rate, and of delivery and the fee at the standard one', () => {
    const line = (taxClass: 'standard' | 'reduced_5' | 'zero', cents: number) => ({
      ...{ unitPriceCents: cents, quantity: 2, taxClass },
    })
    expect(totalsOf([line('standard', 2_975), line('reduced_5', 1_050)], RULES).vatCents).toBe(
      // 59.50 of goods and 5.00 of delivery at 19 %, 21.00 at 5 %.
      1_030 + 100,
    )
    expect(totalsOf([line('zero', 4_000)], RULES, 'express', 300).vatCents).toBe(287)
    expect(totalsOf([line('zero', 4_000)], RULES, 'collection').vatCents).toBe(0)
  })

  test('add up in whole cents for any lines', () => {
    const line = fc.record({
      unitPriceCents: fc.integer({ min: 1, max: 69_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
      taxClass: fc.constantFrom(...TAX_CLASSES),
    })
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 20 }),
        fc.constantFrom('standard', 'express', 'locker', 'collection'),
        fc.integer({ min: 0, max: 1_000 }),
        (lines, method, cashFee) => {
          const totals = totalsOf(lines, RULES, method, cashFee)
          expect(totals.totalCents).toBe(totals.subtotalCents + totals.shippingCents + cashFee)
          expect(totals.subtotalCents).toBe(lines.reduce((sum, one) => sum + one.unitPriceCents * one.quantity, 0))
          expect(Object.values(totals).every(Number.isSafeInteger)).toBe(true)
          expect(totalsOf([...lines].reverse(), RULES, method, cashFee)).toEqual(totals)
        },
      ),
    )
  })
})
