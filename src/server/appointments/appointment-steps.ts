import type { StaffMove } from '../../contract/admin/diary-forms.ts'
import type { DiaryAppointment } from '../../contract/admin/diary-page.ts'
import { ShopError } from '../../contract/errors.ts'
import { dayInCyprus } from '../../domain/calendar.ts'
import { canCancel, canMove, type VisitStep, visitSteps } from '../../domain/diary.ts'
import { defaultService, type Service } from '../../domain/services.ts'
import { reminderOf } from '../../domain/slots.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'
import { changeByStaff, type StaffChange } from './change-by-staff.ts'
import type { AppointmentRow } from './enqueue-appointment-email.ts'
import { lockDay } from './slots.ts'
import { takePlace } from './staff-place.ts'

const MINUTE_MS = 60_000

/**
 * Moves an appointment, also to another store, or gives a request its time. Who only changes seats is not written to.
 * @throws ShopError `not_found`, `changed_meanwhile`, `appointment_not_open`; as `takePlace`
 */
export function moveByStaff(
  shop: Shop,
  staff: SignedInStaff,
  id: number,
  { version, ...form }: StaffMove,
): Promise<DiaryAppointment> {
  return changeByStaff(shop, staff, { id, version }, async (shop, row) => {
    if (!canMove(row)) throw new ShopError('appointment_not_open')
    const { appointments: rules } = shop.settings.current()
    const service = form.service ?? row.service ?? defaultService(rules.services)
    const place = await takePlace(shop, { ...form, minutes: minutesOf(shop, row, service), movedId: row.id })
    const isTold =
      row.store !== place.store ||
      row.service !== service ||
      row.startsAt?.valueOf() !== place.startsAt.valueOf() ||
      row.endsAt?.valueOf() !== place.endsAt.valueOf()
    if (!isTold) return row.seat === place.seat ? null : { set: { seat: place.seat } }
    const now = shop.clock()
    const kind = row.startsAt === null ? 'appointment_made' : 'appointment_moved'
    const remindAt = row.email === null ? null : reminderOf(place.startsAt, now, rules)
    return {
      set: { ...place, service, status: 'booked', arrivedAt: null, remindAt },
      email: place.startsAt > now ? kind : undefined,
      isByStore: true,
    }
  })
}

/** What is moved keeps its length, also where the service's has changed since. */
function minutesOf(shop: Shop, { service: before, startsAt, endsAt }: AppointmentRow, service: Service): number {
  if (startsAt && endsAt && before === service) return (endsAt.valueOf() - startsAt.valueOf()) / MINUTE_MS
  return shop.settings.current().appointments.services[service].minutes
}

/**
 * @param isByStore whether the store cannot keep the time; otherwise the customer asked for it
 * @throws ShopError `not_found`, `changed_meanwhile`, `appointment_not_open`
 */
export function cancelByStaff(
  shop: Shop,
  staff: SignedInStaff,
  id: number,
  { version, isByStore }: { version: number; isByStore: boolean },
): Promise<DiaryAppointment> {
  return changeByStaff(shop, staff, { id, version }, async (shop, row) => {
    if (!canCancel(row)) throw new ShopError('appointment_not_open')
    const now = shop.clock()
    const isAhead = row.startsAt ? row.startsAt > now : row.date >= dayInCyprus(now)
    return {
      set: { status: 'cancelled', remindAt: null },
      email: isAhead ? 'appointment_cancelled' : undefined,
      isByStore,
    }
  })
}

/** @throws ShopError `not_found`, `changed_meanwhile`, `visit_step_not_allowed`, `slot_taken` */
export function takeVisitStep(
  shop: Shop,
  staff: SignedInStaff,
  id: number,
  { version, step }: { version: number; step: VisitStep },
): Promise<DiaryAppointment> {
  return changeByStaff(shop, staff, { id, version }, async (shop, row) => {
    const now = shop.clock()
    if (!visitSteps(row, now).includes(step)) throw new ShopError('visit_step_not_allowed')
    // It takes its seat again.
    if (row.status !== 'booked') await lockDay(shop.db, row.store, row.date)
    return { set: STEPS[step](now) }
  })
}

const STEPS: Record<VisitStep, (now: Date) => StaffChange['set']> = {
  arrived: (now) => ({ status: 'booked', arrivedAt: now }),
  not_arrived: () => ({ arrivedAt: null }),
  completed: () => ({ status: 'completed', remindAt: null }),
  no_show: () => ({ status: 'no_show', remindAt: null }),
  reopened: () => ({ status: 'booked' }),
}

/** @throws ShopError `not_found`, `changed_meanwhile` */
export const noteAppointment = (
  shop: Shop,
  staff: SignedInStaff,
  id: number,
  { version, staffNote }: { version: number; staffNote: string },
): Promise<DiaryAppointment> =>
  changeByStaff(shop, staff, { id, version }, async () => ({ set: { staffNote: staffNote || null } }))
