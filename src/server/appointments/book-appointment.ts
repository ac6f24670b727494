import type { AppointmentForm } from '../../contract/appointment-form.ts'
import type { Appointment } from '../../contract/appointments.ts'
import { ShopError } from '../../contract/errors.ts'
import { dayInCyprus } from '../../domain/calendar.ts'
import { foldEmail } from '../../domain/login-name.ts'
import { defaultService } from '../../domain/services.ts'
import { transaction } from '../db/connect.ts'
import type { Visitor } from '../http/env.ts'
import { rejectRepeated } from '../http/visitor-limits.ts'
import type { Shop } from '../shop.ts'
import { addAppointment } from './add-appointment.ts'
import { toWireAppointment } from './appointments.ts'
import { bookingLimits } from './booking-limits.ts'
import { assertWithinHold, holdFrames, lockFrames } from './frames-to-try.ts'
import { reserveSlot, storeNamed } from './slots.ts'

/**
 * Books a time in a store; a form without a time becomes a request, which the store answers.
 * @throws ShopError `invalid_input` for a past day by the calendar in Cyprus; `slot_taken`; `too_many_bookings`,
 * `too_many_appointments`; `frame_taken`
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
    const { time, message, frames = [], ...person } = form
    if (frames.length > 0 && !time) throw new ShopError('invalid_input', { fields: { time: 'time_required' } })
    const { id: storeId } = storeNamed(settings, form.store)
    const productIds = await lockFrames(shop, storeId, frames)
    const service = form.service || (time ? defaultService(rules.services) : null)
    const slot = time && service ? await reserveSlot(shop, { ...form, service, time }) : null
    if (slot && productIds.length > 0) assertWithinHold(shop, slot.endsAt)
    const values = { ...person, email, message: message ?? null, language: visitor.language, service }
    const row = await addAppointment(shop, visitor, { values, slot })
    await holdFrames(shop, { appointmentId: row.id, store: storeId, productIds })
    return toWireAppointment(shop, row)
  })
}
