import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyPrescription, eye, prescription } from '../../../test/support/prescriptions.ts'
import { type CheckContext, findErrors } from './check-prescription.ts'
import type { EyePrescription, Prescription } from './prescription.ts'
import { DEFAULT_PRESCRIPTION_LIMITS } from './prescription-limits.ts'

const CONTEXT: CheckContext = {
  today: '2026-11-22',
  age: null,
  needsAdd: false,
  previous: null,
  limits: DEFAULT_PRESCRIPTION_LIMITS,
}
const errorsOf = (fields: Partial<Prescription>, context: Partial<CheckContext> = {}) =>
  findErrors(prescription(fields), { ...CONTEXT, ...context }).map(({ field, code }) => `${field} ${code}`)
const pd = (total: number | null, right: number | null = null, left: number | null = null) => ({
  pdTenthsMm: { far: { total, right, left }, near: null },
})

describe('an eye', () => {
  test.each<[Partial<EyePrescription>, string[]]>([
    [{ sphere: -225, cylinder: -50, axis: 180, add: 200 }, []],
    [{ sphere: 2000, cylinder: -600, axis: 1, add: 75 }, []],
    [{ sphere: 2025 }, ['right.sphere out_of_range']],
    [{ sphere: -130 }, ['right.sphere off_step']],
    [{ sphere: Number.NaN }, ['right.sphere out_of_range']],
    [{ cylinder: 625, axis: 90 }, ['right.cylinder out_of_range']],
    [{ cylinder: -100 }, ['right.axis missing']],
    [{ axis: 90 }, ['right.axis axis_without_cylinder']],
    [{ cylinder: -100, axis: 0 }, ['right.axis out_of_range']],
    [{ cylinder: -100, axis: 181 }, ['right.axis out_of_range']],
    [{ cylinder: -100, axis: 77.5 }, ['right.axis off_step']],
    [{ add: 50 }, ['right.add out_of_range']],
    [{ add: 375 }, ['right.add out_of_range']],
    [{ add: 160 }, ['right.add off_step']],
    [{ prisms: [{ amount: 1025, base: 'in' }] }, ['right.prisms.0.amount out_of_range']],
    [{ prisms: [{ amount: 0, base: 'in' }] }, ['right.prisms.0.amount out_of_range']],
    [prisms('in', 'up'), []],
    [prisms('in', 'out'), ['right.prisms.1.base same_direction']],
    [prisms('down', 'up'), ['right.prisms.1.base same_direction']],
    [prisms('down', 'in', 'out'), ['right.prisms.2.amount too_many_prisms']],
  ])('of %j has the errors %j', (values, errors) => {
    expect(errorsOf({ right: eye(values) })).toEqual(errors)
  })

  test('has an addition where the lenses need one', () => {
    expect(errorsOf({ right: eye({ add: 200 }) }, { needsAdd: true })).toEqual(['left.add missing'])
  })

  test('has what is right beside its error', () => {
    const [error] = findErrors(prescription({ left: eye({ sphere: 110 }) }), CONTEXT)
    const range = { min: -2000, max: 2000, step: 25 }
    expect(error).toEqual({ field: 'left.sphere', code: 'off_step', range, proposals: [100, 125] })
  })
})

describe('a PD', () => {
  test.each([
    [pd(630), 30, []],
    [pd(630, 315, 315), 30, []],
    [pd(630, 315, 325), 30, []],
    [pd(null, 315, 315), 30, []],
    [pd(620, 310, 330), 30, ['pd.far.total sum_differs']],
    [pd(880), 30, ['pd.far.total out_of_range']],
    [pd(445), 30, ['pd.far.total out_of_range']],
    [pd(633), 30, ['pd.far.total off_step']],
    [pd(445), 15, []],
    [pd(395), 15, ['pd.far.total out_of_range']],
    [pd(705), 15, ['pd.far.total out_of_range']],
    [pd(705), 16, []],
    [pd(445), null, []],
    [pd(805), null, ['pd.far.total out_of_range']],
    [pd(null, 195, 315), 30, ['pd.far.right out_of_range']],
    [pd(null, 405, 315), 30, ['pd.far.right out_of_range']],
    [pd(null, 205, 205), 30, ['pd.far.total out_of_range']],
    [pd(630, 315, null), 30, ['pd.far.left missing']],
    [pd(null, null, 315), 30, ['pd.far.right missing']],
    [{ pdTenthsMm: { far: null, near: { total: 425, right: null, left: null } } }, 30, []],
    [{ pdTenthsMm: { far: null, near: { total: 415, right: null, left: null } } }, 30, ['pd.near.total out_of_range']],
  ])('%j at the age of %j has the errors %j', (fields, age, errors) => {
    expect(errorsOf(fields, { age })).toEqual(errors)
  })
})

describe('a paper', () => {
  test.each([
    [{ issuedOn: '2026-11-22' }, []],
    [{ issuedOn: '2026-11-23' }, ['issuedOn in_future']],
    [{ issuedOn: '2026-02-30' }, ['issuedOn unreadable']],
    [{ issuedOn: '' }, ['issuedOn unreadable']],
    [{ expiresOn: '2028-11-01' }, []],
    [{ expiresOn: '2026-10-31' }, ['expiresOn before_issue']],
    [{ expiresOn: 'soon' }, ['expiresOn unreadable']],
    [{ prescriber: ' ' }, ['prescriber missing']],
    [{ vertexTenthsMm: 75 }, ['vertex out_of_range']],
    [{ vertexTenthsMm: 120 }, []],
  ])('with %j has the errors %j', (fields, errors) => {
    expect(errorsOf(fields)).toEqual(errors)
  })

  test('of values in range and on steps has none', () => {
    fc.assert(
      fc.property(anyPrescription, (one) => {
        expect(findErrors(one, CONTEXT)).toEqual([])
      }),
    )
  })
})

function prisms(...bases: ('in' | 'out' | 'up' | 'down')[]) {
  return { prisms: bases.map((base) => ({ amount: 100, base })) }
}
