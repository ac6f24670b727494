import { and, eq, isNull } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import type { ConfirmedEmail } from '../../contract/security.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { type Db, transaction } from '../db/connect.ts'
import { lockKey } from '../db/lock-key.ts'
import { orders, users } from '../db/schema.ts'
import { noteEvent } from '../security-events/note-event.ts'
import type { Shop } from '../shop.ts'
import { deleteEmailTokens, useEmailToken } from './email-tokens.ts'
import { sendUndoLink } from './replaced-address.ts'
import { findVerifiedUser, type UserRow } from './users.ts'

/**
 * Confirms an account's address by the link sent there, and assigns the guest orders of that address to the account.
 * @throws ShopError `link_expired`; `email_taken` if another account has confirmed the address, which only the owner of
 * the mailbox learns
 */
export function confirmEmail(shop: Shop, token: string, language: Language): Promise<ConfirmedEmail> {
  const now = shop.clock()
  return transaction(shop, async (shop) => {
    const { user, email, purpose } = await useEmailToken(shop.db, token, ['verify', 'change'], now)
    if (purpose === 'verify' && user.email !== email) throw new ShopError('link_expired')
    if (!(await assignConfirmedEmail(shop.db, user, email, now))) throw new ShopError('email_taken')
    const isChange = user.email !== email
    if (isChange) {
      await deleteEmailTokens(shop.db, user.id, 'change')
      await noteEvent(shop, { kind: 'email_change', actor: { customer: user.id } })
      await sendUndoLink(shop, user, email, language)
    }
    return { email, username: user.username, isChange }
  })
}

/** Assigns a confirmed address and its guest orders to an account. Returns `false` if another account has confirmed it. */
export async function assignConfirmedEmail(tx: Db, user: UserRow, email: string, now: Date): Promise<boolean> {
  // Serialises accounts that claim the same address, so that the second one finds it taken.
  await lockKey(tx, email)
  const holder = await findVerifiedUser(tx, email)
  if (holder !== undefined && holder.id !== user.id) return false
  await tx.update(users).set({ email, emailVerifiedAt: now }).where(eq(users.id, user.id))
  await tx
    .update(orders)
    .set({ userId: user.id })
    .where(and(eq(orders.guestEmail, email), isNull(orders.userId), isNull(orders.buyerLeftAt)))
  return true
}
