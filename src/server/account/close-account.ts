import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { OPEN_ORDER_STATUSES } from '../../domain/order-status.ts'
import { type Db, transaction } from '../db/connect.ts'
import { type Address, carts, orders, users } from '../db/schema.ts'
import { enqueueEmail } from '../email/enqueue-email.ts'
import type { Visitor } from '../http/env.ts'
import type { Shop } from '../shop.ts'
import { assertPassword } from './change-password.ts'
import { lockUser } from './users.ts'

/** What is kept of a buyer's address: the country, on which the VAT of the books depends. */
const FORGOTTEN: Omit<Address, 'country'> = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  address: '',
  city: '',
  postalCode: '',
}

/**
 * Closes an account: it goes, with its sessions, links and cart. Its orders stay in the books and forget their buyer,
 * at once or, where they are still under way and have to arrive, as soon as they are done with.
 *
 * @throws ShopError `wrong_password` or `too_many_attempts`
 */
export async function closeAccount(shop: Shop, userId: number, visitor: Visitor, password: string): Promise<void> {
  await assertPassword(shop, userId, password, 'password')
  await transaction(shop, async (shop) => {
    // Whoever orders or signs in meanwhile takes the cart first, and the account after it.
    await shop.db.select({ id: carts.id }).from(carts).where(eq(carts.userId, userId)).for('update')
    const { email, username, firstName } = await lockUser(shop.db, userId)
    await shop.db
      .update(orders)
      .set({ userId: null, guestEmail: null, guestKey: null, formHash: '', buyerLeftAt: shop.clock() })
      .where(eq(orders.userId, userId))
    await anonymiseCompletedOrders(shop.db)
    await shop.db.delete(users).where(eq(users.id, userId))
    await enqueueEmail(shop, {
      kind: 'account_closed',
      recipient: email,
      language: visitor.language,
      payload: { username, firstName },
      dedupeKey: `account_closed:${randomUUID()}`,
    })
  })
}

/** Forgets who the buyers of orders were that have no account any more, where nothing has to reach them any more. */
export async function anonymiseCompletedOrders(db: Db): Promise<void> {
  const without = (column: AnyPgColumn) => sql`${column} || ${JSON.stringify(FORGOTTEN)}::jsonb`
  await db
    .update(orders)
    .set({
      shippingAddress: without(orders.shippingAddress),
      billingAddress: without(orders.billingAddress),
      buyerLeftAt: null,
    })
    .where(and(isNotNull(orders.buyerLeftAt), notInArray(orders.status, OPEN_ORDER_STATUSES)))
}
