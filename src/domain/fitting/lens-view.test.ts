import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eyeMagnification, finishOfLook, LENS_LOOK_NAMES, SHOWN_POWERS } from './lens-view.ts'

test.each([
  [0, 1],
  [-6, 0.917],
  [-10, 0.87],
  [4, 1.064],
  [8, 1.136],
])('through %d D an eye looks %d times as large', (power, share) => {
  expect(eyeMagnification(power)).toBeCloseTo(share, 3)
})

test('minus makes eyes smaller and plus larger, the stronger the more', () => {
  const power = fc.double({ min: SHOWN_POWERS.min, max: SHOWN_POWERS.max, noNaN: true })
  fc.assert(
    fc.property(power, power, (one, other) => {
      fc.pre(other - one > 0.01)
      expect(eyeMagnification(one)).toBeLessThan(eyeMagnification(other))
    }),
  )
})

test('powers beyond what is shown look like the strongest', () => {
  expect(eyeMagnification(-30)).toBe(eyeMagnification(SHOWN_POWERS.min))
  expect(eyeMagnification(60)).toBe(eyeMagnification(SHOWN_POWERS.max))
})

test('every look but the own has a finish', () => {
  expect(LENS_LOOK_NAMES.filter((look) => finishOfLook(look) === null)).toEqual(['own'])
})
