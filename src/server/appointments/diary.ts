import { and, asc, eq, gte, isNotNull, lte, ne } from 'drizzle-orm'
import type { DiaryQuery } from '../../contract/admin/diary.ts'
import type { Diary, DiaryAppointment } from '../../contract/admin/diary-page.ts'
import { addDays, dayInCyprus, timeInCyprus } from '../../domain/calendar.ts'
import { canCancel, canMove, visitSteps } from '../../domain/diary.ts'
import { SERVICE_NAMES } from '../../domain/services.ts'
import { openStores } from '../../domain/stores.ts'
import { diaryBlocks } from '../db/diary-schema.ts'
import { appointments } from '../db/schema.ts'
import type { Shop } from '../shop.ts'
import { toWireBlock } from './diary-blocks.ts'
import { dayFactsOf, storeById } from './diary-day.ts'
import type { AppointmentRow } from './enqueue-appointment-email.ts'
import { readFrames } from './frames-to-try.ts'

const MOST_REQUESTS = 50

/** @throws ShopError `invalid_input` for a store that does not exist */
export async function getDiary(shop: Shop, query: DiaryQuery): Promise<Diary> {
  const settings = shop.settings.current()
  const open = openStores(settings.stores)
  const store = storeById(shop, query.store ?? open[0]?.id ?? '')
  const from = query.from ?? dayInCyprus(shop.clock())
  const days = Array.from({ length: query.days }, (_, ahead) => addDays(from, ahead))
  const to = days.at(-1) ?? from
  const booked = await toDiaryAppointments(shop, await listBooked(shop, store.name, from, to))
  const blocks = await listBlocks(shop, store.name, from, to)
  return {
    store: { id: store.id, seats: store.seats },
    stores: open.map(({ id, name, nameEl, seats }) => ({ id, name, nameEl, seats })),
    services: SERVICE_NAMES.map((name) => ({ name, minutes: settings.appointments.services[name].minutes })),
    days: days.map((date) => ({
      date,
      ...dayFactsOf(settings, store, date),
      appointments: booked.filter((one) => one.date === date),
      blocks: blocks.filter((row) => row.date === date).map(toWireBlock),
    })),
    requests: await toDiaryAppointments(shop, await listRequests(shop, store.name)),
  }
}

const listBooked = ({ db }: Shop, store: string, from: string, to: string): Promise<AppointmentRow[]> =>
  db
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.store, store),
        gte(appointments.date, from),
        lte(appointments.date, to),
        ne(appointments.status, 'cancelled'),
        isNotNull(appointments.startsAt),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.seat), asc(appointments.id))

const listBlocks = ({ db }: Shop, store: string, from: string, to: string) =>
  db
    .select()
    .from(diaryBlocks)
    .where(and(eq(diaryBlocks.store, store), gte(diaryBlocks.date, from), lte(diaryBlocks.date, to)))
    .orderBy(asc(diaryBlocks.startsAt), asc(diaryBlocks.id))

const listRequests = ({ db, clock }: Shop, store: string): Promise<AppointmentRow[]> =>
  db
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.store, store),
        eq(appointments.status, 'requested'),
        gte(appointments.date, dayInCyprus(clock())),
      ),
    )
    .orderBy(asc(appointments.date), asc(appointments.id))
    .limit(MOST_REQUESTS)

/** Of one appointment, with the frames that are kept for it. */
export async function toDiaryAppointment(shop: Shop, row: AppointmentRow): Promise<DiaryAppointment> {
  return toWire(shop, row, await readFrames(shop, [row.id]))
}

export async function toDiaryAppointments(shop: Shop, rows: readonly AppointmentRow[]): Promise<DiaryAppointment[]> {
  const frames = await readFrames(
    shop,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => toWire(shop, row, frames))
}

type Frames = Awaited<ReturnType<typeof readFrames>>

function toWire(shop: Shop, row: AppointmentRow, frames: Frames): DiaryAppointment {
  const { startsAt, endsAt, arrivedAt } = row
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    store: shop.settings.current().stores.find(({ name }) => name === row.store)?.id ?? '',
    date: row.date,
    time: startsAt && timeInCyprus(startsAt),
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    seat: row.seat,
    service: row.service,
    firstName: row.firstName,
    lastName: row.lastName,
    phone: row.phone,
    email: row.email,
    language: row.language,
    orderId: row.orderId,
    message: row.message || null,
    frames: frames.get(row.id)?.frames ?? [],
    staffNote: row.staffNote,
    source: row.source,
    arrivedAt: arrivedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    steps: visitSteps(row, shop.clock()),
    isMovable: canMove(row),
    isCancellable: canCancel(row),
  }
}
