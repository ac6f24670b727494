import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyPrescription } from '../../../test/support/prescriptions.ts'
import type { CheckContext } from './check-prescription.ts'
import { type EyeEntry, emptyEntry, entryOf, type PrescriptionEntry } from './prescription-entry.ts'
import { DEFAULT_PRESCRIPTION_LIMITS } from './prescription-limits.ts'
import { readPrescription } from './read-prescription.ts'

const CONTEXT: CheckContext = {
  today: '2026-11-22',
  age: 42,
  needsAdd: false,
  previous: null,
  limits: DEFAULT_PRESCRIPTION_LIMITS,
}
const eye = (fields: Partial<EyeEntry> = {}): EyeEntry => ({ ...emptyEntry().right, sphere: '-2.25', ...fields })
const pd = (total: string, right = '', left = '') => ({ far: { total, right, left }, near: emptyEntry().pd.near })
const ENTRY: PrescriptionEntry = {
  ...emptyEntry(),
  ...{ right: eye(), left: eye(), issuedOn: '1/11/2026', prescriber: ' Dr. Eleni Georgiou ' },
}
const read = (fields: Partial<PrescriptionEntry>, context: Partial<CheckContext> = {}) =>
  readPrescription({ ...ENTRY, ...fields }, { ...CONTEXT, ...context })
const problems = (...given: Parameters<typeof read>) => {
  const reading = read(...given)
  return reading.ok ? [] : reading.problems.map(({ field, code }) => `${field} ${code}`)
}

test('an entry is read as it is written', () => {
  const right = eye({ sphere: '−1,25', cylinder: '+1.50', axis: 'x 0', add: '2', visualAcuity: '6/6 ' })
  const left = eye({ sphere: 'PL', cylinder: 'DS', add: '+2.00', prisms: [{ amount: '1,5', base: 'BI' }] })
  const reading = read({ right, left, pd: pd('63', '31,5', '31,5'), vertex: '12', expiresOn: '1/11/2028' })
  expect(reading).toMatchObject({
    ok: true,
    value: {
      right: { sphere: -125, cylinder: 150, axis: 180, add: 200, prisms: [], visualAcuity: '6/6' },
      left: { sphere: 0, cylinder: 0, axis: null, add: 200, prisms: [{ amount: 150, base: 'in' }], visualAcuity: null },
      pdTenthsMm: { far: { total: 630, right: 315, left: 315 }, near: null },
      vertexTenthsMm: 120,
      issuedOn: '2026-11-01',
      expiresOn: '2028-11-01',
      prescriber: 'Dr. Eleni Georgiou',
    },
    warnings: [{ code: 'add_unusual' }, { code: 'prism' }],
  })
})

describe('an entry that can’t be taken names', () => {
  test.each<[string, Partial<PrescriptionEntry>, string[]]>([
    [
      'an empty form',
      emptyEntry(),
      ['right.sphere', 'left.sphere', 'issuedOn', 'prescriber'].map((f) => `${f} missing`),
    ],
    ['no axis', { right: eye({ cylinder: '-1.00' }) }, ['right.axis missing']],
    ['an axis alone', { left: eye({ axis: '90' }) }, ['left.axis axis_without_cylinder']],
    ['an axis of a bad cylinder', { left: eye({ cylinder: '1', axis: '90' }) }, ['left.cylinder sign_missing']],
    ['a bad axis', { left: eye({ cylinder: '-1', axis: '190' }) }, ['left.axis out_of_range']],
    ['a power without its sign', { right: eye({ sphere: '2.25' }) }, ['right.sphere sign_missing']],
    ['a balance lens', { right: eye({ sphere: 'BAL' }) }, ['right.sphere balance']],
    ['a power without its point', { right: eye({ add: '+15' }) }, ['right.add point_missing']],
    [
      'a prism without a base',
      { right: eye({ prisms: [{ amount: '2', base: '' }] }) },
      ['right.prisms.0.base missing'],
    ],
    ['a base alone', { right: eye({ prisms: [{ amount: '', base: 'in' }] }) }, ['right.prisms.0.amount missing']],
    [
      'an oblique prism',
      { right: eye({ prisms: [{ amount: '2Δ', base: '45°' }] }) },
      ['right.prisms.0.base base_in_degrees'],
    ],
    ['31 + 33 of 62', { pd: pd('62', '31', '33') }, ['pd.far.total sum_differs']],
    ['a PD of 88', { pd: pd('88') }, ['pd.far.total out_of_range']],
    ['one eye’s PD', { pd: pd('', '31') }, ['pd.far.left missing']],
    ['a bad PD beside a right one', { pd: pd('', '31', '3x') }, ['pd.far.left unreadable']],
    ['a date to come', { issuedOn: '23/11/2026' }, ['issuedOn in_future']],
    ['no date', { issuedOn: '30/2/2026' }, ['issuedOn unreadable']],
    ['a vertex distance in cm', { vertex: '1.2' }, ['vertex out_of_range']],
    ['a base curve', { right: eye({ sphere: '-2.25 BC 8.6' }) }, ['right.sphere contact_lens']],
  ])('%s: %j as %j', (_, fields, expected) => {
    expect(problems(fields)).toEqual(expected)
  })

  test('every field at once', () => {
    const fields = { right: eye({ sphere: '2', cylinder: '-1', axis: '200' }), pd: pd('99'), prescriber: '' }
    expect(problems(fields)).toEqual([
      'right.sphere sign_missing',
      'right.axis out_of_range',
      'pd.far.total out_of_range',
      'prescriber missing',
    ])
  })

  test('the addition that lenses need', () => {
    expect(problems({ right: eye({ add: '+2.00' }) }, { needsAdd: true })).toEqual(['left.add missing'])
  })
})

test.each([
  ['−2.25 / +2.00', { left: eye({ sphere: '+2.00' }) }, ['opposite_spheres', 'strong_anisometropia']],
  ['a PD of 48', { pd: pd('48') }, ['pd_unusual']],
  ['+2.50 at 42', { right: eye({ add: '+2.50' }), left: eye({ add: '+2.50' }) }, ['add_unusual']],
  ['−6.50', { right: eye({ sphere: '-6.50' }), left: eye({ sphere: '-6.50' }) }, ['vertex_missing']],
])('%s is taken with a warning: %j, %j', (_, fields, codes) => {
  const reading = read(fields)
  expect(reading.ok && reading.warnings.map(({ code }) => code)).toEqual(codes)
})

test('a prescription is the same after it was edited without a change', () => {
  fc.assert(
    fc.property(anyPrescription, (prescription) => {
      const reading = readPrescription(entryOf(prescription), { ...CONTEXT, age: null })
      expect(reading).toMatchObject({ ok: true })
      if (reading.ok) expect(reading.value).toEqual(prescription)
    }),
  )
})

test('no entry throws', () => {
  const text = fc.string({ unit: 'binary' })
  const anyEye = fc.record({
    ...{ sphere: text, cylinder: text, axis: text, add: text, visualAcuity: text },
    prisms: fc.array(fc.record({ amount: text, base: text })),
  })
  const anyPd = fc.record({ total: text, right: text, left: text })
  const anyEntry = fc.record({
    ...{ right: anyEye, left: anyEye, pd: fc.record({ far: anyPd, near: anyPd }) },
    ...{ vertex: text, issuedOn: text, expiresOn: text, prescriber: text },
  })
  fc.assert(
    fc.property(anyEntry, (entry) => {
      expect(readPrescription(entry, CONTEXT).ok).toBe(false)
    }),
  )
})
