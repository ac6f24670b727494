import { eq } from 'drizzle-orm'
import { orders } from '../db/schema.ts'
import type { StoreUses } from '../edit-settings/change-stores.ts'

/** Orders hold the id of the store they are collected at. */
export const storeOfOrders: StoreUses = {
  isUsed: async (db, { id }) => (await db.$count(orders, eq(orders.collectionStore, id))) > 0,
  renamed: async () => {},
}
