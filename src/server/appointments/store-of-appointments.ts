import { eq } from 'drizzle-orm'
import { diaryBlocks } from '../db/diary-schema.ts'
import { appointments } from '../db/schema.ts'
import type { StoreUses } from '../edit-settings/change-stores.ts'

/** Appointments and blocked times name their store, so they follow when it gets another name. */
export const storeOfAppointments: StoreUses = {
  isUsed: async (db, { name }) => (await db.$count(appointments, eq(appointments.store, name))) > 0,
  renamed: async (db, from, to) => {
    await db.update(appointments).set({ store: to.name }).where(eq(appointments.store, from.name))
    await db.update(diaryBlocks).set({ store: to.name }).where(eq(diaryBlocks.store, from.name))
  },
}
