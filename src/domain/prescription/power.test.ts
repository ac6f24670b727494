import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyPower } from '../../../test/support/prescriptions.ts'
import { axisErrorPower, powerAlong, sphericalEquivalent, strongestPower } from './power.ts'
import type { Power } from './prescription.ts'

const power = (sphere: number, cylinder = 0, axis: number | null = null): Power => ({ sphere, cylinder, axis })

describe('the power of a lens', () => {
  test('is −4.00 on average for −3.00 −2.00', () => {
    expect(sphericalEquivalent(power(-300, -200, 90))).toBe(-400)
  })

  test.each([
    [power(-300, -200, 45), 180, -400],
    [power(200, -150, 30), 180, 162.5],
    [power(-300, -200, 180), 180, -300],
    [power(-300, -200, 90), 180, -500],
    [power(150), 37, 150],
  ])('of %j along %i degrees is %f', (lens, meridian, hundredths) => {
    expect(powerAlong(lens, meridian)).toBeCloseTo(hundredths, 8)
  })

  test.each([
    [power(-300, -200, 90), 500],
    [power(-400, 550, 90), 400],
    [power(100, -300, 90), 200],
  ])('of %j is %i at its strongest', (lens, hundredths) => {
    expect(strongestPower(lens)).toBe(hundredths)
  })

  test('is 0.35 off where a cylinder of 2.00 is turned by 5 degrees', () => {
    expect(axisErrorPower(-200, 5)).toBe(35)
  })

  test('lies between both principal powers along every meridian', () => {
    fc.assert(
      fc.property(anyPower, fc.integer({ min: 1, max: 180 }), (lens, meridian) => {
        const ends = [lens.sphere, lens.sphere + lens.cylinder].toSorted((a, b) => a - b)
        expect(powerAlong(lens, meridian)).toBeGreaterThanOrEqual((ends[0] ?? 0) - 1e-6)
        expect(powerAlong(lens, meridian)).toBeLessThanOrEqual((ends[1] ?? 0) + 1e-6)
      }),
    )
  })
})
