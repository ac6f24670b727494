import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../domain/settings.ts'
import { DICTIONARIES } from './dictionaries.ts'
import { formatOpening } from './formats.ts'

const hours = (opens: number, closes: number) => ({ opens: opens * 60, closes: closes * 60 })
const english = (opening: Parameters<typeof formatOpening>[0]) => formatOpening(opening, DICTIONARIES.en.weekdays)

test('the hours of the stores are written as the specification writes them', () => {
  const written = (language: 'en' | 'el') =>
    DEFAULT_SETTINGS.stores.map(({ opening }) => formatOpening(opening, DICTIONARIES[language].weekdays))
  expect(written('en')).toEqual(['Mon-Sat 9:00-19:00', 'Mon-Sat 10:00-20:00, Sun 10:00-16:00', 'Mon-Sun 9:00-21:00'])
  expect(written('el')).toEqual(['Δευ-Σαβ 9:00-19:00', 'Δευ-Σαβ 10:00-20:00, Κυρ 10:00-16:00', 'Δευ-Κυρ 9:00-21:00'])
})

test('days with the same hours are joined only where they follow each other, and closed days are left out', () => {
  const short = hours(9, 13)
  const long = { opens: 9 * 60 + 30, closes: 18 * 60 + 5 }
  expect(english([null, long, long, short, long, short, null])).toBe(
    'Mon-Tue 9:30-18:05, Wed 9:00-13:00, Thu 9:30-18:05, Fri 9:00-13:00',
  )
  expect(english([null, short, null, short, null, null, null])).toBe('Mon 9:00-13:00, Wed 9:00-13:00')
  expect(english(Array.from({ length: 7 }, () => null))).toBe('')
})
