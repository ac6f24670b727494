const NICOSIA_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Nicosia' })
const NICOSIA_TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Nicosia',
  hour: '2-digit',
  minute: '2-digit',
})
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const DAY_MINUTES = 1440

const HOUR_MS = 60 * MINUTE_MS
let lastHour = Number.NaN
let lastDay = ''

/** As `2026-11-21`. The last one is kept: formatting takes longer than most of what asks for today. */
export function dayInCyprus(moment: Date): string {
  const hour = Math.floor(moment.valueOf() / HOUR_MS)
  // Since 1921 days have begun at a full hour of UTC.
  if (hour === lastHour && hour >= 0) return lastDay
  lastDay = NICOSIA_DAY.format(moment)
  lastHour = hour
  return lastDay
}

export const yearInCyprus = (moment: Date): number => Number(dayInCyprus(moment).slice(0, 4))

/** As `09:30`. */
export function timeInCyprus(moment: Date): string {
  return NICOSIA_TIME.format(moment)
}

/**
 * The moment of a local time in Cyprus. A time skipped in spring uses the offset before the change, so it is an hour
 * later; a time repeated in autumn means its first occurrence.
 * @param day as `2026-11-21`
 * @param minutes since midnight, local time
 */
export function momentInCyprus(day: string, minutes: number): Date {
  const shown = startOfDay(day) + minutes * MINUTE_MS
  const before = offsetMs(new Date(shown - DAY_MS))
  const after = offsetMs(new Date(shown + DAY_MS))
  const isConsistent = (offset: number) => offsetMs(new Date(shown - offset)) === offset
  return new Date(shown - (isConsistent(before) || !isConsistent(after) ? before : after))
}

export function addDays(day: string, days: number): string {
  return new Date(startOfDay(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The day of the week; 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(startOfDay(day)).getUTCDay()
}

/** `09:30` as minutes since midnight. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Minutes since midnight as `09:30`. */
export function timeOf(minutes: number): string {
  const inDay = minutes % DAY_MINUTES
  return [Math.floor(inDay / 60), inDay % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

const startOfDay = (day: string) => Date.parse(`${day}T00:00:00Z`)

function offsetMs(moment: Date): number {
  const shown = startOfDay(dayInCyprus(moment)) + minutesOf(timeInCyprus(moment)) * MINUTE_MS
  return shown - Math.floor(moment.valueOf() / MINUTE_MS) * MINUTE_MS
}

/** @returns the same day of another year; 28 February for the 29th where that year has none */
export function addYears(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, '0')
  const moved = `${year}${day.slice(4)}`
  const isLeapDay = day.endsWith('-02-29')
  return isLeapDay && new Date(`${moved}T00:00:00Z`).getUTCDate() !== 29 ? `${year}-02-28` : moved
}
