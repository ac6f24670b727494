import { addDays, dayInCyprus, momentInCyprus, timeInCyprus, timeOf, weekdayOf } from './calendar.ts'
import { findHoliday, type Holiday } from './holidays.ts'
import { BOOKING, SERVICES, type Service } from './services.ts'
import type { Store } from './stores.ts'

const GRID_MINUTES = 30
const MINUTE_MS = 60_000

export interface Slot {
  /** Local time in Cyprus, as `09:30`. */
  time: string
  startsAt: Date
  endsAt: Date
}

export interface BookedTime {
  startsAt: Date
  endsAt: Date
}

type Closing = Holiday | 'weekday' | 'past' | 'too_far'

export function closingOf(store: Store, day: string, now: Date): Closing | null {
  const today = dayInCyprus(now)
  if (day < today) return 'past'
  if (day > addDays(today, BOOKING.daysAhead)) return 'too_far'
  return findHoliday(day) ?? (store.opening[weekdayOf(day)] ? null : 'weekday')
}

/** All slots of a store on a day: every half hour from which the service ends before closing. */
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

export function freeSlots(
  store: Store,
  day: string,
  service: Service,
  { booked, now }: { booked: readonly BookedTime[]; now: Date },
): Slot[] {
  if (closingOf(store, day, now) !== null) return []
  const earliest = now.valueOf() + BOOKING.leadMinutes * MINUTE_MS
  return slotsOf(store, day, service).filter(
    (slot) => slot.startsAt.valueOf() >= earliest && hasSeat(store, slot, booked),
  )
}

/** When the reminder of an appointment is due: the day before at `BOOKING.remindsAt`; `null` if that is past. */
export function reminderOf(startsAt: Date, now: Date): Date | null {
  const dayBefore = addDays(dayInCyprus(startsAt), -1)
  const reminder = momentInCyprus(dayBefore, BOOKING.remindsAt)
  return reminder > now ? reminder : null
}

/** Whether a seat is free in every half hour that a slot overlaps. */
function hasSeat(store: Store, slot: Slot, booked: readonly BookedTime[]): boolean {
  for (let at = slot.startsAt.valueOf(); at < slot.endsAt.valueOf(); at += GRID_MINUTES * MINUTE_MS) {
    const until = at + GRID_MINUTES * MINUTE_MS
    const occupied = booked.filter(({ startsAt, endsAt }) => startsAt.valueOf() < until && endsAt.valueOf() > at)
    if (occupied.length >= store.seats) return false
  }
  return true
}

export function slotAt(slots: readonly Slot[], time: string): Slot | null {
  return slots.find((slot) => slot.time === time) ?? null
}
