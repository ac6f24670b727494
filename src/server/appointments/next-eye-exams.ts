import { and, between, eq } from 'drizzle-orm'
import type { NextEyeExam } from '../../contract/appointments.ts'
import { addDays, dayInCyprus } from '../../domain/calendar.ts'
import { type BookedTime, freeSlots, type Slot } from '../../domain/slots.ts'
import { openStores, type Store } from '../../domain/stores.ts'
import type { Db } from '../db/connect.ts'
import { diaryBlocks } from '../db/diary-schema.ts'
import { appointments } from '../db/schema.ts'
import type { Shop } from '../shop.ts'

const SERVICE = 'eye_exam'
/** Almost always the first two weeks have a free time, and one reading of the diary is enough. */
const DAYS_AT_ONCE = 14

interface Days {
  from: string
  to: string
}

export async function listNextEyeExams(shop: Shop): Promise<NextEyeExam[]> {
  const { stores, appointments: rules } = shop.settings.current()
  if (!rules.services[SERVICE].isOffered) return []
  const found: NextEyeExam[] = []
  for (const store of openStores(stores)) {
    const slot = store.seats > 0 ? await findNextSlot(shop, store) : null
    if (slot === null) continue
    const { time, startsAt } = slot
    found.push({ store: store.id, date: dayInCyprus(startsAt), time, startsAt: startsAt.toISOString() })
  }
  return found
}

async function findNextSlot({ db, clock, settings: { current } }: Shop, store: Store): Promise<Slot | null> {
  const now = clock()
  const settings = current()
  const last = addDays(dayInCyprus(now), settings.appointments.daysAhead)
  for (let from = dayInCyprus(now); from <= last; from = addDays(from, DAYS_AT_ONCE)) {
    const to = addDays(from, DAYS_AT_ONCE - 1)
    const booked = await listTimesBetween(db, store.name, { from, to })
    for (let day = from; day <= to; day = addDays(day, 1)) {
      const [first] = freeSlots(store, day, SERVICE, { booked, now, settings })
      if (first !== undefined) return first
    }
  }
  return null
}

async function listTimesBetween(db: Db, store: Store['name'], { from, to }: Days): Promise<BookedTime[]> {
  const { startsAt, endsAt, seat } = appointments
  const bookings = await db
    .select({ startsAt, endsAt, seat })
    .from(appointments)
    .where(and(eq(appointments.store, store), between(appointments.date, from, to), eq(appointments.status, 'booked')))
  const blocks = await db
    .select({ startsAt: diaryBlocks.startsAt, endsAt: diaryBlocks.endsAt, seat: diaryBlocks.seat })
    .from(diaryBlocks)
    .where(and(eq(diaryBlocks.store, store), between(diaryBlocks.date, from, to)))
  const timed = bookings.flatMap((one) =>
    one.startsAt && one.endsAt ? [{ ...one, startsAt: one.startsAt, endsAt: one.endsAt }] : [],
  )
  return [...timed, ...blocks]
}
