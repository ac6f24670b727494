import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentInCyprus } from './calendar.ts'
import { storeStateAt } from './store-state.ts'
import { STORES } from './stores.ts'

const [nicosia, limassol, paphos] = STORES.map((store) => ({ ...store, specialDays: [] })) as [Day, Day, Day]
type Day = (typeof STORES)[number] & { specialDays: [] }
const at = (day: string, hours: number, minutes = 0) => momentInCyprus(day, hours * 60 + minutes)

test.each([
  ['at the minute it opens', at('2026-11-24', 9), { isOpen: true, closes: 19 * 60 }],
  ['in the last minute', at('2026-11-24', 18, 59), { isOpen: true, closes: 19 * 60 }],
  [
    'before it opens',
    at('2026-11-24', 8, 59),
    { isOpen: false, closing: null, next: { day: '2026-11-24', daysAhead: 0, opens: 9 * 60 } },
  ],
  [
    'at the minute it closes',
    at('2026-11-24', 19),
    { isOpen: false, closing: null, next: { day: '2026-11-25', daysAhead: 1, opens: 9 * 60 } },
  ],
  [
    'on a Saturday evening, over the Sunday',
    at('2026-11-28', 20),
    { isOpen: false, closing: null, next: { day: '2026-11-30', daysAhead: 2, opens: 9 * 60 } },
  ],
  [
    'on a Sunday',
    at('2026-11-29', 12),
    { isOpen: false, closing: 'weekday', next: { day: '2026-11-30', daysAhead: 1, opens: 9 * 60 } },
  ],
  [
    'on Christmas Day, over Boxing Day and the Sunday',
    at('2026-12-25', 12),
    { isOpen: false, closing: 'christmas', next: { day: '2026-12-28', daysAhead: 3, opens: 9 * 60 } },
  ],
])('a store %s', (_, now, state) => {
  expect(storeStateAt(nicosia, now)).toEqual(state)
})

test('the hours are Nicosia’s in winter and in summer', () => {
  const winter = ['2026-11-24T06:59:00Z', '2026-11-24T07:00:00Z']
  const summer = ['2026-07-21T05:59:00Z', '2026-07-21T06:00:00Z']
  for (const [before, after] of [winter, summer] as [string, string][]) {
    expect(storeStateAt(nicosia, new Date(before)).isOpen).toBe(false)
    expect(storeStateAt(nicosia, new Date(after)).isOpen).toBe(true)
  }
})

test('a store open on Sundays has its Sunday hours', () => {
  expect(storeStateAt(limassol, at('2026-11-29', 15, 59))).toEqual({ isOpen: true, closes: 16 * 60 })
})

test('special days come before the week and the public holidays', () => {
  const special = (date: string, hours: { opens: number; closes: number } | null) => ({
    ...paphos,
    specialDays: [{ date, store: null, hours, note: '', noteEl: '' }],
  })
  const christmas = special('2026-12-25', { opens: 600, closes: 720 })
  expect(storeStateAt(christmas, at('2026-12-25', 11))).toEqual({ isOpen: true, closes: 720 })
  expect(storeStateAt(special('2026-11-24', null), at('2026-11-24', 11))).toEqual({
    isOpen: false,
    closing: 'special_day',
    next: { day: '2026-11-25', daysAhead: 1, opens: 540 },
  })
})

test('a store that never opens says so', () => {
  const opening = Array.from({ length: 7 }, () => null)
  expect(storeStateAt({ ...nicosia, opening }, at('2026-11-24', 11))).toEqual({
    isOpen: false,
    closing: 'weekday',
    next: null,
  })
})

test('at any moment a store is open or opens later', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true }), (now) => {
      const state = storeStateAt(limassol, now)
      if (state.isOpen) return
      expect(state.next).not.toBeNull()
      const { day = '', opens = 0 } = state.next ?? {}
      expect(momentInCyprus(day, opens).valueOf()).toBeGreaterThan(now.valueOf())
      expect(storeStateAt(limassol, momentInCyprus(day, opens)).isOpen).toBe(true)
    }),
  )
})
