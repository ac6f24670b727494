import { expect, test } from 'vitest'
import { eye, prescription } from '../../../test/support/prescriptions.ts'
import type { CheckContext } from './check-prescription.ts'
import { findWarnings } from './plausibility.ts'
import type { EyePrescription, Prescription } from './prescription.ts'
import { DEFAULT_PRESCRIPTION_LIMITS } from './prescription-limits.ts'

const CONTEXT: CheckContext = {
  today: '2026-11-22',
  age: 45,
  needsAdd: false,
  previous: null,
  limits: DEFAULT_PRESCRIPTION_LIMITS,
}
const warn = (fields: Partial<Prescription>, context: Partial<CheckContext> = {}) =>
  findWarnings(prescription(fields), { ...CONTEXT, ...context })
const codes = (...given: Parameters<typeof warn>) => warn(...given).map(({ code }) => code)
const eyes = (right: Partial<EyePrescription>, left: Partial<EyePrescription>) => ({
  right: eye(right),
  left: eye(left),
})
const both = (values: Partial<EyePrescription>) => eyes(values, values)
const pd = (total: number | null, right: number | null = null, left: number | null = null) => ({
  pdTenthsMm: { far: { total, right, left }, near: null },
})

test.each<[string, Partial<Prescription>, string[]]>([
  ['−2.25 and +2.00', eyes({ sphere: -225 }, { sphere: 200 }), ['opposite_spheres', 'strong_anisometropia']],
  ['−2.25 and 0.00', eyes({ sphere: -225 }, {}), ['strong_anisometropia']],
  ['a difference of 1.00', eyes({ sphere: -300 }, { sphere: -200 }), []],
  ['a difference of 1.25', eyes({ sphere: -325 }, { sphere: -200 }), ['anisometropia']],
  ['a difference of 2.00', eyes({ sphere: -400 }, { sphere: -200 }), ['strong_anisometropia']],
  ['a difference by the cylinder', eyes({ cylinder: -225, axis: 90 }, {}), ['anisometropia']],
  ['cylinders of both signs', eyes({ cylinder: -25, axis: 90 }, { cylinder: 25, axis: 90 }), ['opposite_cylinders']],
  [
    '−4.00 −4.25 × 10',
    both({ sphere: -400, cylinder: -425, axis: 10 }),
    ['strong_cylinder', 'strong_cylinder', 'vertex_missing'],
  ],
  ['a cylinder of 3.75', both({ cylinder: 375, axis: 10 }), []],
  ['a cylinder of +4.00', eyes({ cylinder: 400, sphere: -400, axis: 10 }, { sphere: -200 }), ['strong_cylinder']],
  ['−6.50 without a vertex distance', both({ sphere: -650 }), ['vertex_missing']],
  ['−5.00 without a vertex distance', both({ sphere: -500 }), ['vertex_missing']],
  ['−4.75 without a vertex distance', both({ sphere: -475 }), []],
  ['−6.50 with a vertex distance', { ...both({ sphere: -650 }), vertexTenthsMm: 120 }, []],
  ['a PD of 48', pd(480), ['pd_unusual']],
  ['a PD of 54', pd(540), []],
  ['a PD of 74.5', pd(745), ['pd_unusual']],
  ['a PD of 31 and 33', pd(null, 310, 330), []],
  ['a PD of 30.5 and 33', pd(null, 305, 330), []],
  ['a PD of 30 and 33', pd(null, 300, 330), ['mono_uneven']],
  ['a PD of 26 and 27', pd(null, 260, 270), ['pd_unusual']],
  ['additions that differ', eyes({ add: 125 }, { add: 150 }), ['add_differs']],
  ['an addition of one eye', eyes({ add: 125 }, {}), ['add_differs']],
  ['a prism', eyes({ prisms: [{ amount: 100, base: 'in' }] }, {}), ['prism']],
  ['two years', { issuedOn: '2024-11-22' }, []],
  ['two years and a day', { issuedOn: '2024-11-21' }, ['old']],
  ['an expired paper', { expiresOn: '2026-11-21' }, ['expired']],
  ['a paper’s last day', { expiresOn: '2026-11-22' }, []],
])('%s: %j warns of %j', (_, fields, warnings) => {
  expect(codes(fields)).toEqual(warnings)
})

test.each([
  [39, 100, ['add_young']],
  [40, 100, []],
  [42, 150, []],
  [42, 175, ['add_unusual']],
  [42, 250, ['add_unusual']],
  [45, 75, []],
  [49, 200, []],
  [50, 75, ['add_unusual']],
  [55, 150, []],
  [60, 350, []],
  [88, 175, ['add_unusual']],
  [null, 350, []],
] as const)('at the age of %j an addition of %i warns of %j', (age, add, warnings) => {
  expect(codes(both({ add }), { age })).toEqual(warnings)
})

test.each([
  [15, '2025-11-21', ['old']],
  [16, '2025-11-21', []],
  [70, '2025-11-21', []],
  [71, '2025-11-21', ['old']],
  [71, '2025-11-22', []],
  [null, '2025-11-21', []],
])('at the age of %j a paper of %s warns of %j', (age, issuedOn, warnings) => {
  expect(codes({ issuedOn }, { age })).toEqual(warnings)
})

test.each([
  [15, 480, []],
  [15, 590, ['pd_unusual']],
  [15, 425, ['pd_unusual']],
  [null, 480, ['pd_unusual']],
])('at the age of %j a PD of %i warns of %j', (age, total, warnings) => {
  expect(codes(pd(total), { age })).toEqual(warnings)
})

test('a near PD is smaller than the far one', () => {
  const near = (total: number) => ({ total, right: null, left: null })
  expect(codes({ pdTenthsMm: { far: near(630), near: near(600) } })).toEqual([])
  expect(codes({ pdTenthsMm: { far: near(630), near: near(630) } })).toEqual(['near_pd_not_smaller'])
})

test('a sphere is compared with the last one in the same form of its cylinder', () => {
  const previous = prescription(both({ sphere: -100, cylinder: 200, axis: 90 }))
  expect(codes(both({ sphere: 100, cylinder: -200, axis: 180 }), { previous })).toEqual([])
  expect(codes(both({ sphere: 200, cylinder: -200, axis: 180 }), { previous })).toEqual([])
  expect(warn(eyes({ sphere: -25, cylinder: -200, axis: 180 }, { sphere: 100 }), { previous })).toContainEqual({
    code: 'sphere_moved',
    fields: ['right.sphere'],
    value: 125,
  })
})

test('a warning has the field, what was found and what is usual', () => {
  expect(warn(pd(480))).toEqual([
    { code: 'pd_unusual', fields: ['pd.far.total'], value: 480, usual: { min: 540, max: 740 } },
  ])
})
