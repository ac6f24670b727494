import type { AppointmentForm } from '../../contract/appointment-form.ts'
import type { Appointment } from '../../contract/appointments.ts'
import { ShopError } from '../../contract/errors.ts'
import { dayInCyprus } from '../../domain/calendar.ts'
import { foldEmail } from '../../domain/login-name.ts'
import { defaultService } from '../../domain/services.ts'
import { reminderOf } from '../../domain/slots.ts'
import { transaction } from '../db/connect.ts'
import { appointments } from '../db/schema.ts'
import type { Visitor } from '../http/env.ts'
import { rejectRepeated } from '../http/visitor-limits.ts'
import type { Shop } from '../shop.ts'
import { searchVector } from './appointment-search.ts'
import { toWireAppointment } from './appointments.ts'
import { bookingLimits, countBooking } from './booking-limits.ts'
import { enqueueAppointmentEmail } from './enqueue-appointment-email.ts'
import { reserveSlot, storeNamed } from './slots.ts'

/**
 * Books a time in a store; a form without a time becomes a request, which the store answers.
 * @throws ShopError `invalid_input` for a past day by the calendar in Cyprus; `slot_taken`; `too_many_bookings`,
 * `too_many_appointments`
 */
export async function bookAppointment(shop: Shop, visitor: Visitor, form: AppointmentForm): Promise<Appointment> {
  const now = shop.clock()
  rejectRepeated(shop, bookingLimits(shop, visitor))
  if (form.date < dayInCyprus(now)) throw new ShopError('invalid_input', { fields: { date: 'date_past' } })
  const settings = shop.settings.current()
  const { appointments: rules } = settings
  storeNamed(settings, form.store)
  if (form.service && !rules.services[form.service].isOffered) {
    throw new ShopError('invalid_input', { fields: { service: 'invalid_value' } })
  }
  const email = foldEmail(form.email)
  return transaction(shop, async (shop) => {
    const { time, message, ...person } = form
    const service = form.service || (time ? defaultService(rules.services) : null)
    const slot = time && service ? await reserveSlot(shop, { ...form, service, time }) : null
    const values = {
      ...person,
      email,
      message: message ?? null,
      language: visitor.language,
      service,
      createdAt: now,
      search: searchVector({ ...form, email }),
      ...(slot && {
        status: 'booked' as const,
        startsAt: slot.startsAt,
        endsAt: slot.endsAt,
        seat: slot.seat,
        remindAt: reminderOf(slot.startsAt, now, rules),
      }),
    }
    const [row] = await shop.db.insert(appointments).values(values).returning()
    if (row === undefined) throw new Error('an appointment was not inserted')
    await enqueueAppointmentEmail(shop, 'appointment_made', row)
    await countBooking(shop, visitor, { email, phone: row.phone })
    return toWireAppointment(shop, row)
  })
}
