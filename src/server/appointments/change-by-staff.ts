import { eq } from 'drizzle-orm'
import type { DiaryAppointment } from '../../contract/admin/diary-page.ts'
import { ShopError } from '../../contract/errors.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import { isOverlap } from '../db/errors.ts'
import { appointments } from '../db/schema.ts'
import { staff as staffTable } from '../db/staff-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'
import { toDiaryAppointment } from './diary.ts'
import { type AppointmentRow, enqueueAppointmentEmail } from './enqueue-appointment-email.ts'
import { releaseFrames } from './frames-to-try.ts'

export interface StaffChange {
  set: Partial<typeof appointments.$inferInsert>
  /** The e-mail about it, if the customer has an address. */
  email?: 'appointment_made' | 'appointment_moved' | 'appointment_cancelled' | undefined
  isByStore?: boolean
}

/**
 * Changes an appointment as it was seen, in one transaction that locks it first.
 *
 * @param decide what changes, `null` for nothing
 * @throws ShopError `not_found`; `changed_meanwhile` with the appointment as it is now; `slot_taken` where somebody has
 * the seat; what `decide` throws
 */
export async function changeByStaff(
  shop: Shop,
  staff: SignedInStaff,
  { id, version }: { id: number; version: number },
  decide: (shop: Shop, row: AppointmentRow) => Promise<StaffChange | null>,
): Promise<DiaryAppointment> {
  try {
    return await staffTransaction(shop, staff, async (shop) => {
      const [row] = await shop.db.select().from(appointments).where(eq(appointments.id, id)).for('update')
      if (row === undefined) throw new ShopError('not_found')
      if (row.version !== version) throw await changedMeanwhile(shop, row)
      const change = await decide(shop, row)
      if (change !== null && areFramesFree(row, change)) await releaseFrames(shop, row.id)
      return toDiaryAppointment(shop, change === null ? row : await apply(shop, row, change))
    })
  } catch (error) {
    throw isOverlap(error) ? new ShopError('slot_taken') : error
  }
}

/** The frames that were kept go back where the visit is over, or is in another store. */
const areFramesFree = ({ store }: AppointmentRow, { set }: StaffChange): boolean =>
  (set.status !== undefined && set.status !== 'booked') || (set.store !== undefined && set.store !== store)

async function apply(shop: Shop, { id, sequence }: AppointmentRow, { set, email, isByStore }: StaffChange) {
  const [row] = await shop.db
    .update(appointments)
    .set({ ...set, ...(email && { sequence: sequence + 1 }) })
    .where(eq(appointments.id, id))
    .returning()
  if (row === undefined) throw new Error('an appointment was not changed')
  if (email) await enqueueAppointmentEmail(shop, email, row, isByStore)
  return row
}

async function changedMeanwhile(shop: Shop, row: AppointmentRow): Promise<ShopError> {
  const [colleague] =
    row.changedBy === null
      ? []
      : await shop.db.select({ name: staffTable.name }).from(staffTable).where(eq(staffTable.id, row.changedBy))
  return new ShopError('changed_meanwhile', {
    conflict: {
      current: await toDiaryAppointment(shop, row),
      changedBy: colleague?.name ?? null,
      changedAt: (row.changedAt ?? row.createdAt).toISOString(),
    },
  })
}
