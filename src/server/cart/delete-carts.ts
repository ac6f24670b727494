import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { carts } from '../db/schema.ts'

/** Locks the cart of an account, if it has one: ordering and signing in lock it first, too. */
export const lockCartOf = (tx: Db, userId: number) =>
  tx.select({ id: carts.id }).from(carts).where(eq(carts.userId, userId)).for('update')

/** Deletes those carts of guests, which name a browser. */
export async function deleteGuestCarts(tx: Db, cartIds: readonly number[]): Promise<void> {
  if (cartIds.length > 0) await tx.delete(carts).where(and(inArray(carts.id, [...cartIds]), isNull(carts.userId)))
}
