import type { Language } from '../domain/shop-facts.ts'
import { LANGUAGE_TABLE } from './languages.ts'

const CYPRUS = 'Europe/Nicosia'
const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** Formats of moments, in Cyprus time, and of calendar days, which have no time zone. */
const STYLES = {
  /** 4 May 2026 */
  momentDay: { ...DAY, timeZone: CYPRUS },
  /** 4 May 2026 at 00:30 */
  moment: { ...DAY, hour: '2-digit', minute: '2-digit', hour12: false, timeZone: CYPRUS },
  /** 4 May 2026, 00:30 */
  shortMoment: { ...DAY, month: 'short', hour: '2-digit', minute: '2-digit', hour12: false, timeZone: CYPRUS },
  /** 00:30 */
  time: { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: CYPRUS },
  /** 4 May 2026 */
  day: { ...DAY, timeZone: 'UTC' },
  /** Monday, 4 May 2026 */
  weekday: { ...DAY, weekday: 'long', timeZone: 'UTC' },
  /** Mon 4 May */
  shortWeekday: { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/**
 * A date in words.
 *
 * @param date an ISO 8601 moment, or a calendar day (`2026-05-04`) for the styles of days
 */
export const formatDate = (date: string, style: keyof typeof STYLES, language: Language): string =>
  new Intl.DateTimeFormat(LANGUAGE_TABLE[language].locale, STYLES[style]).format(new Date(date))

/** A number with the language's separators: 10,000 or 10.000. */
export const formatNumber = (value: number, language: Language): string =>
  value.toLocaleString(LANGUAGE_TABLE[language].locale)

/** What stands before the decimals in a language: spreadsheets in it expect the same. */
export const decimalSeparator = (language: Language): string =>
  new Intl.NumberFormat(LANGUAGE_TABLE[language].locale).format(0.5).replaceAll(/\d/g, '')
