import { describe, expect, test } from 'vitest'
import { demoFrame, prescription } from '../../../test/support/lens-cases.ts'
import type { FrameLens } from './frame-lens.ts'
import { corridorFor } from './frame-limits.ts'
import type { LensChoice } from './lens-options.ts'
import { DEFAULT_LENS_SETTINGS, type PdSource } from './lens-settings.ts'
import { checkLenses, type LensOrder } from './permitted.ts'

interface Changes {
  rx?: string
  left?: string
  pd?: number | null
  model?: string
  frame?: Partial<FrameLens>
  choice?: Partial<LensChoice>
  age?: number | null
  source?: PdSource | null
  heights?: LensOrder['heights']
}

function orderOf({ rx = '-2.00', left = rx, pd = 620, model = 'brandt', ...changes }: Changes): LensOrder {
  const demo = demoFrame(model)
  return {
    choice: {
      ...{ type: 'single', material: '1.60', coating: 'anti-reflective', tint: 'clear', filterCategory: null },
      ...changes.choice,
    },
    wearer: {
      prescription:
        rx === '' ? null : prescription(rx, left, pd === null ? null : { total: pd, right: null, left: null }),
      ageYears: changes.age === undefined ? 35 : changes.age,
      pdSource: changes.source === undefined ? 'pupillometer' : changes.source,
    },
    frame: demo && { ...demo, ...changes.frame },
    heights: changes.heights ?? null,
  }
}

const check = (changes: Changes) => checkLenses(orderOf(changes), DEFAULT_LENS_SETTINGS)
const codes = (changes: Changes) => [...new Set(check(changes).reasons.map(({ code }) => code))]
const progressive = { type: 'progressive' } as const

/** Beside what is just not permitted, what just is. */
const BOUNDARIES: [code: string, outcome: string, not: Changes, just: Changes][] = [
  ['sphere_above_online', 'store', { rx: '-6.25' }, { rx: '-6.00' }],
  ['sphere_above_online', 'store', { rx: '+3.50 +2.75x90' }, { rx: '+3.25 +2.75x90' }],
  ['cylinder_above_online', 'store', { rx: '-1.00 -3.25x10' }, { rx: '-1.00 -3.00x10' }],
  ['cylinder_above_online', 'store', { rx: '-4.00 -4.25x10', choice: { material: '1.67' } }, { rx: '-4.00' }],
  [
    'sphere_above_limit',
    'appointment',
    { rx: '-10.25', choice: { material: '1.67' } },
    { rx: '-10.00', choice: { material: '1.67' } },
  ],
  [
    'sphere_above_limit',
    'appointment',
    { rx: '-8.25 add +2.00', choice: { ...progressive, material: '1.74' } },
    { rx: '-8.00 add +2.00', choice: progressive },
  ],
  ['cylinder_above_limit', 'appointment', { rx: '0.00 -6.25x10' }, { rx: '0.00 -6.00x10' }],
  [
    'cylinder_above_limit',
    'appointment',
    { rx: '0.00 -4.25x10 add +2.00', choice: progressive },
    { rx: '0.00 -4.00x10 add +2.00', choice: progressive },
  ],
  ['prism', 'store', { rx: '-1.00 0.25 in' }, { rx: '-1.00' }],
  ['prism_above_limit', 'appointment', { rx: '-1.00 4.00 in 3.25 up' }, { rx: '-1.00 4.00 in 3.00 up' }],
  ['age_unknown', 'store', { age: null }, { age: 35 }],
  ['under_age', 'store', { age: 15, choice: { material: '1.53' } }, { age: 16, choice: { material: '1.53' } }],
  ['pd_missing', 'store', { pd: null }, { pd: 620 }],
  ['pd_missing', 'store', { source: null }, { source: 'prescription' }],
  ['pd_uncertain', 'store', { source: 'ruler', rx: '-3.75' }, { source: 'ruler', rx: '-3.50' }],
  ['pd_uncertain', 'store', { source: 'ruler', rx: '-3.50 -0.50x90' }, { source: 'ruler', rx: '-3.50 -0.50x180' }],
  ['pd_uncertain', 'store', { source: 'card_photo', rx: '-0.25' }, { source: 'pupillometer', rx: '-0.25' }],
  ['pd_uncertain', 'store', { source: 'mirror' }, { source: 'prescription' }],
  ['pd_uncertain', 'store', { source: 'iris' }, { source: 'prescription' }],
  [
    'pd_uncertain',
    'store',
    { source: 'prescription', rx: '-1.00 add +2.00', choice: progressive },
    { rx: '-1.00 add +2.00', choice: progressive },
  ],
  ['multifocal', 'store', { rx: '-1.00 add +2.00', choice: { type: 'office' } }, { rx: '-1.00 add +2.00' }],
  ['prescription_missing', 'refused', { rx: '' }, { rx: '', choice: { type: 'plano' } }],
  ['addition_missing', 'refused', { rx: '-1.00', choice: progressive }, { rx: '-1.00 add +0.75', choice: progressive }],
  ['frame_without_lenses', 'refused', { model: 'grat' }, {}],
  [
    'lens_too_low',
    'refused',
    { rx: '-1.00 add +2.00', choice: progressive, frame: { lensHeightMm: 25.9 } },
    { rx: '-1.00 add +2.00', choice: progressive, frame: { lensHeightMm: 26 } },
  ],
  [
    'lens_too_low',
    'refused',
    { rx: '-1.00 add +2.00', choice: { type: 'bifocal' }, frame: { lensHeightMm: 27.9 } },
    { rx: '-1.00 add +2.00', choice: { type: 'office' }, frame: { lensHeightMm: 27.9 } },
  ],
  [
    'fitting_height_too_low',
    'refused',
    { rx: '-1.00 add +2.00', choice: progressive, heights: { right: 150, left: 139 } },
    { rx: '-1.00 add +2.00', choice: progressive, heights: { right: 150, left: 140 } },
  ],
  ['wrap_power', 'refused', { model: 'regata', rx: '-4.25' }, { model: 'regata', rx: '-4.00' }],
  ['wrap_power', 'refused', { model: 'pfad', rx: '+1.50 +0.75x20' }, { model: 'pfad', rx: '+1.50 +0.50x20' }],
  ['wrap_cylinder', 'refused', { model: 'regata', rx: '-1.00 -2.25x5' }, { model: 'brandt', rx: '-1.00 -2.25x5' }],
  ['blank_too_large', 'store', { model: 'akamas-aviator', pd: 600 }, { model: 'akamas-aviator', pd: 720 }],
  [
    'material_too_weak',
    'refused',
    { rx: '-4.25', choice: { material: '1.50' } },
    { rx: '-4.00', choice: { material: '1.50' } },
  ],
  ['material_too_weak', 'refused', { rx: '-6.00 -2.25x90' }, { rx: '-6.00 -2.00x90' }],
  ['material_for_minors', 'refused', { age: 17 }, { age: 18 }],
  [
    'material_for_minors',
    'refused',
    { age: 10, rx: '', choice: { type: 'plano' } },
    { age: 10, rx: '', choice: { type: 'plano', material: '1.59' } },
  ],
  [
    'material_of_rimless',
    'refused',
    { model: 'luft', rx: '-1.00', choice: { material: '1.67' } },
    { model: 'luft', rx: '-1.00' },
  ],
  ['edge_too_thick', 'refused', { model: 'luft', rx: '-7.00' }, { model: 'luft', rx: '-2.00' }],
  ['not_makeable', 'refused', { rx: '-16.00 -6.00x90', pd: 460, choice: { material: '1.50' } }, { rx: '-2.00' }],
  [
    'polarised_with_prism',
    'store',
    { rx: '-1.00 1.00 in', choice: { tint: 'polarised', filterCategory: 3 } },
    { rx: '-1.00', choice: { tint: 'polarised', filterCategory: 3 } },
  ],
  [
    'filter_category_missing',
    'refused',
    { choice: { tint: 'gradient' } },
    { choice: { tint: 'gradient', filterCategory: 2 } },
  ],
  [
    'filter_category_unexpected',
    'refused',
    { choice: { tint: 'photochromic', filterCategory: 3 } },
    { choice: { tint: 'photochromic' } },
  ],
]

describe('what is permitted', () => {
  test('is a usual pair, sold online', () => {
    expect(check({})).toMatchObject({ outcome: 'online', reasons: [], notices: [] })
  })

  test.each(BOUNDARIES)('ends with %s, %s', (code, outcome, not, just) => {
    const found = check(not).reasons.find((reason) => reason.code === code)
    expect(found?.outcome).toBe(outcome)
    expect(codes(just)).not.toContain(code)
  })

  test('names the eye and what would be right', () => {
    expect(check({ rx: '-2.00', left: '-6.25' }).reasons).toEqual([
      { code: 'sphere_above_online', outcome: 'store', eye: 'left', limit: 600 },
    ])
  })

  test('takes the worst outcome', () => {
    expect(check({ rx: '-12.00', age: null, choice: { material: '1.67' } }).outcome).toBe('appointment')
    expect(check({ rx: '-12.00', age: null, choice: { material: '1.50' } }).outcome).toBe('refused')
  })

  test('asks nothing about lenses without power', () => {
    expect(check({ rx: '', age: null, source: null, choice: { type: 'plano' } }).outcome).toBe('online')
    expect(check({ rx: '-12.00', pd: null, source: null, choice: { type: 'plano' } }).outcome).toBe('online')
  })

  test.each([
    ['tinted', 4, ['never_for_driving', 'not_at_night']],
    ['gradient', 1, ['not_at_night']],
    ['polarised', 3, ['not_at_night', 'darkens_screens']],
    ['tinted', 0, []],
    ['photochromic', null, ['stays_clear_in_cars']],
    ['clear', null, []],
  ] as const)('warns of %s lenses of category %s', (tint, filterCategory, notices) => {
    expect(check({ choice: { tint, filterCategory } }).notices).toEqual(notices)
  })
})

describe('the corridor of progressive lenses', () => {
  const frame = demoFrame('brandt') as FrameLens
  const { multifocals } = DEFAULT_LENS_SETTINGS
  test.each([
    [26, 120],
    [29.9, 120],
    [30, 140],
    [44, 140],
  ])('of a lens %d mm high is %d tenths long', (lensHeightMm, corridor) => {
    expect(corridorFor({ ...frame, lensHeightMm }, null, multifocals)).toBe(corridor)
  })
  test.each([
    [139, null],
    [140, 100],
    [159, 100],
    [160, 120],
    [180, 140],
  ])('at the lower fitting height of %d tenths is %s', (height, corridor) => {
    expect(corridorFor(frame, { right: 200, left: height }, multifocals)).toBe(corridor)
  })
})
