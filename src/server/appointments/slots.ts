import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import { defaultService, type Service } from '../../domain/services.ts'
import type { ShopSettings } from '../../domain/settings.ts'
import {
  type BookedTime,
  type Closing,
  closingOf,
  findFreeSeat,
  freeSlots,
  type Slot,
  slotAt,
  slotsOf,
} from '../../domain/slots.ts'
import type { Store } from '../../domain/stores.ts'
import type { Db } from '../db/connect.ts'
import { diaryBlocks } from '../db/diary-schema.ts'
import { appointments } from '../db/schema.ts'
import type { Shop } from '../shop.ts'

const BOOKING_LOCK = 357_016_033

interface SlotsQuery {
  store: Store['name']
  date: string
  service?: Service | undefined
}

interface FreeTimes {
  slots: { time: string; startsAt: string; endsAt: string }[]
  /** Why the store takes no bookings on the day. */
  closing: Closing | null
}

/** @throws ShopError `invalid_input` for a store that there is not */
export async function listSlots(shop: Shop, { store: name, date, service }: SlotsQuery): Promise<FreeTimes> {
  const settings = shop.settings.current()
  const { services } = settings.appointments
  const wanted = service ?? defaultService(services)
  const store = storeNamed(settings, name)
  const now = shop.clock()
  const closing = closingOf(store, date, { now, settings })
  if (closing !== null || !services[wanted].isOffered) return { slots: [], closing }
  const booked = await listBookedTimes(shop.db, name, date)
  const slots = freeSlots(store, date, wanted, { booked, now, settings }).map(({ time, startsAt, endsAt }) => ({
    time,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }))
  return { slots, closing }
}

interface SlotRequest extends SlotsQuery {
  service: Service
  time: string
  /** The appointment that is moved: its own seat counts as free. */
  movedId?: number
}

/**
 * Checks that a time is free and locks its store and day until the transaction ends, so that concurrent bookings see
 * each other's rows.
 * @throws ShopError `invalid_input` for a time that the store does not offer, `slot_taken` where no seat is left
 */
export async function reserveSlot(
  { db, settings: { current }, clock }: Shop,
  { store, date, time, service, movedId }: SlotRequest,
): Promise<Slot & { seat: number }> {
  const settings = current()
  const storeFacts = storeNamed(settings, store)
  if (slotAt(slotsOf(storeFacts, date, service, settings), time) === null) {
    throw new ShopError('invalid_input', { fields: { time: 'time_unavailable' } })
  }
  await lockDay(db, store, date)
  const booked = await listBookedTimes(db, store, date, movedId)
  const slot = slotAt(freeSlots(storeFacts, date, service, { booked, now: clock(), settings }), time)
  const seat = slot && findFreeSeat(storeFacts, slot, booked)
  if (slot === null || seat === null) throw new ShopError('slot_taken', { fields: { time: 'time_unavailable' } })
  return { ...slot, seat }
}

export async function lockDay(tx: Db, store: Store['name'], date: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${BOOKING_LOCK}, hashtext(${`${store} ${date}`}))`)
}

/** The bookings and blocks of a store's day. */
async function listBookedTimes(db: Db, store: Store['name'], date: string, exceptId?: number): Promise<BookedTime[]> {
  const bookings = await listBookings(db, store, date, exceptId)
  return [...bookings, ...(await listBlockedTimes(db, store, date))]
}

export async function listBookings(db: Db, store: Store['name'], date: string, exceptId = 0): Promise<BookedTime[]> {
  const rows = await db
    .select({ startsAt: appointments.startsAt, endsAt: appointments.endsAt, seat: appointments.seat })
    .from(appointments)
    .where(
      and(
        eq(appointments.store, store),
        eq(appointments.date, date),
        eq(appointments.status, 'booked'),
        isNotNull(appointments.startsAt),
        ne(appointments.id, exceptId),
      ),
    )
  return rows.flatMap(({ startsAt, endsAt, seat }) => (startsAt && endsAt ? [{ startsAt, endsAt, seat }] : []))
}

export const listBlockedTimes = (db: Db, store: Store['name'], date: string): Promise<BookedTime[]> =>
  db
    .select({ startsAt: diaryBlocks.startsAt, endsAt: diaryBlocks.endsAt, seat: diaryBlocks.seat })
    .from(diaryBlocks)
    .where(and(eq(diaryBlocks.store, store), eq(diaryBlocks.date, date)))

/** @throws ShopError `invalid_input` where there is no such store, or it has closed */
export function storeNamed({ stores }: ShopSettings, name: Store['name']): Store {
  const store = stores.find((one) => one.name === name && !one.isClosed)
  if (store === undefined) throw new ShopError('invalid_input', { fields: { store: 'store_required' } })
  return store
}
