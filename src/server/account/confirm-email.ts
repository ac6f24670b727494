import { and, eq, isNull, sql } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import type { ConfirmedEmail } from '../../contract/security.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { type Db, transaction } from '../db/connect.ts'
import { orders, users } from '../db/schema.ts'
import type { Shop } from '../shop.ts'
import { deleteEmailTokens, useEmailToken } from './email-tokens.ts'
import { offerUndo } from './replaced-address.ts'
import { findVerifiedUser, type UserRow } from './users.ts'

/**
 * Makes an address an account's own, by the link that was sent there, and gives the account the orders that were placed
 * with that address as a guest.
 *
 * @throws ShopError `link_expired`; `email_taken` where another account has confirmed the address meanwhile, which only
 *   whoever reads its letters is told
 */
export function confirmEmail(shop: Shop, token: string, language: Language): Promise<ConfirmedEmail> {
  const now = shop.clock()
  return transaction(shop, async (shop) => {
    const { user, email, purpose } = await useEmailToken(shop.db, token, ['verify', 'change'], now)
    // The account has moved on to another address since the letter was written.
    if (purpose === 'verify' && user.email !== email) throw new ShopError('link_expired')
    if (!(await assignConfirmedEmail(shop.db, user, email, now))) throw new ShopError('email_taken')
    const isChange = user.email !== email
    if (isChange) {
      await deleteEmailTokens(shop.db, user.id, 'change')
      await offerUndo(shop, user, email, language)
    }
    return { email, username: user.username, isChange }
  })
}

/**
 * Gives an address to an account that has shown it to be theirs, with the guest orders placed by it; `false` where
 * another account was first.
 */
export async function assignConfirmedEmail(tx: Db, user: UserRow, email: string, now: Date): Promise<boolean> {
  // Two accounts that claim one address wait for one another, so that the second finds it taken.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`)
  const holder = await findVerifiedUser(tx, email)
  if (holder !== undefined && holder.id !== user.id) return false
  await tx.update(users).set({ email, emailVerifiedAt: now }).where(eq(users.id, user.id))
  await tx
    .update(orders)
    .set({ userId: user.id })
    .where(and(eq(orders.guestEmail, email), isNull(orders.userId), isNull(orders.buyerLeftAt)))
  return true
}
