import { eq } from 'drizzle-orm'
import type { MoveForm } from '../../contract/appointment-form.ts'
import type { Appointment } from '../../contract/appointments.ts'
import { ShopError } from '../../contract/errors.ts'
import { dayInCyprus, timeInCyprus } from '../../domain/calendar.ts'
import { defaultService } from '../../domain/services.ts'
import { reminderOf } from '../../domain/slots.ts'
import type { Store } from '../../domain/stores.ts'
import { transaction } from '../db/connect.ts'
import { appointments } from '../db/schema.ts'
import type { Shop } from '../shop.ts'
import { appointmentToken, readAppointmentToken } from './appointment-token.ts'
import { countChange } from './booking-limits.ts'
import { type AppointmentRow, enqueueAppointmentEmail } from './enqueue-appointment-email.ts'
import { assertWithinHold, readFrames, releaseFrames } from './frames-to-try.ts'
import { reserveSlot } from './slots.ts'

/** @throws ShopError `not_found` where the token is not valid or the appointment is over */
export async function getAppointment(shop: Shop, token: string): Promise<AppointmentRow> {
  return readRow(shop, token, (id) => shop.db.select().from(appointments).where(eq(appointments.id, id)))
}

/**
 * Changes the time within the same store; a request without a time gets its first one.
 * @throws ShopError `not_found`, `appointment_cancelled`, `invalid_input`, `slot_taken`, `too_many_bookings`
 */
export async function moveAppointment(shop: Shop, token: string, { date, time }: MoveForm): Promise<Appointment> {
  const now = shop.clock()
  return transaction(shop, async (shop) => {
    const row = await lockRow(shop, token)
    if (row.status === 'cancelled') throw new ShopError('appointment_cancelled')
    if (row.startsAt && row.date === date && timeInCyprus(row.startsAt) === time) return toWireAppointment(shop, row)
    const { appointments: rules } = shop.settings.current()
    const service = row.service ?? defaultService(rules.services)
    const store = row.store as Store['name']
    const { startsAt, endsAt, seat } = await reserveSlot(shop, { store, date, time, service, movedId: row.id })
    const held = (await readFrames(shop, [row.id])).get(row.id)
    if (held) assertWithinHold(shop, endsAt, held.heldUntil)
    const place = { date, service, startsAt, endsAt, seat, remindAt: reminderOf(startsAt, now, rules) }
    const moved = { ...place, status: 'booked' as const, arrivedAt: null }
    return change(shop, row, { kind: 'appointment_moved', values: moved })
  })
}

export async function cancelAppointment(shop: Shop, token: string): Promise<Appointment> {
  return transaction(shop, async (shop) => {
    const row = await lockRow(shop, token)
    if (row.status === 'cancelled') return toWireAppointment(shop, row)
    await releaseFrames(shop, row.id)
    return change(shop, row, {
      kind: 'appointment_cancelled',
      values: { status: 'cancelled', remindAt: null },
    })
  })
}

/** Includes the token: only for the one who booked it or has its link. */
export async function toWireAppointment(shop: Shop, row: AppointmentRow): Promise<Appointment> {
  const held = (await readFrames(shop, [row.id])).get(row.id)
  const { id, firstName, store, service, date, startsAt, endsAt, status, createdAt } = row
  return {
    id,
    token: appointmentToken(shop.cookieSecret, id),
    firstName,
    store,
    service,
    date,
    time: startsAt && timeInCyprus(startsAt),
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    // Whoever has missed the time may still take another one until it is over.
    status: status === 'no_show' ? 'booked' : status,
    createdAt: createdAt.toISOString(),
    frames: held?.frames ?? [],
    framesHeldUntil: held?.heldUntil.toISOString() ?? null,
  }
}

interface Change {
  kind: 'appointment_moved' | 'appointment_cancelled'
  values: Partial<AppointmentRow>
}

async function change(shop: Shop, { id, sequence }: AppointmentRow, { kind, values }: Change) {
  const [row] = await shop.db
    .update(appointments)
    .set({ ...values, sequence: sequence + 1 })
    .where(eq(appointments.id, id))
    .returning()
  if (row === undefined) throw new Error('an appointment was not changed')
  await enqueueAppointmentEmail(shop, kind, row)
  if (kind === 'appointment_moved') await countChange(shop, id)
  return toWireAppointment(shop, row)
}

const lockRow = (shop: Shop, token: string) =>
  readRow(shop, token, (id) => shop.db.select().from(appointments).where(eq(appointments.id, id)).for('update'))

async function readRow(shop: Shop, token: string, read: (id: number) => PromiseLike<AppointmentRow[]>) {
  const id = readAppointmentToken(shop.cookieSecret, token)
  const [row] = id === null ? [] : await read(id)
  if (row === undefined || isOver(row, shop.clock())) throw new ShopError('not_found')
  return row
}

const isOver = ({ status, endsAt, date }: AppointmentRow, now: Date) =>
  status === 'completed' || (endsAt ? endsAt <= now : date < dayInCyprus(now))
