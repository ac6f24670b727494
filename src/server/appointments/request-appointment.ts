import type { AppointmentForm } from '../../contract/appointments.ts'
import { ShopError } from '../../contract/errors.ts'
import { dayInCyprus } from '../../domain/calendar.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { appointments } from '../db/schema.ts'
import type { Shop } from '../shop.ts'

/**
 * Takes a request for an appointment; the store answers it.
 *
 * @throws ShopError `invalid_input` for a day gone by, as the calendar stands in Cyprus
 */
export async function requestAppointment(shop: Shop, language: Language, form: AppointmentForm) {
  if (form.date < dayInCyprus(shop.clock())) throw new ShopError('invalid_input', { fields: { date: 'date_past' } })
  const values = { ...form, email: form.email.toLowerCase(), message: form.message ?? null, language }
  const [row] = await shop.db.insert(appointments).values(values).returning()
  if (row === undefined) throw new Error('an appointment was not inserted')
  const { id, store, date, status, createdAt } = row
  return { id, store, date, status, createdAt: createdAt.toISOString() }
}
