import { and, eq, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { OPEN_ORDER_STATUSES } from '../../domain/order-status.ts'
import { lockCartOf } from '../cart/lock-cart.ts'
import { type Db, transaction } from '../db/connect.ts'
import { type Address, orders } from '../db/schema.ts'
import { enqueueEmail } from '../email/enqueue-email.ts'
import type { Visitor } from '../http/env.ts'
import { deleteNotes } from '../orders/order-events.ts'
import { refreshSearch } from '../orders/order-search.ts'
import { noteEvent } from '../security-events/note-event.ts'
import type { Shop } from '../shop.ts'
import { assertPassword } from './change-password.ts'
import { deleteUser, lockUser } from './users.ts'

/** The country is kept: VAT in the accounts depends on it. */
const CLEARED_ADDRESS: Omit<Address, 'country'> = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  address: '',
  city: '',
  postalCode: '',
}

/**
 * Deletes an account with its sessions, links and cart. Its orders stay for the accounts and are anonymised: completed
 * ones at once, open ones when they are completed.
 *
 * @throws ShopError `wrong_password`, `too_many_attempts`
 */
export async function closeAccount(shop: Shop, userId: number, visitor: Visitor, password: string): Promise<void> {
  await assertPassword(shop, userId, password, 'password')
  await transaction(shop, async (shop) => {
    // Lock order: ordering and signing in lock the cart first, then the account.
    await lockCartOf(shop.db, userId)
    const { email, username, firstName } = await lockUser(shop.db, userId)
    await leaveOrders(shop, eq(orders.userId, userId))
    await deleteUser(shop.db, userId)
    await noteEvent(shop, { kind: 'erasure', actor: { customer: userId }, subject: 'users', subjectId: userId })
    await enqueueEmail(shop, {
      kind: 'account_closed',
      recipient: email,
      language: visitor.language,
      payload: { username, firstName },
    })
  })
}

/** Separates orders from their buyer. Call it in a transaction. */
export async function leaveOrders(shop: Shop, isTheirs: SQL | undefined): Promise<void> {
  await shop.db
    .update(orders)
    .set({ userId: null, guestEmail: null, guestKey: null, formHash: '', buyerLeftAt: shop.clock() })
    .where(isTheirs)
  await anonymiseCompletedOrders(shop.db)
}

/** Anonymises the completed orders of closed accounts, and what the back office keeps about them. */
export async function anonymiseCompletedOrders(db: Db): Promise<void> {
  const cleared = (column: AnyPgColumn) =>
    sql`(${column} || ${JSON.stringify(CLEARED_ADDRESS)}::jsonb) - 'company' - 'vatNumber'`
  await db.transaction(async (tx) => {
    const anonymised = await tx
      .update(orders)
      .set({
        shippingAddress: cleared(orders.shippingAddress),
        billingAddress: cleared(orders.billingAddress),
        trackingNumber: null,
        deliveryPoint: null,
        buyerLeftAt: null,
      })
      .where(and(isNotNull(orders.buyerLeftAt), notInArray(orders.status, OPEN_ORDER_STATUSES)))
      .returning({ id: orders.id })
    const ids = anonymised.map(({ id }) => id)
    await refreshSearch(tx, ids)
    await deleteNotes(tx, ids)
  })
}
