import { expect, test } from 'vitest'
import { nextCheckAt, nextReminderAt } from './check-times.ts'

const START = new Date('2026-11-22T09:00:00Z')
const MINUTE_MS = 60_000
const after = (minutes: number) => new Date(START.valueOf() + minutes * MINUTE_MS)
const minutesUntil = (next: Date | null) => (next === null ? null : (next.valueOf() - START.valueOf()) / MINUTE_MS)

test('a gateway is asked every two minutes, then hourly, then daily for a week', () => {
  const asked = [0, 1, 10, 39.5, 60, 1_439, 1_440, 8_000].map((minute) =>
    minutesUntil(nextCheckAt(START, after(minute))),
  )
  expect(asked).toEqual([1, 3, 11, 60, 120, 1_440, 2_880, 8_640])
  expect(nextCheckAt(START, after(8 * 1_440))).toBeNull()
})

test('while a buyer may be at the gateway, no two questions are more than three minutes apart', () => {
  for (let minute = 0; minute < 38; minute++) {
    const next = minutesUntil(nextCheckAt(START, after(minute))) ?? 0
    expect(next - minute).toBeLessThanOrEqual(2)
  }
})

test('a buyer is reminded of a transfer on days 3 and 6', () => {
  const day = 1_440
  expect([0, 3 * day, 5 * day].map((minute) => minutesUntil(nextReminderAt(START, after(minute))))).toEqual([
    3 * day,
    6 * day,
    6 * day,
  ])
  expect(nextReminderAt(START, after(6 * day))).toBeNull()
})
