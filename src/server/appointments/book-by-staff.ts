import { eq } from 'drizzle-orm'
import type { StaffBooking } from '../../contract/admin/diary-forms.ts'
import type { DiaryAppointment } from '../../contract/admin/diary-page.ts'
import { foldEmail } from '../../domain/login-name.ts'
import { reminderOf } from '../../domain/slots.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import { appointments } from '../db/schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'
import { searchVector } from './appointment-search.ts'
import { toDiaryAppointment } from './diary.ts'
import { storeById } from './diary-day.ts'
import { type AppointmentRow, enqueueAppointmentEmail } from './enqueue-appointment-email.ts'
import { lockDay } from './slots.ts'
import { takePlace } from './staff-place.ts'

/**
 * Books a time at a seat. With an address, the customer is written to, unless the time has begun.
 * @throws ShopError `invalid_input`, `outside_hours`, `time_blocked`, `slot_taken`
 */
export function bookByStaff(shop: Shop, staff: SignedInStaff, form: StaffBooking): Promise<DiaryAppointment> {
  const { service, requestKey } = form
  return staffTransaction(shop, staff, async (shop) => {
    // The same request twice at once: the second waits here, and finds what the first has booked.
    await lockDay(shop.db, storeById(shop, form.store).name, form.date)
    const earlier = await findByRequest(shop, requestKey)
    if (earlier) return toDiaryAppointment(shop, earlier)
    const { appointments: rules } = shop.settings.current()
    const { minutes } = rules.services[service]
    const place = await takePlace(shop, { ...form, minutes })
    const now = shop.clock()
    const email = form.email && foldEmail(form.email)
    const { firstName, lastName, phone, language, source } = form
    const person = { firstName, lastName, phone, email, language }
    const [row] = await shop.db
      .insert(appointments)
      .values({
        ...person,
        ...place,
        status: 'booked',
        service,
        source,
        staffNote: form.staffNote || null,
        requestKey,
        search: searchVector(person),
        remindAt: email === null ? null : reminderOf(place.startsAt, now, rules),
        createdAt: now,
      })
      .returning()
    if (row === undefined) throw new Error('an appointment was not inserted')
    if (place.startsAt > now) await enqueueAppointmentEmail(shop, 'appointment_made', row)
    return toDiaryAppointment(shop, row)
  })
}

async function findByRequest({ db }: Shop, requestKey: string): Promise<AppointmentRow | undefined> {
  const [row] = await db.select().from(appointments).where(eq(appointments.requestKey, requestKey))
  return row
}
