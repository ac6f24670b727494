import type { Language } from '../domain/shop-facts.ts'
import type { OpeningHours } from '../domain/stores.ts'
import { LANGUAGE_TABLE } from './languages.ts'

const CYPRUS = 'Europe/Nicosia'
const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** Formats of moments, in Cyprus time, and of calendar days, which have no time zone. */
const STYLES = {
  /** 4 May 2026 */
  momentDay: { ...DAY, timeZone: CYPRUS },
  /** 4 May 2026 at 00:30 */
  moment: { ...DAY, hour: '2-digit', minute: '2-digit', hour12: false, timeZone: CYPRUS },
  /** 4 May 2026 at 00:30:07 */
  momentToSecond: {
    ...DAY,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hour12: false,
    timeZone: CYPRUS,
  },
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

/** One for each language and style; to make one takes many times as long as to use it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(style: keyof typeof STYLES, language: Language): Intl.DateTimeFormat {
  const key = `${language} ${style}`
  const known = formats.get(key) ?? new Intl.DateTimeFormat(LANGUAGE_TABLE[language].locale, STYLES[style])
  formats.set(key, known)
  return known
}

/**
 * A date in words.
 *
 * @param date an ISO 8601 moment, or a calendar day (`2026-05-04`) for the styles of days
 */
export const formatDate = (date: string, style: keyof typeof STYLES, language: Language): string =>
  formatOf(style, language).format(new Date(date))

/** A number with the language's separators: 10,000 or 10.000. */
export const formatNumber = (value: number, language: Language): string =>
  value.toLocaleString(LANGUAGE_TABLE[language].locale)

/** A number that is written with a point, with the language's own mark. */
export const withDecimalMark = (text: string, language: Language): string =>
  text.replace('.', LANGUAGE_TABLE[language].decimalMark)

/** Minutes since midnight as `9:00`. */
export const formatClock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/**
 * A week's opening hours: `Mon-Sat 10:00-20:00, Sun 10:00-16:00`. Days on which the store is closed are left out.
 * @param weekdays the short names from Sunday on, with spaces between them
 */
export function formatOpening(opening: OpeningHours, weekdays: string): string {
  const names = weekdays.split(' ')
  const runs: { first?: string | undefined; last?: string | undefined; hours: string }[] = []
  for (const day of [1, 2, 3, 4, 5, 6, 0]) {
    const times = opening[day]
    const hours = times ? `${formatClock(times.opens)}-${formatClock(times.closes)}` : ''
    const run = runs.at(-1)
    if (run?.hours === hours) run.last = names[day]
    else runs.push({ first: names[day], hours })
  }
  return runs
    .filter(({ hours }) => hours)
    .map(({ first, last, hours }) => `${last ? `${first}-${last}` : first} ${hours}`)
    .join(', ')
}
/** What stands before the decimals in a language: spreadsheets in it expect the same. */
export const decimalSeparator = (language: Language): string =>
  new Intl.NumberFormat(LANGUAGE_TABLE[language].locale).format(0.5).replaceAll(/\d/g, '')
