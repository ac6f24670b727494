import { expect, test } from 'vitest'
import { daysOfYear } from './days-of-year.ts'

test('holidays and special days of a year stand by date, a holiday before its exceptions', () => {
  const day = { store: null, hours: null, note: '', noteEl: '' }
  const days = daysOfYear(2027, [
    { ...day, date: '2027-12-25', store: 'paphos' },
    { ...day, date: '2027-01-04' },
    { ...day, date: '2026-12-24' },
  ])
  expect(days.slice(0, 3).map(({ date, holiday }) => [date, holiday])).toEqual([
    ['2027-01-01', 'new_year'],
    ['2027-01-04', null],
    ['2027-01-06', 'epiphany'],
  ])
  expect(days.filter(({ date }) => date === '2027-12-25').map(({ special }) => special?.store)).toEqual([
    undefined,
    'paphos',
  ])
  expect(days).toHaveLength(17)
})
