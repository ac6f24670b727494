import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyPower, anyPrescription } from '../../../test/support/prescriptions.ts'
import { powerAlong, sphericalEquivalent, strongestPower } from './power.ts'
import type { Power } from './prescription.ts'
import { recordPrescription, toMinusCylinder, transpose } from './transpose.ts'

const power = (sphere: number, cylinder = 0, axis: number | null = null): Power => ({ sphere, cylinder, axis })

describe('a transposed lens', () => {
  test.each([
    [power(100, -200, 180), power(-100, 200, 90)],
    [power(-125, 150, 30), power(25, -150, 120)],
    [power(-50, 100, 90), power(50, -100, 180)],
    [power(-50, 100, 91), power(50, -100, 1)],
    [power(-225), power(-225)],
  ])('%j is %j', (lens, other) => {
    expect(transpose(lens)).toStrictEqual(other)
  })

  test('is the first one again when transposed twice', () => {
    fc.assert(
      fc.property(anyPower, (lens) => {
        expect(transpose(transpose(lens))).toStrictEqual(lens)
      }),
    )
  })

  test('has the same power along every meridian, and the same mean and strongest power', () => {
    fc.assert(
      fc.property(anyPower, fc.integer({ min: 1, max: 180 }), (lens, meridian) => {
        const other = transpose(lens)
        expect(powerAlong(other, meridian)).toBeCloseTo(powerAlong(lens, meridian), 8)
        expect(sphericalEquivalent(other)).toBe(sphericalEquivalent(lens))
        expect(strongestPower(other)).toBe(strongestPower(lens))
      }),
    )
  })

  test('has an axis from 1 to 180', () => {
    fc.assert(
      fc.property(anyPower, (lens) => {
        const { axis } = transpose(lens)
        expect(axis === null || (axis >= 1 && axis <= 180)).toBe(true)
      }),
    )
  })

  test('is stored in minus form, beside what is written', () => {
    fc.assert(
      fc.property(anyPrescription, (asWritten) => {
        const { canonical, asWritten: kept } = recordPrescription(asWritten)
        expect(kept).toBe(asWritten)
        expect(Math.max(canonical.right.cylinder, canonical.left.cylinder)).toBeLessThanOrEqual(0)
        expect(canonical.right).toEqual(toMinusCylinder(asWritten.right))
        expect(canonical.left.add).toBe(asWritten.left.add)
      }),
    )
  })
})
