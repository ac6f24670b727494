import { addDays, dayInCyprus } from '../../src/domain/calendar.ts'
import { closingOf } from '../../src/domain/slots.ts'
import { STORES } from '../../src/domain/stores.ts'

/** The nth day, from a week ahead, on which all stores are open. */
export function openStoreDay(index: number): string {
  const now = new Date()
  const days = Array.from({ length: 60 }, (_, ahead) => addDays(dayInCyprus(now), 7 + ahead))
  const open = days.filter((day) => STORES.every((store) => closingOf(store, day, now) === null))
  return open[index] ?? ''
}
