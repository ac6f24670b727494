import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyPower, eye, prescription } from '../../../test/support/prescriptions.ts'
import { addBetween, nearPair, nearPd, nearPower } from './near-pair.ts'
import type { Power } from './prescription.ts'
import { toMinusCylinder, transpose } from './transpose.ts'

const power = (sphere: number, cylinder = 0, axis: number | null = null): Power => ({ sphere, cylinder, axis })

describe('a near pair', () => {
  test('has the addition in its sphere', () => {
    expect(nearPower(eye({ sphere: -125, cylinder: 150, axis: 90, add: 225 }))).toEqual(power(100, 150, 90))
  })

  test.each([
    [630, 590],
    [700, 656],
    [315, 295],
  ])('of a PD of %i has one of %i tenths of a millimetre', (far, near) => {
    expect(nearPd(far)).toBe(near)
  })

  test('has the PD that is written for near, else the one that follows from far, else none', () => {
    const add = { right: eye({ add: 200 }), left: eye({ add: 200 }) }
    const far = { total: 630, right: null, left: null }
    const near = { total: 600, right: null, left: null }
    const pdOf = (pdTenthsMm: { far: typeof far | null; near: typeof near | null }) =>
      nearPair(prescription({ ...add, pdTenthsMm }))?.pd
    expect(pdOf({ far, near })).toEqual(near)
    expect(pdOf({ far, near: null })).toEqual({ total: 590, right: null, left: null })
    expect(pdOf({ far: null, near: null })).toBeNull()
  })

  test('is none where an eye has no addition', () => {
    expect(nearPair(prescription({ right: eye({ add: 200 }) }))).toBeNull()
  })

  test('is the same lens in both forms of its cylinder, and gives its addition back', () => {
    fc.assert(
      fc.property(anyPower, fc.integer({ min: 3, max: 14 }), (lens, quarters) => {
        const far = eye({ ...lens, add: quarters * 25 })
        const near = nearPower(far)
        const other = nearPower(transpose(far))
        if (near === null || other === null) throw new Error('no near lens')
        expect(toMinusCylinder(near)).toEqual(toMinusCylinder(other))
        expect(addBetween(lens, other)).toBe(quarters * 25)
      }),
    )
  })

  test('is no addition where cylinder or axis differ', () => {
    expect(addBetween(power(-100, -50, 90), power(100, -75, 90))).toBeNull()
    expect(addBetween(power(-100, -50, 90), power(100, -50, 80))).toBeNull()
  })
})
