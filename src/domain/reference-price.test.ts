import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PricePeriod, referencePriceCents } from './reference-price.ts'

const NOW = Date.parse('2026-11-21T09:00:00Z')
/** Prices as `[days ago, price, discount]`, oldest first. */
const history = (...periods: [daysAgo: number, price: number, discount?: number][]): PricePeriod[] =>
  periods.map(([daysAgo, priceCents, discount]) => ({
    validFrom: new Date(NOW - daysAgo * 86_400_000),
    priceCents,
    discountPriceCents: discount ?? null,
  }))

describe('the reference price is', () => {
  test.each([
    ['the constant price', history([90, 24_500], [3, 24_500, 19_600]), 24_500],
    [
      'the lowest of the 30 days before the reduction',
      history([90, 24_500], [20, 21_000], [10, 24_500], [3, 24_500, 19_600]),
      21_000,
    ],
    [
      'an earlier discount within those days',
      history([90, 24_500], [25, 24_500, 20_000], [20, 24_500], [3, 24_500, 19_600]),
      20_000,
    ],
    ['not a discount that ended before them', history([90, 24_500, 15_000], [60, 24_500], [3, 24_500, 19_600]), 24_500],
    ['the price at the start of those days', history([90, 20_000], [20, 24_500], [3, 24_500, 19_600]), 20_000],
    [
      'the price before the first step of a growing reduction',
      history([90, 24_500], [20, 24_500, 22_000], [3, 24_500, 19_600]),
      24_500,
    ],
    [
      'the price before the last start, if the reduction shrank in between',
      history([90, 24_500], [20, 24_500, 15_000], [9, 24_500, 22_000], [3, 24_500, 14_000]),
      15_000,
    ],
    ['the first price of a younger product', history([10, 24_500], [3, 24_500, 19_600]), 24_500],
    ['the price before a reduction that started long ago', history([400, 24_500], [300, 24_500, 19_600]), 24_500],
    ['the price charged before, not one raised with the discount', history([90, 20_000], [3, 30_000, 18_000]), 20_000],
  ])('%s', (_, periods, cents) => {
    expect(referencePriceCents(periods)).toBe(cents)
  })
})

describe('there is no reference price', () => {
  test.each([
    ['without a discount', history([90, 24_500])],
    ['without an earlier price', history([90, 24_500, 19_600])],
    [
      'if the product was as cheap in the 30 days before',
      history([90, 24_500], [20, 19_600], [10, 24_500], [3, 24_500, 19_600]),
    ],
    ['if the price was raised for a moment only', history([90, 19_600], [3, 24_500], [3, 24_500, 19_600])],
    ['without any history', history()],
  ])('%s', (_, periods) => {
    expect(referencePriceCents(periods)).toBeNull()
  })
})

test('for any history, the reference price was charged before and is higher than the current price', () => {
  const period = fc.record({
    hours: fc.integer({ min: 0, max: 400 }),
    priceCents: fc.integer({ min: 2, max: 500 }),
    cut: fc.integer({ min: 0, max: 3 }),
  })
  fc.assert(
    fc.property(fc.array(period, { maxLength: 8 }), (periods) => {
      let at = NOW
      const dated = periods.map(({ hours, priceCents, cut }) => {
        at += hours * 3_600_000
        const discountPriceCents = cut === 0 ? null : Math.max(1, Math.floor(priceCents / (cut + 1)))
        return { validFrom: new Date(at), priceCents, discountPriceCents }
      })
      const reference = referencePriceCents(dated)
      if (reference === null) return
      const [last, ...before] = dated.reverse()
      const charged = before.map((one) => one.discountPriceCents ?? one.priceCents)
      expect(charged).toContain(reference)
      expect(reference).toBeGreaterThan(last?.discountPriceCents ?? Number.POSITIVE_INFINITY)
    }),
  )
})
