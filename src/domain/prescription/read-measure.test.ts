import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_PRESCRIPTION_LIMITS as LIMITS } from './prescription-limits.ts'
import { readAxis, readBase, readDate, readLength } from './read-measure.ts'

const answer = <Value>(
  reading: { ok: true; value: Value } | { ok: false; problem: { code: string; proposals?: readonly number[] } },
) => (reading.ok ? reading.value : [reading.problem.code, ...(reading.problem.proposals ?? [])])

test.each([
  ['180', 180],
  ['0', 180],
  ['000', 180],
  ['5', 5],
  ['005', 5],
  ['90°', 90],
  ['90º', 90],
  ['x 90', 90],
  ['Χ90', 90],
  ['× 90', 90],
  ['@45', 45],
  ['ax 45', 45],
  ['77.5', ['off_step', 77, 78]],
  ['181', ['out_of_range']],
  ['-90', ['unreadable']],
  ['+90', ['unreadable']],
  ['', ['missing']],
  ['ninety', ['unreadable']],
])('the axis “%s” is %j', (text, read) => {
  expect(answer(readAxis(text))).toEqual(read)
})

test.each([
  ['63', 630],
  ['63,5', 635],
  ['63.50 mm', 635],
  ['635', ['point_missing', 635]],
  ['63.3', ['off_step', 630, 635]],
  ['88', ['out_of_range']],
  ['6.3', ['out_of_range']],
  ['-63', ['unreadable']],
  ['63/60', ['unreadable']],
  ['', ['missing']],
])('the PD “%s” is %j', (text, read) => {
  expect(answer(readLength(text, LIMITS.pd.adult))).toEqual(read)
})

test.each([
  ['in', 'in'],
  ['BO', 'out'],
  ['Base up', 'up'],
  ['βάση κάτω', 'down'],
  ['ΕΣΩ', 'in'],
  ['έξω', 'out'],
  ['άνω', 'up'],
  ['B.D.', 'down'],
  ['45°', ['base_in_degrees']],
  ['270', ['base_in_degrees']],
  ['', ['missing']],
  ['left', ['unreadable']],
])('the base “%s” is %j', (text, read) => {
  expect(answer(readBase(text))).toEqual(read)
})

test.each([
  ['12/05/2025', '2025-05-12'],
  ['1.2.26', '2026-02-01'],
  ['2025-05-12', '2025-05-12'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2025', ['unreadable']],
  ['2025-13-45', ['unreadable']],
  ['05/2025', ['unreadable']],
  ['May', ['unreadable']],
  ['', ['missing']],
])('the date “%s” is %j', (text, read) => {
  expect(answer(readDate(text))).toEqual(read)
})

test('every axis and every PD is read as it is written, and no text throws', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 180 }), fc.integer({ min: 90, max: 160 }), (axis, halves) => {
      expect(readAxis(String(axis))).toEqual({ ok: true, value: axis })
      expect(readLength((halves / 2).toFixed(1), LIMITS.pd.adult)).toEqual({ ok: true, value: halves * 5 })
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const reading of [readAxis(text), readLength(text, LIMITS.mono), readBase(text), readDate(text)]) {
        expect(typeof reading.ok).toBe('boolean')
      }
    }),
  )
})
