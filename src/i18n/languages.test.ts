import { expect, test } from 'vitest'
import { formatDate, formatNumber } from './formats.ts'
import { isLanguage, LANGUAGE_CODES, langParam, localized } from './languages.ts'

test('a record’s text is localized', () => {
  const store = { name: 'Nicosia', nameEl: 'Λευκωσία', phone: '+357' }
  expect(LANGUAGE_CODES.map((language) => localized(store, 'name', language))).toEqual(['Nicosia', 'Λευκωσία'])
  // @ts-expect-error a phone number has no Greek field
  localized(store, 'phone', 'en')
})

test('only the codes of the table are languages', () => {
  expect(['en', 'el', 'de', 'toString', '', null, undefined].map(isLanguage)).toEqual([
    true,
    true,
    ...Array(5).fill(false),
  ])
})

test('URLs in the default language have no lang parameter', () => {
  expect(LANGUAGE_CODES.map(langParam)).toEqual([undefined, 'el'])
})

test('moments are formatted in Cyprus time, days without a time zone', () => {
  const late = '2026-05-03T21:30:00.000Z'
  expect(formatDate(late, 'momentDay', 'en')).toBe('4 May 2026')
  expect(formatDate(late, 'momentDay', 'el')).toBe('4 Μαΐου 2026')
  expect(formatDate(late, 'moment', 'en')).toBe('4 May 2026 at 00:30')
  expect(formatDate(late, 'moment', 'el')).toBe('4 Μαΐου 2026 στις 00:30')
  expect(formatDate('2026-05-03', 'day', 'en')).toBe('3 May 2026')
  expect(formatDate('2026-05-03', 'weekday', 'en')).toBe('Sunday, 3 May 2026')
  expect(formatDate('2026-05-03', 'weekday', 'el')).toBe('Κυριακή 3 Μαΐου 2026')
  expect(formatDate('2026-05-03', 'shortWeekday', 'el')).toBe('Κυρ 3 Μαΐ')
})

test('numbers have the language’s thousands separator', () => {
  expect(LANGUAGE_CODES.map((language) => formatNumber(10_000, language))).toEqual(['10,000', '10.000'])
})
