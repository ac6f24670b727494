import { eq, inArray, or } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import { foldEmail } from '../../domain/login-name.ts'
import { leaveOrders } from '../account/close-account.ts'
import { forgetResetRequests } from '../account/reset-password.ts'
import { deleteUser, findAndLockUser } from '../account/users.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import { deleteGuestCarts } from '../cart/delete-carts.ts'
import { lockCartOf } from '../cart/lock-cart.ts'
import type { Db } from '../db/connect.ts'
import { customerChanges } from '../db/customers-schema.ts'
import { appointments, orders } from '../db/schema.ts'
import { forgetEmails } from '../email/forget-emails.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { deleteSubscriber } from '../newsletter/subscription.ts'
import { forgetReturns } from '../returns/forget-returns.ts'
import { noteEvent } from '../security-events/note-event.ts'
import type { Shop } from '../shop.ts'
import { deleteAlertsOf } from '../stock-alerts/confirm-alert.ts'
import { listOpenOrders } from './customer.ts'
import { getCustomerRow, isBookingOf, isOrderOf, listSpellings } from './customer-sources.ts'
import type { CustomerColumns } from './list-customers.ts'
import { lockCustomers, recompute, refreshCustomers } from './refresh-customers.ts'

/**
 * Deletes everything about a person in one transaction. Of their orders the accounts keep amounts, lines and the country.
 * Bookings ahead are cancelled without an e-mail, since there is no address left to write to. Locks as closing an account
 * does: cart, account, orders.
 *
 * @param typedEmail their address, as the staff member typed it
 * @throws ShopError `not_found`; `invalid_input` for another address; `orders_under_way` with the orders' numbers
 */
export async function eraseCustomer(shop: Shop, member: SignedInStaff, id: number, typedEmail: string): Promise<void> {
  await refreshCustomers(shop)
  await staffTransaction(shop, member, async (shop) => {
    const { db } = shop
    await lockCustomers(db)
    const row = await getCustomerRow(db, id)
    if (foldEmail(typedEmail) !== row.email) {
      throw new ShopError('invalid_input', { fields: { email: 'email_differs' } })
    }
    if (row.userId !== null) await lockCartOf(db, row.userId)
    const account = row.userId === null ? undefined : await findAndLockUser(db, row.userId)
    const ownOrders = await lockOrders(db, row)
    const open = await listOpenOrders(db, row)
    if (open.length > 0) throw new ShopError('orders_under_way', { named: open })

    const spellings = await listSpellings(db, row)
    const orderIds = ownOrders.map((order) => order.id)
    await forgetEmails(shop, { recipients: spellings, orderIds, username: account?.username ?? null })
    await forgetReturns(db, spellings)
    await forgetResetRequests(shop, [...spellings, account?.username ?? []].flat())
    await deleteGuestCarts(
      db,
      ownOrders.flatMap(({ cartId }) => cartId ?? []),
    )
    if (orderIds.length > 0) await leaveOrders(shop, inArray(orders.id, orderIds))
    await db.delete(appointments).where(isBookingOf(row))
    if (row.ownedEmail !== null) await deleteSubscriber(db, row.ownedEmail)
    for (const spelling of spellings) await deleteAlertsOf(db, spelling)
    if (account !== undefined) await deleteUser(db, account.id)
    await removeRow(db, row)
    await noteEvent(shop, { kind: 'erasure', actor: { staff: member.id }, subject: 'customers', subjectId: id })
  })
}

const lockOrders = (tx: Db, row: CustomerColumns) =>
  tx
    .select({ id: orders.id, cartId: orders.cartId })
    .from(orders)
    .where(isOrderOf(row))
    .orderBy(orders.id)
    .for('update')

async function removeRow(tx: Db, { userId, ownedEmail, email }: CustomerColumns): Promise<void> {
  const noted = [
    userId === null ? undefined : eq(customerChanges.userId, userId),
    eq(customerChanges.email, email),
    eq(customerChanges.previousEmail, email),
  ]
  await tx.delete(customerChanges).where(or(...noted))
  // An address that an account gave up without having confirmed it may be a guest's.
  const changes = [{ userId, email: ownedEmail ?? email, previousEmail: null }]
  await recompute(tx, changes)
}
