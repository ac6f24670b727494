import { eq, sql } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import type { Db } from '../db/connect.ts'
import { preparedSql } from '../db/prepared.ts'
import { carts } from '../db/schema.ts'
import { type CartOwner, type OwnedCart, ownedBy } from './cart-lines.ts'

/**
 * Locks a cart before anything else of the transaction, so that the same request cannot run twice at once.
 * @throws ShopError `not_found` where there is no such cart or it is not the owner's
 */
export async function lockCart(tx: Db, cartId: number, owner: CartOwner): Promise<void> {
  const locked = await lock(tx, { cartId, ...owner })
  if (locked.length === 0) throw new ShopError('not_found')
}

const lock = preparedSql<OwnedCart>(
  (at) => sql`select c.id from carts c where c.id = ${at.cartId} and ${ownedBy(at)} for update`,
)

/** Locks the cart of an account, if it has one: ordering and signing in lock it first, too. */
export const lockCartOf = (tx: Db, userId: number) =>
  tx.select({ id: carts.id }).from(carts).where(eq(carts.userId, userId)).for('update')
