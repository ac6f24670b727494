import { ShopError } from '../../contract/errors.ts'
import { dayInCyprus, minutesOf, momentInCyprus, timeInCyprus } from '../../domain/calendar.ts'
import { type BookedTime, findFreeSeat } from '../../domain/slots.ts'
import type { Store } from '../../domain/stores.ts'
import type { Shop } from '../shop.ts'
import { dayFactsOf, isOpenDuring, storeById } from './diary-day.ts'
import { listBlockedTimes, listBookings, lockDay } from './slots.ts'

const MINUTE_MS = 60_000

interface PlaceRequest {
  store: string
  date: string
  time: string
  /** Without one, the lowest that is free. */
  seat?: number | undefined
  minutes: number
  isOutsideHours: boolean
  /** The appointment that is moved: its own place counts as free. */
  movedId?: number
}

interface Place {
  store: Store['name']
  date: string
  startsAt: Date
  endsAt: Date
  seat: number
}

/**
 * Finds the place of a booking by staff and locks its store and day until the transaction ends. Staff are not bound by
 * the customers' limits, only by seats, blocks and, unless confirmed, opening hours.
 * @throws ShopError `invalid_input`, `outside_hours`, `time_blocked`, `slot_taken`
 */
export async function takePlace(shop: Shop, request: PlaceRequest): Promise<Place> {
  const { date, seat, isOutsideHours, movedId } = request
  const store = storeById(shop, request.store)
  const time = timeOfPlace(shop, request)
  if (seat !== undefined && seat > store.seats) {
    throw new ShopError('invalid_input', { fields: { seat: 'invalid_value' } })
  }
  const facts = dayFactsOf(shop.settings.current(), store, date)
  if (!isOutsideHours && !isOpenDuring(facts, date, time)) throw new ShopError('outside_hours')
  await lockDay(shop.db, store.name, date)
  const blocked = await listBlockedTimes(shop.db, store.name, date)
  const booked = await listBookings(shop.db, store.name, date, movedId)
  const free = freeSeatOf(store, seat, time, [...blocked, ...booked])
  if (free !== null) return { store: store.name, date, ...time, seat: free }
  throw new ShopError(freeSeatOf(store, seat, time, blocked) === null ? 'time_blocked' : 'slot_taken')
}

function timeOfPlace({ clock }: Shop, { date, time, minutes }: PlaceRequest) {
  if (date < dayInCyprus(clock())) throw new ShopError('invalid_input', { fields: { date: 'date_past' } })
  const startsAt = momentInCyprus(date, minutesOf(time))
  // In spring the clock skips an hour.
  if (timeInCyprus(startsAt) !== time) throw new ShopError('invalid_input', { fields: { time: 'time_unavailable' } })
  return { startsAt, endsAt: new Date(startsAt.valueOf() + minutes * MINUTE_MS) }
}

function freeSeatOf(
  store: Store,
  seat: number | undefined,
  time: { startsAt: Date; endsAt: Date },
  taken: readonly BookedTime[],
): number | null {
  if (seat === undefined) return findFreeSeat(store, time, taken)
  const others = taken.filter((one) => one.seat === null || one.seat === seat)
  return others.some(({ startsAt, endsAt }) => startsAt < time.endsAt && endsAt > time.startsAt) ? null : seat
}
