import { addDays, dayInCyprus } from '../../src/domain/calendar.ts'
import { closingOf } from '../../src/domain/slots.ts'
import { STORES } from '../../src/domain/stores.ts'

/** The days to come on which all stores give out times, from a week ahead. */
export function openDay(index: number): string {
  const now = new Date()
  const days = Array.from({ length: 60 }, (_, ahead) => addDays(dayInCyprus(now), 7 + ahead))
  const open = days.filter((day) => STORES.every((store) => closingOf(store, day, now) === null))
  return open[index] ?? ''
}
