import { and, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { carts } from '../db/schema.ts'

/** Deletes those carts of guests, which name a browser. */
export async function deleteGuestCarts(tx: Db, cartIds: readonly number[]): Promise<void> {
  if (cartIds.length > 0) await tx.delete(carts).where(and(inArray(carts.id, [...cartIds]), isNull(carts.userId)))
}
