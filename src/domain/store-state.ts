import { addDays, dayInCyprus, minutesOf, timeInCyprus } from './calendar.ts'
import type { SpecialDay } from './settings.ts'
import { type Closing, hoursOn } from './slots.ts'
import type { Store } from './stores.ts'

/** Closed for longer, a store does not say when it opens again. */
const MOST_DAYS_AHEAD = 60

/** Times are minutes since midnight in Cyprus. */
export type StoreState =
  | { isOpen: true; closes: number }
  | {
      isOpen: false
      /** Why the store is closed for the whole day; null between its hours. */
      closing: Closing | null
      next: { day: string; daysAhead: number; opens: number } | null
    }

interface OpenDays extends Pick<Store, 'id' | 'opening'> {
  specialDays: readonly SpecialDay[]
}

/** Whether a store is open, until when, or when it opens next. */
export function storeStateAt(store: OpenDays, now: Date): StoreState {
  const today = dayInCyprus(now)
  const minute = minutesOf(timeInCyprus(now))
  const { hours, closing } = hoursOn(store, today, store)
  if (hours !== null && hours.opens <= minute && minute < hours.closes) return { isOpen: true, closes: hours.closes }
  for (let daysAhead = 0; daysAhead <= MOST_DAYS_AHEAD; daysAhead++) {
    const day = addDays(today, daysAhead)
    const opens = hoursOn(store, day, store).hours?.opens
    if (opens === undefined || (daysAhead === 0 && opens <= minute)) continue
    return { isOpen: false, closing, next: { day, daysAhead, opens } }
  }
  return { isOpen: false, closing, next: null }
}
