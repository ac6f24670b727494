import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createOneEuroFilter } from './one-euro-filter.ts'

const SETTINGS = { minCutoffHz: 1, beta: 0.05, speedCutoffHz: 1 }

test('noise around a constant is reduced', () => {
  const filter = createOneEuroFilter(SETTINGS)
  const filtered = Array.from({ length: 120 }, (_, i) => filter(10 + (i % 2 === 0 ? 0.5 : -0.5), i / 30)).slice(60)
  expect(Math.max(...filtered) - Math.min(...filtered)).toBeLessThan(0.35)
})

test('a quick change is followed within a tenth of a second', () => {
  const filter = createOneEuroFilter({ minCutoffHz: 1, beta: 2, speedCutoffHz: 1 })
  for (let i = 0; i < 30; i++) filter(0, i / 30)
  for (let i = 30; i < 33; i++) filter(30, i / 30)
  expect(filter(30, 33 / 30)).toBeGreaterThan(28)
})

test('the output never leaves the range of the input', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -50, max: 50, noNaN: true }), { minLength: 1 }), (values) => {
      const filter = createOneEuroFilter(SETTINGS)
      for (const [i, value] of values.entries()) {
        const filtered = filter(value, i / 30)
        expect(filtered).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9)
        expect(filtered).toBeLessThanOrEqual(Math.max(...values) + 1e-9)
      }
    }),
  )
})

test('time that stands still restarts the filter', () => {
  const filter = createOneEuroFilter(SETTINGS)
  filter(0, 1)
  expect(filter(9, 1)).toBe(9)
})
