import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createOneEuro } from './smoothing.ts'

const SETTINGS = { minCutoff: 1, beta: 0.05 }

test('what rests stays, and a trembling is made smaller', () => {
  const steady = createOneEuro(SETTINGS)
  const shown = Array.from({ length: 120 }, (_, i) => steady(10 + (i % 2 === 0 ? 0.5 : -0.5), i / 30)).slice(60)
  expect(Math.max(...shown) - Math.min(...shown)).toBeLessThan(0.35)
})

test('a quick turn is followed within a tenth of a second', () => {
  const steady = createOneEuro({ minCutoff: 1, beta: 2 })
  for (let i = 0; i < 30; i++) steady(0, i / 30)
  for (let i = 30; i < 33; i++) steady(30, i / 30)
  expect(steady(30, 33 / 30)).toBeGreaterThan(28)
})

test('it never leaves the range of what it was given', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -50, max: 50, noNaN: true }), { minLength: 1 }), (values) => {
      const steady = createOneEuro(SETTINGS)
      for (const [i, value] of values.entries()) {
        const shown = steady(value, i / 30)
        expect(shown).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9)
        expect(shown).toBeLessThanOrEqual(Math.max(...values) + 1e-9)
      }
    }),
  )
})

test('time that stands still or runs back begins anew', () => {
  const steady = createOneEuro(SETTINGS)
  steady(0, 1)
  expect(steady(9, 1)).toBe(9)
})
