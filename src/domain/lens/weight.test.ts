import { describe, expect, test } from 'vitest'
import { bruteForceLens } from '../../../test/support/brute-force-lens.ts'
import { demoFrame, prescription, readLensCases } from '../../../test/support/lens-cases.ts'
import { type FrameLens, frameLensOf } from './frame-lens.ts'
import { type LensMaterial, MATERIAL_FACTS } from './lens-options.ts'
import { centrePair, pairFigures } from './lens-pair.ts'
import { DEFAULT_LENS_SETTINGS } from './lens-settings.ts'

/** Of the trade page: grams by the mean thickness over 0.85 of the box. */
const RULE: [power: string, A: number, B: number, DBL: number, pd: number, LensMaterial, g: number][] = [
  ['-2.00', 52, 40, 18, 62, '1.50', 5.9],
  ['-2.00', 52, 40, 18, 62, '1.60', 4.5],
  ['-4.00', 52, 40, 18, 62, '1.50', 7.2],
  ['-4.00', 52, 40, 18, 62, '1.60', 5.6],
  ['-4.00', 52, 40, 18, 62, '1.67', 5.7],
  ['-6.00', 54, 44, 18, 62, '1.50', 10.4],
  ['-6.00', 54, 44, 18, 62, '1.60', 8.2],
  ['-6.00', 54, 44, 18, 62, '1.74', 8.4],
  ['-6.00', 46, 42, 22, 62, '1.60', 6.0],
  ['+4.00', 52, 40, 18, 64, '1.50', 7.5],
  ['+4.00', 52, 40, 18, 64, '1.60', 6.6],
  ['-3.00 -2.00x180', 52, 40, 18, 62, '1.60', 5.6],
  ['-10.00', 48, 40, 20, 60, '1.67', 7.8],
  ['-10.00', 48, 40, 20, 60, '1.74', 7.9],
  ['+3.50', 44, 36, 16, 50, '1.53', 4.0],
  ['+3.50', 44, 36, 16, 50, '1.59', 4.1],
]

const withoutShape = (lensWidthMm: number, lensHeightMm: number, bridgeMm: number): FrameLens => {
  const measurements = { lensWidthMm, lensHeightMm, bridgeMm, templeMm: 140, frameWidthMm: 138, weightG: 20 }
  const product = { model: null, shape: null, material: 'acetate', frameType: null, filterCategory: null } as const
  const frame = frameLensOf({ ...product, measurements, isForKids: false })
  if (!frame) throw new Error('no frame')
  return frame
}

const figuresOf = (frame: FrameLens, power: string, pdTenths: number, material: LensMaterial) => {
  const far = { total: pdTenths, right: null, left: null }
  const pair = centrePair(frame, prescription(power, power, far))
  const figures = pair && pairFigures(pair, material, DEFAULT_LENS_SETTINGS, false)
  if (!pair || !figures?.right) throw new Error('no figures')
  return { ...figures.right, lens: pair.eyes.right.lens }
}

describe('the weight of a lens', () => {
  test.each(RULE)(
    'of %s, %d × %d □ %d, PD %d in %s is near the rule’s %d g',
    (power, A, B, DBL, pd, material, grams) => {
      const { weightG } = figuresOf(withoutShape(A, B, DBL), power, pd * 10, material)
      const covered = 0.85 / 0.9
      // The rule leaves out the decentration and the corners.
      expect(Math.abs(weightG * covered - grams)).toBeLessThan(Math.max(0.4, grams * 0.2))
    },
  )

  test('is that of brute force in real frames', () => {
    for (const model of ['akamas-aviator', 'matelot']) {
      for (const power of ['-6.00 -2.00x30', '+4.00 -1.00x80 2.00 in', '0.00']) {
        const frame = demoFrame(model)
        if (!frame) throw new Error('no frame')
        const { weightG, centreMm, lens } = figuresOf(frame, power, 610, '1.67')
        const { refractiveIndex, density } = MATERIAL_FACTS['1.67']
        const brute = bruteForceLens({ ...prescription(power, power).right, eye: 'right' }, lens.edge, {
          refractiveIndex,
          centreMm,
        })
        expect(Math.abs(weightG - brute.volume * (density / 1000))).toBeLessThan(0.03)
        expect(brute.thickest).toBeGreaterThan(centreMm - 1e-6)
      }
    }
  })
})

describe('brute force', () => {
  test('finds the thickness of every case within 0.1 mm', () => {
    let compared = 0
    for (const { order } of readLensCases()) {
      const rx = order.wearer.prescription
      const pair = order.frame && rx && centrePair(order.frame, rx)
      if (!pair) continue
      const figures = pairFigures(pair, order.choice.material, DEFAULT_LENS_SETTINGS, false)
      for (const eye of ['right', 'left'] as const) {
        const found = figures[eye]
        if (!found) continue
        const { refractiveIndex } = MATERIAL_FACTS[order.choice.material]
        const { edge } = pair.eyes[eye].lens
        const brute = bruteForceLens({ ...rx[eye], eye }, edge, {
          refractiveIndex,
          centreMm: found.centreMm,
          edgeOnly: true,
        })
        expect(Math.abs(brute.thickest - found.thickestEdge.thicknessMm)).toBeLessThan(0.1)
        expect(Math.abs(brute.thinnest - found.thinnestEdge.thicknessMm)).toBeLessThan(0.1)
        compared++
      }
    }
    expect(compared).toBeGreaterThan(380)
  })
})
