import { describe, expect, test } from 'vitest'
import { demoFrame, prescription } from '../../../test/support/lens-cases.ts'
import { adviseMaterial } from './advice.ts'
import { frameLensOf } from './frame-lens.ts'
import { DEFAULT_LENS_SETTINGS } from './lens-settings.ts'

interface Case {
  rx?: string
  model?: string
  frame?: ReturnType<typeof demoFrame>
  pd?: number | null
  ageYears?: number
  settings?: typeof DEFAULT_LENS_SETTINGS
}

function advise({ rx = '-2.00', model = 'brandt', pd = 620, ageYears = 35, ...rest }: Case) {
  const frame = rest.frame ?? demoFrame(model)
  if (!frame) throw new Error('no frame')
  const far = pd === null ? null : { total: pd, right: null, left: null }
  const wearer = { prescription: prescription(rx, rx, far), ageYears, pdSource: 'pupillometer' as const }
  return adviseMaterial({ type: 'single', wearer, frame }, rest.settings ?? DEFAULT_LENS_SETTINGS)
}

const boxed = (lensWidthMm: number, lensHeightMm: number, bridgeMm: number) =>
  frameLensOf({
    ...{ model: null, shape: 'oval', material: 'metal', frameType: 'full-rim', filterCategory: null, isForKids: false },
    measurements: { lensWidthMm, lensHeightMm, bridgeMm, templeMm: 140, frameWidthMm: 138, weightG: 20 },
  })

describe('the advice', () => {
  test('is the lowest index whose edge is thin enough', () => {
    const advice = advise({ rx: '-5.00', model: 'asuwa' })
    const thin = advice?.offers.filter((offer) => offer.isThin && offer.reasons.length === 0)
    expect(advice?.advised).toBe(thin?.[0]?.material)
    expect(advice?.offers.find(({ material }) => material === '1.50')?.reasons[0]?.code).toBe('material_too_weak')
    expect(advice).toMatchObject({ isThin: true, smallerFrame: null })
  })

  test('measures the centre of plus lenses', () => {
    const centre = (limit: number) =>
      advise({
        rx: '+3.00',
        settings: { ...DEFAULT_LENS_SETTINGS, thin: { ...DEFAULT_LENS_SETTINGS.thin, centreTenthsMm: limit } },
      })
    expect(centre(100)?.advised).toBe('1.50')
    expect(centre(40)?.advised).not.toBe('1.50')
    expect(centre(10)?.isThin).toBe(false)
  })

  test('is stricter where the edge is seen', () => {
    const frame = demoFrame('brandt')
    const materials = (['full-rim', 'half-rim'] as const).map(
      (frameType) => advise({ rx: '-3.50', frame: frame && { ...frame, frameType } })?.advised,
    )
    expect(materials[0]).not.toBe(materials[1])
  })

  test('is of materials for children alone', () => {
    expect(['1.53', '1.59']).toContain(advise({ rx: '-1.00', ageYears: 9, model: 'noisette', pd: 500 })?.advised)
  })

  test('is a smaller frame where nothing is thin: −6.00 in 46 □ 22 with 1.60 beats 54 □ 18 with 1.74', () => {
    const large = advise({ rx: '-6.00', frame: boxed(54, 44, 18) })
    const small = advise({ rx: '-6.00', frame: boxed(46, 42, 22) })
    const thickest = (advice: typeof large, material: string) =>
      advice?.offers.find((offer) => offer.material === material)?.figures.thickestMm ?? Number.NaN
    expect(large).toMatchObject({ advised: '1.74', isThin: false, smallerFrame: { lensWidthMm: 48, material: '1.67' } })
    expect(large?.smallerFrame?.thickestMm).toBeLessThan(thickest(large, '1.74'))
    expect(thickest(small, '1.60')).toBeLessThan(thickest(large, '1.74'))
    // The trade page has 5.96, 5.10 and 8.4 against 8.2 g: 1.74 is not lighter.
    expect(thickest(large, '1.74')).toBeCloseTo(5.96, 1)
    expect(thickest(small, '1.60')).toBeCloseTo(5.1, 1)
    const grams = (material: string) => large?.offers.find((offer) => offer.material === material)?.figures.weightG ?? 0
    expect(grams('1.74')).toBeGreaterThan(grams('1.60'))
  })

  test('has no smaller frame where it would not be thinner', () => {
    const settings = { ...DEFAULT_LENS_SETTINGS, thin: { ...DEFAULT_LENS_SETTINGS.thin, smallerByTenthsMm: 0 } }
    expect(advise({ rx: '-6.00', frame: boxed(54, 44, 18), settings })?.smallerFrame).toBeNull()
  })

  test('is none where no material serves, and unknown without a PD', () => {
    expect(advise({ rx: '-16.00' })).toMatchObject({ advised: null, isThin: false })
    expect(advise({ pd: null })).toBeNull()
  })
})
