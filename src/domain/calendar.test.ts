import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  dayInCyprus,
  minutesOf,
  momentInCyprus,
  timeInCyprus,
  timeOf,
  weekdayOf,
  yearInCyprus,
} from './calendar.ts'

test.each([
  ['2026-11-21T21:59:59Z', '2026-11-21', '23:59'],
  ['2026-11-21T22:00:00Z', '2026-11-22', '00:00'],
  ['2026-07-01T20:59:59Z', '2026-07-01', '23:59'],
  ['2026-07-01T21:00:00Z', '2026-07-02', '00:00'],
])('%s is %s, %s in Cyprus', (moment, day, time) => {
  expect(dayInCyprus(new Date(moment))).toBe(day)
  expect(timeInCyprus(new Date(moment))).toBe(time)
})

test.each([
  ['2026-11-23', '10:00', '2026-11-23T08:00:00.000Z'],
  ['2026-07-06', '10:00', '2026-07-06T07:00:00.000Z'],
  // Clocks go forward on 29 March 2026 at 03:00 and back on 25 October 2026 at 04:00.
  ['2026-03-29', '02:30', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', '04:00', '2026-03-29T01:00:00.000Z'],
  ['2026-03-29', '10:00', '2026-03-29T07:00:00.000Z'],
  ['2026-10-25', '03:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '04:00', '2026-10-25T02:00:00.000Z'],
  ['2026-10-25', '10:00', '2026-10-25T08:00:00.000Z'],
])('%s, %s in Cyprus is %s', (day, time, moment) => {
  expect(momentInCyprus(day, minutesOf(time)).toISOString()).toBe(moment)
})

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days))
/** Clocks change between 03:00 and 04:00; every other time occurs exactly once a day. */
const anyUnambiguousTime = fc.integer({ min: 0, max: 1439 }).filter((minutes) => minutes < 180 || minutes >= 240)

test('a local time converted to a moment and back is unchanged', () => {
  fc.assert(
    fc.property(anyDay, anyUnambiguousTime, (day, minutes) => {
      const moment = momentInCyprus(day, minutes)
      expect([dayInCyprus(moment), timeInCyprus(moment)]).toEqual([day, timeOf(minutes)])
    }),
    { numRuns: 500 },
  )
})

test('moments are ordered as local times, also on days of clock changes', () => {
  const day = fc.oneof(anyDay, fc.constantFrom('2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'))
  const minutes = fc.integer({ min: 0, max: 1439 })
  fc.assert(
    fc.property(day, minutes, minutes, (on, one, other) => {
      const [early, late] = one < other ? [one, other] : [other, one]
      // A repeated hour means its first occurrence, a skipped hour the one after it.
      fc.pre(late < 180 || late >= 300)
      expect(momentInCyprus(on, early) <= momentInCyprus(on, late)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('the year is that of Cyprus', () => {
  expect(yearInCyprus(new Date('2026-12-31T21:59:00Z'))).toBe(2026)
  expect(yearInCyprus(new Date('2026-12-31T22:00:00Z'))).toBe(2027)
})

test('days are added across the end of months and years and across clock changes', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
  expect(weekdayOf('2026-11-22')).toBe(0)
  expect(weekdayOf('2026-11-23')).toBe(1)
})

test('the day is that of the moment, whatever was asked before', () => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Nicosia', dateStyle: 'short' })
  const first = Date.parse('2026-03-27T00:00:00Z')
  const near = fc.integer({ min: 0, max: 5 * 96 }).map((quarters) => new Date(first + quarters * 900_000))
  const any = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.array(fc.oneof(near, any), { minLength: 2 }), (moments) => {
      for (const moment of moments) expect(dayInCyprus(moment)).toBe(format.format(moment))
    }),
    { numRuns: 500 },
  )
  expect(() => dayInCyprus(new Date(Number.NaN))).toThrow(RangeError)
})
