import { expect, test } from 'vitest'
import { calendarDate, pageCursor } from './fields.ts'

test.each(['2026-02-30', '0000-01-01', '0999-12-31', '9999-12-31', '2026-13-01', '+12026-01-01'])(
  '%s is no day that a database and a calendar can count from',
  (day) => {
    expect(calendarDate.safeParse(day).success).toBe(false)
    expect(pageCursor().safeParse(`${day}T10:00:00.000000Z~1`).success).toBe(false)
  },
)

test.each(['24:00:00', '10:60:00', '10:00:61'])('a page does not end at the time %s', (time) => {
  expect(pageCursor().safeParse(`2026-11-24T${time}.000000Z~1`).success).toBe(false)
})

test('a real day, and where a page ended, are accepted', () => {
  expect(calendarDate.safeParse('2026-11-24').success).toBe(true)
  expect(pageCursor().safeParse('2026-11-24T23:59:59.123456Z~4711').success).toBe(true)
  expect(pageCursor('EE[0-9A-Z-]{15}').safeParse('2026-11-24T23:59:59.123456Z~EE-AAAA-BBBB-CCCC').success).toBe(true)
})
