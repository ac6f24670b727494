import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import { DEFAULT_SERVICE, type Service } from '../../domain/services.ts'
import { type BookedTime, findFreeSeat, freeSlots, type Slot, slotAt, slotsOf } from '../../domain/slots.ts'
import { STORES, type Store } from '../../domain/stores.ts'
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

export async function listSlots(shop: Shop, { store, date, service = DEFAULT_SERVICE }: SlotsQuery) {
  const booked = await listBookedTimes(shop.db, store, date)
  const slots = freeSlots(storeNamed(store), date, service, { booked, now: shop.clock() })
  return slots.map(({ time, startsAt, endsAt }) => ({
    time,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }))
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
  tx: Db,
  now: Date,
  { store, date, time, service, movedId }: SlotRequest,
): Promise<Slot & { seat: number }> {
  const storeFacts = storeNamed(store)
  if (slotAt(slotsOf(storeFacts, date, service), time) === null) {
    throw new ShopError('invalid_input', { fields: { time: 'time_unavailable' } })
  }
  await lockDay(tx, store, date)
  const booked = await listBookedTimes(tx, store, date, movedId)
  const slot = slotAt(freeSlots(storeFacts, date, service, { booked, now }), time)
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

function storeNamed(name: Store['name']): Store {
  const store = STORES.find((one) => one.name === name)
  if (store === undefined) throw new Error(`unknown store ${name}`)
  return store
}
