import { expect, test } from 'vitest'
import { weekdayOf } from './calendar.ts'
import { findHoliday, orthodoxEaster, publicHolidays } from './holidays.ts'

test.each([
  [2019, '2019-04-28'],
  [2020, '2020-04-19'],
  [2021, '2021-05-02'],
  [2022, '2022-04-24'],
  [2023, '2023-04-16'],
  [2024, '2024-05-05'],
  [2025, '2025-04-20'],
  [2026, '2026-04-12'],
  [2027, '2027-05-02'],
  [2028, '2028-04-16'],
  [2029, '2029-04-08'],
  [2030, '2030-04-28'],
])('Orthodox Easter of %d is %s', (year, day) => {
  expect(orthodoxEaster(year)).toBe(day)
})

test('Easter is a Sunday between 4 April and 8 May from 1900 to 2099', () => {
  for (let year = 1900; year < 2100; year++) {
    const easter = orthodoxEaster(year)
    expect(weekdayOf(easter)).toBe(0)
    expect(easter >= `${year}-04-04` && easter <= `${year}-05-08`).toBe(true)
  }
})

test('2026 has the fifteen holidays of the Cypriot calendar', () => {
  expect([...publicHolidays(2026)].sort()).toEqual([
    ['2026-01-01', 'new_year'],
    ['2026-01-06', 'epiphany'],
    ['2026-02-23', 'green_monday'],
    ['2026-03-25', 'greek_independence'],
    ['2026-04-01', 'cyprus_national'],
    ['2026-04-10', 'good_friday'],
    ['2026-04-12', 'easter_sunday'],
    ['2026-04-13', 'easter_monday'],
    ['2026-05-01', 'labour_day'],
    ['2026-06-01', 'kataklysmos'],
    ['2026-08-15', 'dormition'],
    ['2026-10-01', 'cyprus_independence'],
    ['2026-10-28', 'ohi_day'],
    ['2026-12-25', 'christmas'],
    ['2026-12-26', 'boxing_day'],
  ])
})

test.each([
  ['2024-03-18', 'green_monday'],
  ['2024-06-24', 'kataklysmos'],
  ['2025-04-18', 'good_friday'],
  ['2025-06-09', 'kataklysmos'],
  ['2027-03-15', 'green_monday'],
  ['2027-04-30', 'good_friday'],
  ['2027-05-03', 'easter_monday'],
  ['2026-11-23', null],
])('%s is %s', (day, holiday) => {
  expect(findHoliday(day)).toBe(holiday)
})
