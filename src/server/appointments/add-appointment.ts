import { reminderOf, type Slot } from '../../domain/slots.ts'
import { appointments } from '../db/schema.ts'
import type { Requester } from '../http/visitor-limits.ts'
import type { Shop } from '../shop.ts'
import { searchVector } from './appointment-search.ts'
import { countBooking } from './booking-limits.ts'
import { type AppointmentRow, enqueueAppointmentEmail } from './enqueue-appointment-email.ts'

type Columns = typeof appointments.$inferInsert
type Values = Omit<Columns, 'createdAt' | 'search' | 'email'> & { email: string }

/**
 * Writes an appointment of a customer, with its e-mail, and counts it. Call it in the transaction that has reserved its
 * slot; without a slot it is a request.
 * @throws ShopError `too_many_bookings`, `too_many_appointments`
 */
export async function addAppointment(
  shop: Shop,
  visitor: Requester,
  { values, slot }: { values: Values; slot: (Slot & { seat: number }) | null },
): Promise<AppointmentRow> {
  const now = shop.clock()
  const booked = slot && {
    status: 'booked' as const,
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    seat: slot.seat,
    remindAt: reminderOf(slot.startsAt, now, shop.settings.current().appointments),
  }
  const [row] = await shop.db
    .insert(appointments)
    .values({ ...values, createdAt: now, search: searchVector(values) as unknown as string, ...booked })
    .returning()
  if (row === undefined) throw new Error('an appointment was not inserted')
  await enqueueAppointmentEmail(shop, 'appointment_made', row)
  await countBooking(shop, visitor, { email: values.email, phone: row.phone })
  return row
}
