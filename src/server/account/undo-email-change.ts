import { eq } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import type { UndoneEmailChange } from '../../contract/security.ts'
import { transaction } from '../db/connect.ts'
import { users } from '../db/schema.ts'
import type { Visitor } from '../http/env.ts'
import { endPresentSession, endSessions } from '../http/sessions.ts'
import { noteEvent } from '../security-events/note-event.ts'
import type { Shop } from '../shop.ts'
import { assignConfirmedEmail } from './confirm-email.ts'
import { createEmailToken, deleteEmailTokens, dropUndoTokensSince, useEmailToken } from './email-tokens.ts'
import { unusablePasswordHash } from './password.ts'
import { notifyReplacedAddress } from './replaced-address.ts'
import { removeSecondFactor } from './second-factor.ts'

/**
 * Restores the address that the link was sent to. Ends all sessions, invalidates the password and deletes all links
 * except the undo links of earlier addresses, and a second factor that was switched on since.
 * @returns the address, and a token for setting a new password
 * @throws ShopError `link_expired`; `email_taken` if another account has confirmed the address (nothing changes)
 */
export function undoEmailChange(shop: Shop, token: string, visitor: Visitor): Promise<UndoneEmailChange> {
  const now = shop.clock()
  return transaction(shop, async (shop) => {
    const { user, email, createdAt } = await useEmailToken(shop.db, token, ['undo'], now)
    const { id, username } = user
    await shop.db.update(users).set({ password: unusablePasswordHash() }).where(eq(users.id, id))
    await endSessions(shop.db, id)
    await endPresentSession(shop.db, visitor)
    await deleteEmailTokens(shop.db, id, 'verify', 'change', 'reset')
    // Earlier undo links stay: an attacker who changed the address twice cannot invalidate the owner's link.
    await dropUndoTokensSince(shop.db, id, createdAt)
    // Whoever changed the address may have switched one on to keep the owner out.
    await removeSecondFactor(shop, { ...user, email }, createdAt)
    if (!(await assignConfirmedEmail(shop.db, user, email, now))) throw new ShopError('email_taken')
    await noteEvent(shop, { kind: 'email_change_undone', actor: { customer: id } })
    if (user.email !== email) await notifyReplacedAddress(shop, user, email, visitor.language)
    const resetToken = await createEmailToken(shop.db, { purpose: 'reset', userId: id, email, now })
    return { email, username, resetToken }
  })
}
