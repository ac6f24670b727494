import { describe, expect, test } from 'vitest'
import { readLensCases } from '../../../test/support/lens-cases.ts'
import { adviseMaterial } from './advice.ts'
import { lensPrice } from './lens-price.ts'
import { DEFAULT_LENS_SETTINGS } from './lens-settings.ts'
import { checkLenses } from './permitted.ts'

const CASES = readLensCases()
/** Expected values have two decimals, and outlines four times as many points. */
const TOLERANCE_MM = 0.02

test('there are at least 200 cases, with every outcome', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(200)
  expect(new Set(CASES.map(({ row }) => row.outcome)).size).toBe(4)
})

describe.each(CASES)('case $name', ({ order, row }) => {
  const verdict = checkLenses(order, DEFAULT_LENS_SETTINGS)

  test('has its verdict', () => {
    expect(verdict.outcome).toBe(row.outcome)
    expect([...new Set(verdict.reasons.map(({ code }) => code))].sort().join(' ')).toBe(row.reasons)
  })

  test('has its thickness', () => {
    for (const eye of ['right', 'left'] as const) {
      const figures = verdict.figures?.[eye]
      expect(figures === null || figures === undefined).toBe(row[`${eye} centre`] === '')
      if (!figures) continue
      expect(Math.abs(figures.centreMm - Number(row[`${eye} centre`]))).toBeLessThan(TOLERANCE_MM)
      expect(Math.abs(figures.thickestEdge.thicknessMm - Number(row[`${eye} edge`]))).toBeLessThan(TOLERANCE_MM)
    }
  })

  test('has its advice', () => {
    const { frame, wearer, choice } = order
    const advice = frame && adviseMaterial({ type: choice.type, wearer, frame }, DEFAULT_LENS_SETTINGS)
    const expected = { advised: row.advised, thin: row.thin, smaller: row.smaller }
    const advised = advice && (advice.advised ?? 'none')
    const thin = advice?.advised ? (advice.isThin ? 'yes' : 'no') : ''
    expect({ advised: advised ?? '', thin, smaller: advice?.smallerFrame?.material ?? '' }).toEqual(expected)
  })

  test('has its price', () => {
    const price = lensPrice(order.choice, order.wearer.prescription, DEFAULT_LENS_SETTINGS.prices)
    expect(price.totalCents).toBe(Number(row.cents))
    expect(price.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(price.totalCents)
  })
})
