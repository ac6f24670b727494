import { href } from '../../contract/href.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { enqueueEmail } from '../email/enqueue-email.ts'
import { hashed, isWithin } from '../limits/attempts.ts'
import { DAY_MINUTES } from '../limits/limit.ts'
import type { Shop } from '../shop.ts'
import { createEmailToken } from './email-tokens.ts'
import { findVerifiedUser, type UserRow } from './users.ts'

interface ConfirmationRequest {
  user: Pick<UserRow, 'id' | 'username' | 'firstName'>
  /** The address to confirm, in lower case. */
  email: string
  purpose: 'verify' | 'change'
  language: Language
}

/** Per e-mail address, for all accounts together. */
const MAX_EMAILS_PER_DAY = 10

/**
 * Sends a confirmation link to an address. If another account has confirmed the address, its owner is notified instead.
 * Both cases run the same statements and give the same response, so that a caller cannot tell them apart.
 */
export async function requestEmailConfirmation(
  shop: Shop,
  { user, email, purpose, language }: ConfirmationRequest,
): Promise<void> {
  const now = shop.clock()
  const holder = await findVerifiedUser(shop.db, email)
  const token = await createEmailToken(shop.db, { purpose, userId: user.id, email, now })
  const mayWrite = await isWithin(
    shop.db,
    { key: `confirmation-emails:${hashed(email)}`, most: MAX_EMAILS_PER_DAY, minutes: DAY_MINUTES },
    now,
  )
  if (!mayWrite) return
  const { username, firstName } = user
  const link = shop.config.publicOrigin + href('verifyEmail', { token })
  if (holder !== undefined && holder.id !== user.id) {
    const payload = { username: holder.username, firstName: holder.firstName, link: forgotPasswordUrl(shop) }
    await enqueueEmail(shop, {
      kind: 'address_known',
      recipient: email,
      language: holder.language,
      payload,
    })
  } else if (purpose === 'change') {
    const payload = { username, firstName, newEmail: email, link }
    await enqueueEmail(shop, { kind: 'email_change', recipient: email, language, payload })
  } else {
    const payload = { username, firstName, link }
    await enqueueEmail(shop, { kind: 'email_verification', recipient: email, language, payload })
  }
}

export const forgotPasswordUrl = (shop: Shop) => shop.config.publicOrigin + href('forgotPassword')
