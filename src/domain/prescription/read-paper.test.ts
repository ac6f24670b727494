import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyPrescription } from '../../../test/support/prescriptions.ts'
import { formatEye } from './format.ts'
import type { EyeEntry } from './prescription-entry.ts'
import { DEFAULT_PRESCRIPTION_LIMITS as LIMITS } from './prescription-limits.ts'
import { readPaper } from './read-paper.ts'
import { readPrescription } from './read-prescription.ts'

/** An eye's texts that are not empty, in one line. */
const shown = ({ sphere, cylinder, axis, add, prisms }: EyeEntry) =>
  [
    ...[`${sphere}`, cylinder && `c${cylinder}`, axis && `x${axis}`, add && `a${add}`],
    ...prisms.map(({ amount, base }) => `${amount}${base}`),
  ]
    .filter(Boolean)
    .join(' ')
const readEyes = (text: string) => {
  const { entry, unplaced, problems } = readPaper(text, LIMITS)
  return { right: shown(entry.right), left: shown(entry.left), unplaced, problems: problems.map(({ code }) => code) }
}
const eyes = (right: string, left: string) => ({ right, left, unplaced: [], problems: [] })

describe('a paper in lines', () => {
  test.each([
    ['OD -2.25 -0.50 x 180\nOS -2.00 DS', eyes('-2.25 c-0.50 x180', '-2.00')],
    ['OD −2,25 −0,50×180 OS −2,00 −0,75×10', eyes('-2.25 c-0.50 x180', '-2.00 c-0.75 x10')],
    ['R: +1.25/-0.50x90\nL: PL/-0.25x5', eyes('+1.25 c-0.50 x90', 'pl c-0.25 x5')],
    ['ΔΟ -2,25 -0,50 Χ 180°\nΑΟ ∞', eyes('-2.25 c-0.50 x180', '∞')],
    ['Δ.Ε. Σφ -2,25 Κυλ -0,50 Αξ 180\nΑΡ. Σφ. +1,00', eyes('-2.25 c-0.50 x180', '+1.00')],
    ['Δεξιός οφθαλμός: -2.25\nΑριστερός οφθαλμός: -2.00', eyes('-2.25', '-2.00')],
    ['ΟD -1.00 (typed with a Greek letter)\nΟS -1.25', eyes('-1.00', '-1.25')],
    ['OD -2.00 SPH -1.00 CYL 180 AXIS\nOS +1.50 SPH', eyes('-2.00 c-1.00 x180', '+1.50')],
    ['Right eye\nSphere: -2.25\nCylinder: -0.50\nAxis: 7\nLeft eye\nSphere: 0.00', eyes('-2.25 c-0.50 x7', '0.00')],
    ['OU -1.00\nADD +2.00', eyes('-1.00 a+2.00', '-1.00 a+2.00')],
    ['R -1.00 Add 1.75\nL -1.00 Πρόσθ. +2,00', eyes('-1.00 a1.75', '-1.00 a+2.00')],
    ['OD -1.00 2Δ BI 0.5Δ up\nOS -1.00 prism 1.5 base out', eyes('-1.00 2in 0.5up', '-1.00 1.5out')],
    ['OD -1.00 prism 2 base 45°\nOS BAL', eyes('-1.00 245', 'bal')],
    ['OD 2.25\nOS -225', eyes('2.25', '-225')],
    ['R SPH 2\nL -1.00', eyes('2', '-1.00')],
  ])('%j is read', (text, expected) => {
    expect(readEyes(text)).toEqual(expected)
  })

  test('has no sign where a dash does not touch its number', () => {
    expect(readEyes('OD - 2.25\nOS + 1.00')).toMatchObject(eyes('2.25', '+1.00'))
  })

  test.each([
    ['no eye', '-2.25 -0.50 x 180', { right: '', left: '' }],
    ['a second value', 'OD -2.25\nOS -1.00\nOD -3.00', { right: '-2.25', left: '-1.00' }],
    ['a number without a heading behind the axis', 'OD -1.00 -0.50 180 +2.00', { right: '-1.00 c-0.50 x180' }],
    ['an axis without a cylinder', 'OD -1.00 180', { right: '-1.00' }],
    ['a third prism', 'OD -1.00 1Δ in 1Δ up 1Δ down', {}],
    ['a phone', 'Tel 99 123456', { right: '' }],
  ])('shows the line of %s to be copied by hand: %j', (_, text, expected) => {
    const reading = readEyes(text)
    expect(reading).toMatchObject(expected)
    expect(reading.unplaced).toEqual([text.split('\n').at(-1)])
  })
})

describe('a table', () => {
  test.each([
    ['    SPH   CYL   AXIS  ADD\nOD -2.25 -0.50 180 +2.00\nOS -2.00 DS', eyes('-2.25 c-0.50 x180 a+2.00', '-2.00')],
    ['\tSPH\tCYL\tAXIS\tADD\nR\t-2.25\t\t\t+2.00\nL\t-2.00\t-0.5\t9\t', eyes('-2.25 a+2.00', '-2.00 c-0.5 x9')],
    ['SPH\tCYL\tAXIS\nOD\t-2.25\t-0.50\t180\nOS\t-2.00\t\t', eyes('-2.25 c-0.50 x180', '-2.00')],
    ['| | Σφ | Κυλ | Άξ |\n| ΔΕ | -2,25 | -0,50 | 180 |\n| ΑΡ | -2,00 | – | – |', eyes('-2.25 c-0.50 x180', '-2.00')],
    [
      '      OD     OS\nSPH  -2.25  -2.00\nCYL  -0.50  -0.75\nAXIS  180    10\nADD +2.00',
      eyes('-2.25 c-0.50 x180 a+2.00', '-2.00 c-0.75 x10 a+2.00'),
    ],
    [
      'Right (OD): SPH CYL AXIS Left (OS): SPH CYL AXIS\n-2.25 -0.50 180 -2.00 -0.75 10',
      eyes('-2.25 c-0.50 x180', '-2.00 c-0.75 x10'),
    ],
    [
      'SPH CYL AXIS PRISM BASE\nOD -1.00 -0.50 180 1.5 in\nOS -1.00 - - 2 BU',
      eyes('-1.00 c-0.50 x180 1.5in', '-1.00 2up'),
    ],
  ])('%j is read', (text, expected) => {
    expect(readEyes(text)).toEqual(expected)
  })

  test.each([
    ['SPH CYL AXIS\nOD -2.25 180', 'OD -2.25 180'],
    ['SPH CYL AXIS ADD\nOD -2.25 -0.50 +2.00', 'OD -2.25 -0.50 +2.00'],
    ['SPH CYL AXIS\nOD -2.25 -0.50 180 +2.00', 'OD -2.25 -0.50 180 +2.00'],
  ])('%j leaves the row that could be read in two ways', (text, row) => {
    expect(readEyes(text)).toEqual({ right: '', left: '', unplaced: [row], problems: [] })
  })
})

describe('a paper with rows for near', () => {
  const far = 'Μακριά ΔΟ -1.00 -0.50 x 90\nΜακριά ΑΟ +1.00'

  test('has the addition between them', () => {
    const text = `${far}\nΚοντά ΔΟ +1.00 -0.50 x 90\nΚοντά ΑΟ +3.00`
    expect(readEyes(text)).toEqual(eyes('-1.00 c-0.50 x90 a+2.00', '+1.00 a+2.00'))
  })

  test('may name near once, above its rows, and write cylinders in the other form', () => {
    const text = `DISTANCE\nOD -1.00 -0.50 x 90\nOS +1.00\nNEAR\nOD +0.50 +0.50 x 180\nOS +3.00`
    expect(readEyes(text)).toEqual(eyes('-1.00 c-0.50 x90 a+2.00', '+1.00 a+2.00'))
  })

  test('has no addition where the lenses differ by more', () => {
    const reading = readPaper(`${far}\nΚοντά ΔΟ +1.00 -0.50 x 80\nΚοντά ΑΟ +3.00`, LIMITS)
    expect(reading.entry.right.add).toBe('')
    expect(reading.problems).toEqual([{ field: 'right.add', code: 'near_differs', range: LIMITS.add }])
  })
})

describe('a PD', () => {
  const pd = (total = '', right = '', left = '') => ({ total, right, left })
  test.each([
    ['PD 63', { far: pd('63'), near: pd() }],
    ['P.D.: 63 mm', { far: pd('63'), near: pd() }],
    ['PD 63/60', { far: pd('63'), near: pd('60') }],
    ['PD: 31.5 / 32', { far: pd('', '31.5', '32'), near: pd() }],
    ['PD R 31,5 L 32', { far: pd('', '31.5', '32'), near: pd() }],
    ['Near PD 60', { far: pd(), near: pd('60') }],
    ['Pupillary distance 63', { far: pd('63'), near: pd() }],
    ['Διακορική απόσταση: 63,5', { far: pd('63.5'), near: pd() }],
    ['SPH CYL AXIS PD\nOD -1.00 -0.50 9 31.5\nOS -1.00 -0.50 9 32', { far: pd('', '31.5', '32'), near: pd() }],
    ['OD -1.00 OS -1.25 PD 63 ADD +2.00', { far: pd('63'), near: pd() }],
    ['PD 63 OD -1.00 OS -1.25', { far: pd('63'), near: pd() }],
  ])('“%s” is %j', (text, expected) => {
    const { entry, unplaced } = readPaper(text, LIMITS)
    expect(entry.pd).toEqual(expected)
    expect(unplaced).toEqual([])
  })
})

test('dates have a heading, and a birthday is none of them', () => {
  const { entry, unplaced } = readPaper(
    'DOB 1/2/1970\nDate 12/05/2026 Expires 12/05/2028\nBVD 12\nOD -1.00 VA 6/6\n3/3/2020',
    LIMITS,
  )
  expect(entry).toMatchObject({ issuedOn: '12/05/2026', expiresOn: '12/05/2028', vertex: '12' })
  expect(entry.right.visualAcuity).toBe('6/6')
  expect(unplaced).toEqual(['3/3/2020'])
  expect(readPaper('Ημ/νία: 12.05.2026', LIMITS).entry.issuedOn).toBe('12.05.2026')
})

test('a contact lens’s paper is refused', () => {
  expect(readPaper('OD -2.25 BC 8.6 DIA 14.2', LIMITS).problems).toEqual([{ field: 'text', code: 'contact_lens' }])
  expect(readPaper('OD -2.25', LIMITS).problems).toEqual([])
})

test('what opticians write is read as the same prescription', () => {
  fc.assert(
    fc.property(
      anyPrescription,
      fc.constantFrom(['OD', 'OS'], ['R', 'L'], ['Δ.Ο.', 'Α.Ο.'], ['ΔΕ', 'ΑΡ']),
      (rx, [r, l]) => {
        const { entry, unplaced } = readPaper(`${r} ${formatEye(rx.right)}\n${l}: ${formatEye(rx.left)}`, LIMITS)
        expect(unplaced).toEqual([])
        const context = { today: '2026-11-22', age: null, needsAdd: false, previous: null, limits: LIMITS }
        const reading = readPrescription({ ...entry, issuedOn: '2026-11-22', prescriber: 'Dr.' }, context)
        const withoutAcuity = { right: { ...rx.right, visualAcuity: null }, left: { ...rx.left, visualAcuity: null } }
        expect(reading).toMatchObject({ ok: true, value: withoutAcuity })
      },
    ),
  )
})

test('no text throws', () => {
  const parts = fc.constantFrom(
    'OD',
    'ΔΟ',
    'SPH',
    'CYL',
    'PD',
    'near',
    '\t',
    '\n',
    '|',
    '-',
    '-2.25',
    '63',
    '6/6',
    'Δ',
    '∞',
    'base',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(parts).map((all) => all.join(' ')),
      ),
      (text) => {
        expect(readPaper(text, LIMITS).entry.prescriber).toBe('')
      },
    ),
    { numRuns: 500 },
  )
})
