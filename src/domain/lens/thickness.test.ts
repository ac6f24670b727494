import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoFrame, prescription } from '../../../test/support/lens-cases.ts'
import type { Vec2 } from '../frame-design/closed-curve.ts'
import { eyeLens } from './eye-lens.ts'
import { LENS_MATERIALS, type LensMaterial, MATERIAL_FACTS } from './lens-options.ts'
import { centrePair, pairFigures } from './lens-pair.ts'
import { DEFAULT_LENS_SETTINGS } from './lens-settings.ts'
import { frontPower, sagMm } from './surface.ts'
import { lensThickness } from './thickness.ts'

/** An edge that has points to both sides alone: at the temple it is `h` away. */
const sidewaysTo = (h: number): Vec2[] => [
  [h, 0],
  [-h / 2, 0],
]

function thicknessOf(material: LensMaterial, power: string, h: number) {
  const { left } = prescription(power, power)
  const { refractiveIndex, minCentreTenthsMm } = MATERIAL_FACTS[material]
  const blank = { refractiveIndex, minCentreMm: minCentreTenthsMm / 10, minEdgeMm: 1 }
  return lensThickness(eyeLens(sidewaysTo(h), 'left', left), blank)
}

/** Of the trade page: exact edges of minus lenses and centres of plus lenses, beside what a parabola gives. */
const MINUS: [power: string, h: number, LensMaterial, parabola: number, exact: number][] = [
  ['-2.00', 30, '1.50', 3.81, 4.04],
  ['-2.00', 30, '1.60', 3.01, 3.14],
  ['-4.00', 30, '1.50', 5.61, 6.06],
  ['-4.00', 30, '1.60', 4.51, 4.76],
  ['-4.00', 30, '1.67', 4.23, 4.41],
  ['-6.00', 32, '1.50', 8.17, 9.09],
  ['-6.00', 32, '1.60', 6.64, 7.14],
  ['-6.00', 32, '1.74', 5.7, 5.96],
  ['-6.00', 26, '1.50', 6.07, 6.45],
  ['-6.00', 26, '1.60', 4.89, 5.1],
  ['-6.00', 26, '1.74', 4.27, 4.38],
  ['-3.00 -2.00x180', 30, '1.60', 3.76, 3.91],
  ['-3.00 -2.00x90', 30, '1.60', 5.26, 5.63],
  ['-10.00', 28, '1.67', 7.44, 7.84],
  ['-10.00', 28, '1.74', 6.86, 7.14],
]
const PLUS: [power: string, h: number, LensMaterial, parabola: number, exact: number][] = [
  ['+4.00', 29, '1.50', 4.38, 4.78],
  ['+4.00', 29, '1.60', 3.81, 4.0],
  ['+3.50', 27, '1.53', 3.4, 3.57],
  ['+3.50', 27, '1.59', 3.18, 3.29],
]

describe('the exact formula', () => {
  test.each(MINUS)(
    'makes the edge of %s at %d mm in %s more than %d and %d mm thick',
    (power, h, material, rule, mm) => {
      const edge = thicknessOf(material, power, h)?.thickestEdge
      expect(edge?.degrees).toBe(0)
      expect(Math.abs((edge?.thicknessMm ?? 0) - mm)).toBeLessThanOrEqual(0.0051)
      expect(edge?.thicknessMm).toBeGreaterThan(rule)
    },
  )

  test.each(PLUS)(
    'makes the centre of %s at %d mm in %s more than %d and %d mm thick',
    (power, h, material, rule, mm) => {
      const thickness = thicknessOf(material, power, h)
      expect(Math.abs((thickness?.centreMm ?? 0) - mm)).toBeLessThanOrEqual(0.0051)
      expect(thickness?.centreMm).toBeGreaterThan(rule)
      expect(thickness?.thinnestEdge.thicknessMm).toBeCloseTo(1, 5)
    },
  )

  test('makes no lens whose surface does not reach its edge', () => {
    expect(sagMm(10, 49.9, 1.5)).toBeCloseTo(50 - Math.sqrt(50 ** 2 - 49.9 ** 2), 9)
    expect(sagMm(10, 50, 1.5)).toBeNaN()
    expect(thicknessOf('1.50', '-20.00', 34)).toBeNull()
  })

  test.each([
    [-40, 0.5],
    [-4, 4],
    [0, 6],
    [2, 8],
    [7, 10],
  ])('grinds the front of a mean power of %d D to %d D', (mean, front) => expect(frontPower(mean)).toBe(front))
})

const figuresOf = (power: string, material: LensMaterial, model = 'brandt', left = power) => {
  const frame = demoFrame(model)
  const pair = frame && centrePair(frame, prescription(power, left))
  if (!pair) throw new Error('no pair')
  return pairFigures(pair, material, DEFAULT_LENS_SETTINGS, false)
}
const signed = (power: number) => `${power < 0 ? '-' : '+'}${Math.abs(power).toFixed(2)}`
const quarters = (min: number, max: number) => fc.integer({ min: min * 4, max: max * 4 }).map((count) => count / 4)
const materials = fc.constantFrom(...LENS_MATERIALS)

describe('lenses in a frame', () => {
  test('are thicker the stronger they are', () => {
    const stronger = fc.tuple(quarters(1, 9), quarters(0.25, 2), fc.constantFrom(-1, 1), materials)
    fc.assert(
      fc.property(stronger, ([power, more, sign, material]) => {
        const [weak, strong] = [
          figuresOf(signed(sign * power), material),
          figuresOf(signed(sign * (power + more)), material),
        ]
        expect(strong.thickestMm).toBeGreaterThan(weak.thickestMm ?? Number.NaN)
      }),
      { numRuns: 60 },
    )
  })

  test('are thinner the higher their index is, from the same centre', () => {
    fc.assert(
      fc.property(quarters(-10, -1), fc.integer({ min: 1, max: 5 }), (power, i) => {
        const [low, high] = [LENS_MATERIALS[i], LENS_MATERIALS[i + 1]] as [LensMaterial, LensMaterial]
        expect(figuresOf(signed(power), high).thickestMm).toBeLessThan(figuresOf(signed(power), low).thickestMm ?? 0)
      }),
      { numRuns: 60 },
    )
  })

  test('mirror each other where the eyes do', () => {
    const axes = fc.integer({ min: 1, max: 179 })
    const prisms = fc.constantFrom('', ' 2.00 in', ' 1.50 out', ' 1.00 up')
    fc.assert(
      fc.property(
        quarters(-8, 6),
        quarters(-4, -0.25),
        axes,
        materials,
        prisms,
        (sphere, cylinder, axis, material, prism) => {
          const eye = (at: number) => `${signed(sphere)} ${signed(cylinder)}x${at}${prism}`
          const { right, left } = figuresOf(eye(180 - axis), material, 'bairro', eye(axis))
          if (!right || !left) return expect(right).toBe(left)
          expect(right.centreMm).toBeCloseTo(left.centreMm, 6)
          expect(right.thickestEdge.thicknessMm).toBeCloseTo(left.thickestEdge.thicknessMm, 6)
          expect(right.weightG).toBeCloseTo(left.weightG, 6)
          const mirrored = (540 - left.thickestEdge.degrees) % 360
          expect(Math.abs(right.thickestEdge.degrees - mirrored) % 360).toBeLessThanOrEqual(1)
        },
      ),
      { numRuns: 60 },
    )
  })

  test('are the same in both forms of a cylinder', () => {
    const minus = figuresOf('+1.00 -2.00x180', '1.60')
    const plus = figuresOf('-1.00 +2.00x90', '1.60')
    expect(plus.thickestMm).toBeCloseTo(minus.thickestMm ?? 0, 9)
    expect(plus.weightG).toBeCloseTo(minus.weightG ?? 0, 9)
  })

  test.each([
    ['in', 180],
    ['out', 0],
    ['up', 90],
    ['down', 270],
  ])('are thicker towards the base of a prism: %s at the left eye', (base, towards) => {
    const degrees = figuresOf(`+0.25 3.00 ${base}`, '1.60', 'asuwa').left?.thickestEdge.degrees ?? Number.NaN
    const turned = Math.abs(((degrees - towards + 540) % 360) - 180)
    expect(turned).toBeLessThanOrEqual(30)
  })

  test.each([
    ['brandt', 1],
    ['fjelde', 2.2],
    ['luft', 2],
  ])('have the least edge that the rim of %s needs, %d mm', (model, mm) => {
    expect(figuresOf('+3.00', '1.60', model).right?.thinnestEdge.thicknessMm).toBeCloseTo(mm, 5)
  })

  test('have a centre of 2.0 mm for children and without a rim', () => {
    const frame = demoFrame('brandt')
    const pair = frame && centrePair(frame, prescription('-3.00', '-3.00'))
    if (!pair) throw new Error('no pair')
    expect(pairFigures(pair, '1.59', DEFAULT_LENS_SETTINGS, true).right?.centreMm).toBe(2)
    expect(pairFigures(pair, '1.59', DEFAULT_LENS_SETTINGS, false).right?.centreMm).toBe(1.5)
    expect(figuresOf('-3.00', '1.59', 'luft').right?.centreMm).toBe(2)
  })
})
