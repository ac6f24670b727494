import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import type { UndoneEmailChange } from '../../contract/security.ts'
import { transaction } from '../db/connect.ts'
import { users } from '../db/schema.ts'
import type { Visitor } from '../http/env.ts'
import { endPresentSession, endSessions } from '../http/sessions.ts'
import type { Shop } from '../shop.ts'
import { assignConfirmedEmail } from './confirm-email.ts'
import { createEmailToken, deleteEmailTokens, dropUndoTokensSince, useEmailToken } from './email-tokens.ts'
import { noteToReplacedAddress } from './replaced-address.ts'

/**
 * Gives an account the address back that the link was sent to, and shuts out whoever is in it: ends all sessions, voids
 * all links but the undo links of earlier addresses, and leaves no password that opens it until a new one is set.
 *
 * @returns the address, and a token that sets a new password
 * @throws ShopError `link_expired`; `email_taken` where another account has confirmed the address meanwhile, and then
 *   nothing is changed
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
    // Those of earlier addresses stay: a thief who changed the address twice cannot void the owner's by using theirs.
    await dropUndoTokensSince(shop.db, id, createdAt)
    if (!(await assignConfirmedEmail(shop.db, user, email, now))) throw new ShopError('email_taken')
    if (user.email !== email) await noteToReplacedAddress(shop, user, email, visitor.language)
    const resetToken = await createEmailToken(shop.db, { purpose: 'reset', userId: id, email, now })
    return { email, username, resetToken }
  })
}

/** A well-formed argon2id hash of no known password, which takes as long to check as any other. */
function unusablePasswordHash(): string {
  const random = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=19456,t=2,p=1$${random(16)}$${random(32)}`
}
