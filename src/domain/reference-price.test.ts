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

describe('a reduction is counted from', () => {
  test.each([
    ['the price that always was', history([90, 24_500], [3, 24_500, 19_600]), 24_500],
    [
      'the lowest of the 30 days before it',
      history([90, 24_500], [20, 21_000], [10, 24_500], [3, 24_500, 19_600]),
      21_000,
    ],
    [
      'an earlier offer within those days',
      history([90, 24_500], [25, 24_500, 20_000], [20, 24_500], [3, 24_500, 19_600]),
      20_000,
    ],
    ['no offer that ended before them', history([90, 24_500, 15_000], [60, 24_500], [3, 24_500, 19_600]), 24_500],
    ['the price in force when they begin', history([90, 20_000], [20, 24_500], [3, 24_500, 19_600]), 20_000],
    [
      'before its first step, where it only grows',
      history([90, 24_500], [20, 24_500, 22_000], [3, 24_500, 19_600]),
      24_500,
    ],
    [
      'its last beginning, where it shrank in between',
      history([90, 24_500], [20, 24_500, 15_000], [9, 24_500, 22_000], [3, 24_500, 14_000]),
      15_000,
    ],
    ['what there is, where the product is younger', history([10, 24_500], [3, 24_500, 19_600]), 24_500],
    ['its own beginning, however long ago', history([400, 24_500], [300, 24_500, 19_600]), 24_500],
    ['what was asked, not what was raised along with it', history([90, 20_000], [3, 30_000, 18_000]), 20_000],
  ])('%s', (_, told, cents) => {
    expect(referencePriceCents(told)).toBe(cents)
  })
})

describe('nothing is called reduced', () => {
  test.each([
    ['without a discount', history([90, 24_500])],
    ['that had no price before', history([90, 24_500, 19_600])],
    [
      'that was as cheap within the 30 days before',
      history([90, 24_500], [20, 19_600], [10, 24_500], [3, 24_500, 19_600]),
    ],
    ['whose price was raised for a moment only', history([90, 19_600], [3, 24_500], [3, 24_500, 19_600])],
    ['without any history', history()],
  ])('%s', (_, told) => {
    expect(referencePriceCents(told)).toBeNull()
  })
})

test('whatever the history, what is struck through was asked before and is more than is asked now', () => {
  const period = fc.record({
    hours: fc.integer({ min: 0, max: 400 }),
    priceCents: fc.integer({ min: 2, max: 500 }),
    cut: fc.integer({ min: 0, max: 3 }),
  })
  fc.assert(
    fc.property(fc.array(period, { maxLength: 8 }), (periods) => {
      let at = NOW
      const told = periods.map(({ hours, priceCents, cut }) => {
        at += hours * 3_600_000
        const discountPriceCents = cut === 0 ? null : Math.max(1, Math.floor(priceCents / (cut + 1)))
        return { validFrom: new Date(at), priceCents, discountPriceCents }
      })
      const reference = referencePriceCents(told)
      if (reference === null) return
      const [last, ...before] = told.reverse()
      const asked = before.map((one) => one.discountPriceCents ?? one.priceCents)
      expect(asked).toContain(reference)
      expect(reference).toBeGreaterThan(last?.discountPriceCents ?? Number.POSITIVE_INFINITY)
    }),
  )
})
