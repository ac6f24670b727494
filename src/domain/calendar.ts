const NICOSIA_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Nicosia' })

/** The day of the calendar in Cyprus at a moment, as `2026-11-21`. */
export function dayInCyprus(moment: Date): string {
  return NICOSIA_DAY.format(moment)
}
