import { randomUUID } from 'node:crypto'
import { href } from '../../contract/href.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { enqueueEmail } from '../email/enqueue-email.ts'
import type { Shop } from '../shop.ts'
import { createEmailToken, dropUndoTokensSince, findUndoToken, UNDO_DAYS } from './email-tokens.ts'
import { forgotPasswordUrl } from './request-email-confirmation.ts'
import type { UserRow } from './users.ts'

/** Tells the address an account has that another one is asked for; a new password stops that. */
export async function warnOfEmailChange(shop: Shop, user: UserRow, newEmail: string, language: Language) {
  const { username, firstName, email } = user
  await enqueueEmail(shop, {
    kind: 'email_change_requested',
    recipient: email,
    language,
    payload: { username, firstName, newEmail, link: forgotPasswordUrl(shop) },
    dedupeKey: `email_change_requested:${randomUUID()}`,
  })
}

/**
 * Tells the address an account had that it has another one now, with a link to undo that. An address that nobody had
 * confirmed gets no link: it may be a stranger's. Nor does one that was only in use between two uses of the new one.
 *
 * @param user the account as it was before
 */
export async function offerUndo(shop: Shop, user: UserRow, newEmail: string, language: Language) {
  const now = shop.clock()
  const earlier = await findUndoToken(shop.db, user.id, newEmail, now)
  // Back at an earlier address, by its owner: whoever held those in between has no claim to them.
  if (earlier !== undefined) await dropUndoTokensSince(shop.db, user.id, earlier.createdAt)
  if (earlier !== undefined || user.emailVerifiedAt === null) {
    return noteToReplacedAddress(shop, user, newEmail, language)
  }
  const { id: userId, username, firstName, email } = user
  const token = await createEmailToken(shop.db, { purpose: 'undo', userId, email, now })
  const link = shop.config.publicOrigin + href('undoEmailChange', { token })
  await enqueueEmail(shop, {
    kind: 'email_change_undoable',
    recipient: email,
    language,
    payload: { username, firstName, newEmail, link, days: UNDO_DAYS },
    dedupeKey: `email_change_undoable:${randomUUID()}`,
  })
}

/** Tells the address an account had that it has another one now, and no more. */
export async function noteToReplacedAddress(shop: Shop, user: UserRow, newEmail: string, language: Language) {
  const { username, firstName, email } = user
  await enqueueEmail(shop, {
    kind: 'email_changed',
    recipient: email,
    language,
    payload: { username, firstName, newEmail },
    dedupeKey: `email_changed:${randomUUID()}`,
  })
}
