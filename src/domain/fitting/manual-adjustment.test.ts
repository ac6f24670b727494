import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ADJUSTMENT_STEPS, applyAdjustment, mirrorAdjustment, UNADJUSTED, wheelScale } from './manual-adjustment.ts'

test('every step has one that undoes it', () => {
  const steps = Object.values(ADJUSTMENT_STEPS)
  const end = steps.reduce(applyAdjustment, UNADJUSTED)
  for (const [key, value] of Object.entries(end)) expect(value).toBeCloseTo(UNADJUSTED[key as 'scale'], 12)
})

test('no change takes the frame beyond the limits', () => {
  const change = fc.record({
    right: fc.double({ min: -3, max: 3, noNaN: true }),
    down: fc.double({ min: -3, max: 3, noNaN: true }),
    scale: fc.double({ min: 0.01, max: 50, noNaN: true }),
    rotationDegrees: fc.double({ min: -400, max: 400, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const { right, down, scale, rotationDegrees } = changes.reduce(applyAdjustment, UNADJUSTED)
      expect(Math.max(Math.abs(right), Math.abs(down))).toBeLessThanOrEqual(0.7)
      expect(scale).toBeGreaterThanOrEqual(0.4)
      expect(scale).toBeLessThanOrEqual(2.5)
      expect(Math.abs(rotationDegrees)).toBeLessThanOrEqual(60)
    }),
  )
})

test('mirroring an adjustment swaps left and right, and mirroring twice restores it', () => {
  const adjustment = { right: 0.2, down: 0.1, scale: 1.5, rotationDegrees: 12 }
  expect(mirrorAdjustment(adjustment)).toEqual({ right: -0.2, down: 0.1, scale: 1.5, rotationDegrees: -12 })
  expect(mirrorAdjustment(mirrorAdjustment(adjustment))).toEqual(adjustment)
})

test('a wheel turned up enlarges, turning it back restores the size, and one event never doubles it', () => {
  expect(wheelScale(-100)).toBeGreaterThan(1)
  expect(wheelScale(-53) * wheelScale(53)).toBeCloseTo(1, 12)
  expect(wheelScale(-5000)).toBeLessThan(1.2)
})
