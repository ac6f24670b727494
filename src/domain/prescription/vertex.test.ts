import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyPower } from '../../../test/support/prescriptions.ts'
import type { Power } from './prescription.ts'
import { compensateVertex, needsVertexCompensation } from './vertex.ts'

const power = (sphere: number, cylinder = 0, axis: number | null = null): Power => ({ sphere, cylinder, axis })

describe('a lens at another distance from the eye', () => {
  const moved = (refracted: number, worn: number) => ({ refractedTenthsMm: refracted, wornTenthsMm: worn })

  test.each([
    [power(-1000), moved(120, 140), power(-1020)],
    [power(800), moved(120, 80), power(826)],
    [power(-1000, -250, 90), moved(140, 120), power(-980, -239, 90)],
    [power(0), moved(120, 80), power(0)],
  ])('%j, %j, is %j', (lens, distances, compensated) => {
    expect(compensateVertex(lens, distances)).toStrictEqual(compensated)
  })

  test('is the same at the same distance, and comes back from another one', () => {
    fc.assert(
      fc.property(anyPower, fc.integer({ min: 80, max: 180 }), fc.integer({ min: 80, max: 180 }), (lens, a, b) => {
        expect(compensateVertex(lens, moved(a, a))).toEqual(lens)
        const back = compensateVertex(compensateVertex(lens, moved(a, b)), moved(b, a))
        expect(Math.abs(back.sphere - lens.sphere)).toBeLessThanOrEqual(1)
        expect(Math.abs(back.cylinder - lens.cylinder)).toBeLessThanOrEqual(3)
      }),
    )
  })

  test.each([
    [power(-400), moved(120, 141), true],
    [power(-400), moved(120, 140), false],
    [power(-375), moved(120, 160), false],
    [power(-375, -25, 90), moved(120, 90), true],
  ])('%j, %j, is to be compensated: %s', (lens, distances, isNeeded) => {
    expect(needsVertexCompensation(lens, distances)).toBe(isNeeded)
  })
})
