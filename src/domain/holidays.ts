import { addDays } from './calendar.ts'

const FIXED = {
  new_year: '01-01',
  epiphany: '01-06',
  greek_independence: '03-25',
  cyprus_national: '04-01',
  labour_day: '05-01',
  dormition: '08-15',
  cyprus_independence: '10-01',
  ohi_day: '10-28',
  christmas: '12-25',
  boxing_day: '12-26',
} as const

/** In days from Orthodox Easter Sunday. */
const MOVABLE = {
  green_monday: -48,
  good_friday: -2,
  easter_sunday: 0,
  easter_monday: 1,
  kataklysmos: 50,
} as const

export type Holiday = keyof typeof FIXED | keyof typeof MOVABLE

/**
 * The public holidays of Cyprus in a year, by day. If two fall on the same day, as Labour Day and Easter Monday can, the
 * movable one is returned.
 */
export function publicHolidays(year: number): ReadonlyMap<string, Holiday> {
  const easter = orthodoxEaster(year)
  return new Map<string, Holiday>([
    ...Object.entries(FIXED).map(([name, day]) => [`${year}-${day}`, name as Holiday] as const),
    ...Object.entries(MOVABLE).map(([name, days]) => [addDays(easter, days), name as Holiday] as const),
  ])
}

export function findHoliday(day: string): Holiday | null {
  return holidaysOf(Number(day.slice(0, 4))).get(day) ?? null
}

let latest: { year: number; holidays: ReadonlyMap<string, Holiday> } | undefined

/** Days are asked for one after another, so the year of the last one is kept. */
function holidaysOf(year: number): ReadonlyMap<string, Holiday> {
  if (latest?.year !== year) latest = { year, holidays: publicHolidays(year) }
  return latest.holidays
}

/** Easter Sunday of the Orthodox Church in the civil calendar, by Meeus' Julian rule (Astronomical Algorithms, ch. 8). */
export function orthodoxEaster(year: number): string {
  const d = (19 * (year % 19) + 15) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7
  const month = Math.floor((d + e + 114) / 31)
  const day = ((d + e + 114) % 31) + 1
  const julianLag = Math.floor(year / 100) - Math.floor(year / 400) - 2
  return addDays(`${year}-0${month}-${String(day).padStart(2, '0')}`, julianLag)
}
