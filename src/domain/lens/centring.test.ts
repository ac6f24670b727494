import { describe, expect, test } from 'vitest'
import { demoFrame, prescription } from '../../../test/support/lens-cases.ts'
import { SEED_PRODUCTS } from '../../server/db/seed/products.ts'
import {
  blankByRuleMm,
  decentrationMm,
  effectiveDiameterMm,
  minimumBlankMm,
  monoPdMm,
  outlineAround,
} from './centring.ts'
import { frameLensOf } from './frame-lens.ts'

const MODELS = [...new Set(SEED_PRODUCTS.flatMap(({ model }) => model ?? []))]

describe('centring', () => {
  test.each([
    { lensWidthMm: 52, bridgeMm: 18, edMm: 55, pd: 62, dec: 4, blank: 65 },
    { lensWidthMm: 58, bridgeMm: 16, edMm: 66, pd: 60, dec: 7, blank: 82 },
  ])('takes a blank of $blank mm by rule for $lensWidthMm□$bridgeMm, PD $pd', ({ pd, dec, blank, edMm, ...frame }) => {
    expect(decentrationMm(frame, pd / 2)).toBe(dec)
    expect(blankByRuleMm({ edMm, decentrationMm: dec })).toBe(blank)
  })

  test('takes each eye’s own PD, else half of the total, and never assumes one', () => {
    const far = (total: number | null, right: number | null, left: number | null) =>
      prescription('-1.00', '-1.00', { total, right, left })
    expect(monoPdMm(far(640, 315, 325), 'left')).toBe(32.5)
    expect(monoPdMm(far(635, null, null), 'left')).toBe(31.75)
    expect(monoPdMm(far(null, null, null), 'right')).toBeNull()
    expect(monoPdMm(prescription('-1.00', '-1.00', null), 'right')).toBeNull()
  })

  test.each(MODELS)('needs no larger blank for %s than the rule', (model) => {
    const frame = demoFrame(model)
    if (!frame) return expect(SEED_PRODUCTS.find((one) => one.model === model)?.shape).toBe('shield')
    const edMm = effectiveDiameterMm(frame.outline)
    for (const dec of [-2, 0, 3, 7]) {
      const exact = minimumBlankMm(outlineAround(frame, 'right', dec))
      const rule = blankByRuleMm({ edMm, decentrationMm: dec })
      expect(exact).toBeLessThanOrEqual(rule + 1e-9)
      // The temple's side of the box must be inside of it.
      expect(exact).toBeGreaterThanOrEqual(frame.lensWidthMm + 2 * Math.abs(dec) + 1.5)
    }
  })

  test('mirrors the outline of the right eye and moves both towards the nose', () => {
    const frame = demoFrame('akamas-aviator')
    if (!frame) throw new Error('no frame')
    const [left, right] = [outlineAround(frame, 'left', 4), outlineAround(frame, 'right', 4)]
    expect(Math.max(...left.map(([x]) => x))).toBeCloseTo(frame.lensWidthMm / 2 + 4, 1)
    expect(Math.min(...right.map(([x]) => x))).toBeCloseTo(-frame.lensWidthMm / 2 - 4, 1)
  })
})

describe('a frame’s lens', () => {
  const product = SEED_PRODUCTS.find(({ model }) => model === 'brandt')
  const input = { ...(product as NonNullable<typeof product>), isForKids: false }

  test('follows the rules of thumb where the frame’s shape is unknown', () => {
    const frame = frameLensOf({ ...input, shape: null })
    if (!frame) throw new Error('no frame')
    expect(frame.isTraced).toBe(false)
    const area = frame.outline.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = frame.outline[(i + 1) % frame.outline.length] ?? [0, 0]
      return sum + (x * nextY - nextX * y) / 2
    }, 0)
    expect(Math.abs(area / (frame.lensWidthMm * frame.lensHeightMm) - 0.9)).toBeLessThan(0.01)
    expect(Math.abs(effectiveDiameterMm(frame.outline) - frame.lensWidthMm - 3)).toBeLessThan(2)
  })

  test('is missing without measurements and in a shield', () => {
    expect(frameLensOf({ ...input, measurements: null })).toBeNull()
    expect(frameLensOf({ ...input, shape: 'shield' })).toBeNull()
  })
})
