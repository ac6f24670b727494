import { eq } from 'drizzle-orm'
import { appointments } from '../db/schema.ts'
import type { StoreUses } from '../edit-settings/change-stores.ts'

/** Appointments name their store, so they follow when it gets another name. */
export const storeOfAppointments: StoreUses = {
  isUsed: async (db, { name }) => (await db.$count(appointments, eq(appointments.store, name))) > 0,
  renamed: async (db, from, to) => {
    await db.update(appointments).set({ store: to.name }).where(eq(appointments.store, from.name))
  },
}
