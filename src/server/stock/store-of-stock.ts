import { eq } from 'drizzle-orm'
import { stockLevels } from '../db/stock-schema.ts'
import type { StoreUses } from '../edit-settings/change-stores.ts'

/** Levels and movements hold the id of their store. */
export const storeOfStock: StoreUses = {
  isUsed: async (db, { id }) => (await db.$count(stockLevels, eq(stockLevels.store, id))) > 0,
  renamed: async () => {},
}
