import { addDays, dayInCyprus } from '../../src/domain/calendar.ts'
import { DEFAULT_SETTINGS } from '../../src/domain/settings.ts'
import { closingOf } from '../../src/domain/slots.ts'

/** The nth day, from a week ahead, on which all stores are open. */
export function openStoreDay(index: number): string {
  const now = new Date()
  const days = Array.from({ length: 60 }, (_, ahead) => addDays(dayInCyprus(now), 7 + ahead))
  const open = days.filter((day) =>
    DEFAULT_SETTINGS.stores.every((store) => closingOf(store, day, { now, settings: DEFAULT_SETTINGS }) === null),
  )
  return open[index] ?? ''
}
