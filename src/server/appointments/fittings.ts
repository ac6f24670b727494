import { and, eq } from 'drizzle-orm'
import { type ErrorCode, ShopError } from '../../contract/errors.ts'
import type { Fitting } from '../../contract/fitting.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { appointments } from '../db/schema.ts'
import type { Requester } from '../http/visitor-limits.ts'
import type { Shop } from '../shop.ts'
import { addAppointment } from './add-appointment.ts'
import { appointmentToken } from './appointment-token.ts'
import { type AppointmentRow, enqueueAppointmentEmail } from './enqueue-appointment-email.ts'
import { reserveSlot } from './slots.ts'

interface WantedFitting {
  orderId: string
  /** The store's id. */
  store: string
  date: string
  time: string
  person: { firstName: string; lastName: string; email: string; phone: string }
  language: Language
}

/**
 * Books the time for the collection of an order, in the transaction that places it.
 * @throws ShopError `invalid_input` for a time that is not given out, `slot_taken`, `too_many_bookings`,
 * `too_many_appointments`; all name the field `checkoutForm.fittingTime`
 */
export async function bookFitting(
  shop: Shop,
  visitor: Requester,
  { orderId, store: storeId, date, time, person, language }: WantedFitting,
): Promise<Fitting> {
  const { stores, appointments: rules } = shop.settings.current()
  const store = stores.find(({ id }) => id === storeId)
  if (store === undefined || !rules.services.collection.isOffered) throw unavailable('invalid_input')
  try {
    const slot = await reserveSlot(shop, { store: store.name, date, time, service: 'collection' })
    const row = await addAppointment(shop, visitor, {
      values: { ...person, store: store.name, date, service: 'collection', orderId, language },
      slot,
    })
    return toFitting(shop, row)
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    throw unavailable(error.code, error)
  }
}

function unavailable(code: ErrorCode, { retryAfterSeconds, most }: Partial<ShopError> = {}): ShopError {
  return new ShopError(code, {
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    ...(most === undefined ? {} : { most }),
    fields: { 'checkoutForm.fittingTime': 'time_unavailable' },
  })
}

/** The time for the collection of an order; null where none is booked. */
export async function findFitting(shop: Pick<Shop, 'db' | 'cookieSecret'>, orderId: string): Promise<Fitting | null> {
  const [row] = await shop.db.select().from(appointments).where(isFittingOf(orderId))
  return row === undefined ? null : toFitting(shop, row)
}

/** Gives the time of an order that is not collected to others, and writes so. */
export async function cancelFitting(shop: Shop, orderId: string): Promise<void> {
  const [row] = await shop.db.select().from(appointments).where(isFittingOf(orderId)).for('update')
  const isAhead = row?.startsAt && row.startsAt > shop.clock()
  if (row === undefined || !isAhead || row.arrivedAt !== null) return
  const [cancelled] = await shop.db
    .update(appointments)
    .set({ status: 'cancelled', remindAt: null, sequence: row.sequence + 1 })
    .where(eq(appointments.id, row.id))
    .returning()
  if (cancelled !== undefined) await enqueueAppointmentEmail(shop, 'appointment_cancelled', cancelled, true)
}

const isFittingOf = (orderId: string) => and(eq(appointments.orderId, orderId), eq(appointments.status, 'booked'))

const toFitting = ({ cookieSecret }: Pick<Shop, 'cookieSecret'>, { id, date, startsAt }: AppointmentRow): Fitting => ({
  token: appointmentToken(cookieSecret, id),
  date,
  startsAt: (startsAt ?? new Date(date)).toISOString(),
})
