import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import { transaction } from '../db/connect.ts'
import { appointments } from '../db/schema.ts'
import { defineScheduledJob } from '../jobs/job.ts'
import type { Shop } from '../shop.ts'
import { enqueueAppointmentEmail } from './enqueue-appointment-email.ts'

export const REMINDERS_JOB = defineScheduledJob('appointment-reminders', '*/5 * * * *')

const BATCH_SIZE = 100

/**
 * Enqueues one e-mail for every due reminder. Concurrent processes skip each other's rows.
 *
 * @returns the number of e-mails
 */
export async function enqueueReminders(shop: Shop): Promise<number> {
  const now = shop.clock()
  const count = await transaction(shop, async (shop) => {
    const due = await shop.db
      .select()
      .from(appointments)
      .where(and(lte(appointments.remindAt, now), gt(appointments.startsAt, now), eq(appointments.status, 'booked')))
      .orderBy(appointments.remindAt)
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true })
    if (due.length === 0) return 0
    for (const row of due) await enqueueAppointmentEmail(shop, 'appointment_reminder', row)
    const ids = due.map((row) => row.id)
    await shop.db.update(appointments).set({ remindAt: null }).where(inArray(appointments.id, ids))
    return due.length
  })
  return count < BATCH_SIZE ? count : count + (await enqueueReminders(shop))
}
