import { addDays, dayInCyprus, momentInCyprus, timeInCyprus, timeOf, weekdayOf } from './calendar.ts'
import { findHoliday, type Holiday } from './holidays.ts'
import { BOOKING, SERVICES, type Service } from './services.ts'
import type { Store } from './stores.ts'

const GRID_MINUTES = 30
const MINUTE_MS = 60_000

export interface Slot {
  /** By the clock in Cyprus, as `09:30`. */
  time: string
  startsAt: Date
  endsAt: Date
}

/** When somebody is being seen. */
export interface BookedTime {
  startsAt: Date
  endsAt: Date
}

type Closing = Holiday | 'weekday' | 'past' | 'too_far'

/** Why a store gives out no times on a day, or `null` where it does. */
export function closingOf(store: Store, day: string, now: Date): Closing | null {
  const today = dayInCyprus(now)
  if (day < today) return 'past'
  if (day > addDays(today, BOOKING.daysAhead)) return 'too_far'
  return findHoliday(day) ?? (store.opening[weekdayOf(day)] ? null : 'weekday')
}

/** Every time at which a store that is open begins a service on a day: each half hour from which it ends before closing. */
export function slotsOf(store: Store, day: string, service: Service): Slot[] {
  const hours = store.opening[weekdayOf(day)]
  if (!hours || findHoliday(day) !== null) return []
  const { minutes } = SERVICES[service]
  const slots: Slot[] = []
  for (let begins = hours.opens; begins + minutes <= hours.closes; begins += GRID_MINUTES) {
    const startsAt = momentInCyprus(day, begins)
    // In spring the clock skips an hour.
    if (timeInCyprus(startsAt) !== timeOf(begins)) continue
    slots.push({ time: timeOf(begins), startsAt, endsAt: new Date(startsAt.valueOf() + minutes * MINUTE_MS) })
  }
  return slots
}

/** The times of a day that can still be taken, given who is being seen already. */
export function freeSlots(
  store: Store,
  day: string,
  service: Service,
  { visits, now }: { visits: readonly BookedTime[]; now: Date },
): Slot[] {
  if (closingOf(store, day, now) !== null) return []
  const earliest = now.valueOf() + BOOKING.leadMinutes * MINUTE_MS
  return slotsOf(store, day, service).filter(
    (slot) => slot.startsAt.valueOf() >= earliest && hasSeat(store, slot, visits),
  )
}

/** When to remind of a visit: the day before at the hour the settings say, or never where that has gone by. */
export function reminderOf(startsAt: Date, now: Date): Date | null {
  const dayBefore = addDays(dayInCyprus(startsAt), -1)
  const reminder = momentInCyprus(dayBefore, BOOKING.remindsAt)
  return reminder > now ? reminder : null
}

/** Whether a seat is free in every half hour that a slot touches. */
function hasSeat(store: Store, slot: Slot, visits: readonly BookedTime[]): boolean {
  for (let at = slot.startsAt.valueOf(); at < slot.endsAt.valueOf(); at += GRID_MINUTES * MINUTE_MS) {
    const until = at + GRID_MINUTES * MINUTE_MS
    const seen = visits.filter(({ startsAt, endsAt }) => startsAt.valueOf() < until && endsAt.valueOf() > at)
    if (seen.length >= store.seats) return false
  }
  return true
}

/** The slot of a time, or `null` where the store begins nothing then. */
export function slotAt(slots: readonly Slot[], time: string): Slot | null {
  return slots.find((slot) => slot.time === time) ?? null
}
