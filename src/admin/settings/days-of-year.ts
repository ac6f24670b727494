import { type Holiday, publicHolidays } from '../../domain/holidays.ts'
import type { SpecialDay } from '../../domain/settings.ts'

export interface DayOfYear {
  date: string
  holiday: Holiday | null
  special: SpecialDay | null
}

/** Public holidays and special days by date; a holiday with special hours is followed by them. */
export function daysOfYear(year: number, specialDays: readonly SpecialDay[]): DayOfYear[] {
  const holidays = publicHolidays(year)
  const special = specialDays
    .filter(({ date }) => date.startsWith(`${year}-`))
    .map((day) => ({ date: day.date, holiday: holidays.get(day.date) ?? null, special: day }))
  const closed = [...holidays].map(([date, holiday]) => ({ date, holiday, special: null }))
  const order = ({ date, special }: DayOfYear) => `${date} ${special ? `1 ${special.store ?? ''}` : '0'}`
  return [...closed, ...special].sort((one, other) => order(one).localeCompare(order(other)))
}
