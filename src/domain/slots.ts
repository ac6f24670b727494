import { addDays, dayInCyprus, momentInCyprus, timeInCyprus, timeOf, weekdayOf } from './calendar.ts'
import { findHoliday, type Holiday } from './holidays.ts'
import type { Service } from './services.ts'
import type { AppointmentSettings, OpenHours, SpecialDay } from './settings.ts'
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

export type Closing = Holiday | 'weekday' | 'special_day' | 'past' | 'too_far'

interface Days {
  specialDays: readonly SpecialDay[]
}
interface Bookings extends Days {
  appointments: AppointmentSettings
}
type StoreHours = Pick<Store, 'id' | 'opening'>

/** The special day of a store; its own comes before one of all stores. */
export function findSpecialDay({ id }: Pick<Store, 'id'>, day: string, { specialDays }: Days): SpecialDay | null {
  const named = specialDays.filter(({ date, store }) => date === day && (store === id || store === null))
  return named.find(({ store }) => store === id) ?? named[0] ?? null
}

/** When a store is open on a day, or why it is not. A special day comes before a public holiday, which closes all. */
export function hoursOn(
  store: StoreHours,
  day: string,
  settings: Days,
): { hours: OpenHours; closing: null } | { hours: null; closing: Closing } {
  const special = findSpecialDay(store, day, settings)
  if (special) return special.hours ? { hours: special.hours, closing: null } : { hours: null, closing: 'special_day' }
  const hours = store.opening[weekdayOf(day)] ?? null
  const closing = findHoliday(day) ?? 'weekday'
  return hours === null || closing !== 'weekday' ? { hours: null, closing } : { hours, closing: null }
}

interface BookingDay {
  now: Date
  settings: Days & { appointments: Pick<AppointmentSettings, 'daysAhead'> }
}

/** Why customers cannot book on a day; `null` where they can. */
export function closingOf(store: StoreHours, day: string, { now, settings }: BookingDay): Closing | null {
  const today = dayInCyprus(now)
  if (day < today) return 'past'
  if (day > addDays(today, settings.appointments.daysAhead)) return 'too_far'
  return hoursOn(store, day, settings).closing
}

/** All slots of a store on a day: every half hour from which the service ends before closing. */
export function slotsOf(store: StoreHours, day: string, service: Service, settings: Bookings): Slot[] {
  const { hours } = hoursOn(store, day, settings)
  if (hours === null) return []
  const { minutes } = settings.appointments.services[service]
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
  { booked, now, settings }: { booked: readonly BookedTime[]; now: Date; settings: Bookings },
): Slot[] {
  if (closingOf(store, day, { now, settings }) !== null) return []
  const earliest = now.valueOf() + settings.appointments.leadMinutes * MINUTE_MS
  return slotsOf(store, day, service, settings).filter(
    (slot) => slot.startsAt.valueOf() >= earliest && findFreeSeat(store, slot, booked) !== null,
  )
}

/**
 * When the reminder of an appointment is due, on the day before; `null` if that is past.
 * @param remindsAt minutes since midnight in Cyprus
 */
export function reminderOf(
  startsAt: Date,
  now: Date,
  { remindsAt }: Pick<AppointmentSettings, 'remindsAt'>,
): Date | null {
  const dayBefore = addDays(dayInCyprus(startsAt), -1)
  const reminder = momentInCyprus(dayBefore, remindsAt)
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
