import { expect, test } from 'vitest'
import { dayInCyprus } from './calendar.ts'

test.each([
  ['2026-11-21T21:59:59Z', '2026-11-21'],
  ['2026-11-21T22:00:00Z', '2026-11-22'],
  ['2026-07-01T20:59:59Z', '2026-07-01'],
  ['2026-07-01T21:00:00Z', '2026-07-02'],
])('at %s it is %s in Cyprus', (moment, day) => {
  expect(dayInCyprus(new Date(moment))).toBe(day)
})
