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

/** A booking, or a block, which takes all seats where it names none. */
export interface BookedTime {
  startsAt: Date
  endsAt: Date
  seat: number | null
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
    (slot) => slot.startsAt.valueOf() >= earliest && findFreeSeat(store, slot, booked) !== null,
  )
}

/** When the reminder of an appointment is due: the day before at `BOOKING.remindsAt`; `null` if that is past. */
export function reminderOf(startsAt: Date, now: Date): Date | null {
  const dayBefore = addDays(dayInCyprus(startsAt), -1)
  const reminder = momentInCyprus(dayBefore, BOOKING.remindsAt)
  return reminder > now ? reminder : null
}

/** The lowest seat that nothing takes during the whole time. */
export function findFreeSeat(
  { seats }: Pick<Store, 'seats'>,
  { startsAt, endsAt }: Pick<Slot, 'startsAt' | 'endsAt'>,
  booked: readonly BookedTime[],
): number | null {
  const during = booked.filter((time) => time.startsAt < endsAt && time.endsAt > startsAt)
  const all = Array.from({ length: seats }, (_, index) => index + 1)
  return all.find((number) => !during.some(({ seat }) => seat === null || seat === number)) ?? null
}

export function slotAt(slots: readonly Slot[], time: string): Slot | null {
  return slots.find((slot) => slot.time === time) ?? null
}
