import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  adjustByKey,
  adjustFurther,
  behindMirror,
  HAND_STEPS,
  pinch,
  scaleByWheel,
  UNADJUSTED,
} from './hand-adjustment.ts'

test('the arrow keys move, plus and minus scale, zero puts back', () => {
  const moved = adjustByKey(UNADJUSTED, 'ArrowRight')
  expect(moved).toEqual({ ...UNADJUSTED, right: 0.01 })
  expect(adjustByKey(UNADJUSTED, '+')?.scale).toBeGreaterThan(1)
  expect(adjustByKey(UNADJUSTED, '-')?.scale).toBeLessThan(1)
  expect(adjustByKey({ right: 0.2, down: 0.1, scale: 2, turn: 9 }, '0')).toEqual(UNADJUSTED)
  expect(adjustByKey(UNADJUSTED, 'Tab')).toBeUndefined()
})

test('every step has one that undoes it', () => {
  const steps = Object.values(HAND_STEPS)
  const end = steps.reduce(adjustFurther, UNADJUSTED)
  for (const [key, value] of Object.entries(end)) expect(value).toBeCloseTo(UNADJUSTED[key as 'scale'], 12)
})

test('no hand takes the frame out of reach', () => {
  const change = fc.record({
    right: fc.double({ min: -3, max: 3, noNaN: true }),
    down: fc.double({ min: -3, max: 3, noNaN: true }),
    scale: fc.double({ min: 0.01, max: 50, noNaN: true }),
    turn: fc.double({ min: -400, max: 400, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const { right, down, scale, turn } = changes.reduce(adjustFurther, UNADJUSTED)
      expect(Math.max(Math.abs(right), Math.abs(down))).toBeLessThanOrEqual(0.7)
      expect(scale).toBeGreaterThanOrEqual(0.4)
      expect(scale).toBeLessThanOrEqual(2.5)
      expect(Math.abs(turn)).toBeLessThanOrEqual(60)
    }),
  )
})

test('two fingers twice as far apart double the frame, and turning them turns it the short way', () => {
  const at = (x: number, y: number) => ({ x, y })
  expect(pinch([at(0, 0), at(10, 0)], [at(0, 0), at(20, 0)])).toEqual({ scale: 2, turn: 0 })
  expect(pinch([at(0, 0), at(10, 0)], [at(0, 0), at(0, 10)]).turn).toBeCloseTo(90)
  expect(pinch([at(0, 0), at(-10, 1)], [at(0, 0), at(-10, -1)]).turn).toBeCloseTo(11.42, 2)
  expect(pinch([at(5, 5), at(5, 5)], [at(0, 0), at(1, 0)]).scale).toBe(1)
})

test('what is moved to the right before a mirror lies to the left on the picture behind it, and back again', () => {
  const seen = { right: 0.2, down: 0.1, scale: 1.5, turn: 12 }
  expect(behindMirror(seen)).toEqual({ right: -0.2, down: 0.1, scale: 1.5, turn: -12 })
  expect(behindMirror(behindMirror(seen))).toEqual(seen)
})

test('a wheel turned up makes larger, turned back as it was, and one push never doubles a frame', () => {
  expect(scaleByWheel(-100)).toBeGreaterThan(1)
  expect(scaleByWheel(-53) * scaleByWheel(53)).toBeCloseTo(1, 12)
  expect(scaleByWheel(-5000)).toBeLessThan(1.2)
})
