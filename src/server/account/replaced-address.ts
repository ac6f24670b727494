import { href } from '../../contract/href.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { enqueueEmail } from '../email/enqueue-email.ts'
import type { Shop } from '../shop.ts'
import { createEmailToken, dropUndoTokensSince, findUndoToken, UNDO_DAYS } from './email-tokens.ts'
import { forgotPasswordUrl } from './request-email-confirmation.ts'
import type { UserRow } from './users.ts'

/** Notifies the current address of a requested change. A new password cancels the change. */
export async function warnOfEmailChange(shop: Shop, user: UserRow, newEmail: string, language: Language) {
  const { username, firstName, email } = user
  await enqueueEmail(shop, {
    kind: 'email_change_requested',
    recipient: email,
    language,
    payload: { username, firstName, newEmail, link: forgotPasswordUrl(shop) },
  })
}

/**
 * Notifies the previous address of a change, with a link to undo it. An unconfirmed address gets no link, because it may
 * belong to another person. Nor does an address that was used only between two uses of the new one.
 *
 * @param user the account before the change
 */
export async function sendUndoLink(shop: Shop, user: UserRow, newEmail: string, language: Language) {
  const now = shop.clock()
  const earlier = await findUndoToken(shop.db, user.id, newEmail, now)
  // The owner has gone back to an earlier address: the undo links of the addresses in between become invalid.
  if (earlier !== undefined) await dropUndoTokensSince(shop.db, user.id, earlier.createdAt)
  if (earlier !== undefined || user.emailVerifiedAt === null) {
    return notifyReplacedAddress(shop, user, newEmail, language)
  }
  const { id: userId, username, firstName, email } = user
  const token = await createEmailToken(shop.db, { purpose: 'undo', userId, email, now })
  const link = shop.config.publicOrigin + href('undoEmailChange', { token })
  await enqueueEmail(shop, {
    kind: 'email_change_undoable',
    recipient: email,
    language,
    payload: { username, firstName, newEmail, link, days: UNDO_DAYS },
  })
}

/** Notifies the previous address of a change, without an undo link. */
export async function notifyReplacedAddress(shop: Shop, user: UserRow, newEmail: string, language: Language) {
  const { username, firstName, email } = user
  await enqueueEmail(shop, {
    kind: 'email_changed',
    recipient: email,
    language,
    payload: { username, firstName, newEmail },
  })
}
