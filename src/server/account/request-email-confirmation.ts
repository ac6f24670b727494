import { href } from '../../contract/href.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { enqueueEmail } from '../email/enqueue-email.ts'
import { hashed, isWithin } from '../limits/attempts.ts'
import type { Shop } from '../shop.ts'
import { createEmailToken } from './email-tokens.ts'
import { findVerifiedUser, type UserRow } from './users.ts'

interface Asking {
  user: Pick<UserRow, 'id' | 'username' | 'firstName'>
  /** The address to confirm, in small letters. */
  email: string
  purpose: 'verify' | 'change'
  language: Language
}

/** Letters of this kind that one address gets in a day, whoever asks for them. */
const MOST_A_DAY = 10
const DAY_MINUTES = 1440

/**
 * Asks an address whether an account may count as its own, by a link sent there. Where somebody else has confirmed the
 * address, they are told instead. Both take the same statements, and nothing that is answered tells them apart.
 */
export async function requestEmailConfirmation(shop: Shop, { user, email, purpose, language }: Asking): Promise<void> {
  const now = shop.clock()
  const holder = await findVerifiedUser(shop.db, email)
  const token = await createEmailToken(shop.db, { purpose, userId: user.id, email, now })
  const mayWrite = await isWithin(
    shop.db,
    { key: `letters:${hashed(email)}`, most: MOST_A_DAY, minutes: DAY_MINUTES },
    now,
  )
  if (!mayWrite) return
  const { username, firstName } = user
  const link = shop.config.publicOrigin + href('verifyEmail', { token })
  const dedupeKey = `confirm:${token.slice(0, 12)}:${user.id}`
  if (holder !== undefined && holder.id !== user.id) {
    const payload = { username: holder.username, firstName: holder.firstName, link: forgotPasswordUrl(shop) }
    await enqueueEmail(shop, {
      kind: 'address_known',
      recipient: email,
      language: holder.language,
      payload,
      dedupeKey,
    })
  } else if (purpose === 'change') {
    const payload = { username, firstName, newEmail: email, link }
    await enqueueEmail(shop, { kind: 'email_change', recipient: email, language, payload, dedupeKey })
  } else {
    const payload = { username, firstName, link }
    await enqueueEmail(shop, { kind: 'email_verification', recipient: email, language, payload, dedupeKey })
  }
}

/** Where one asks for a new password. */
export const forgotPasswordUrl = (shop: Shop) => shop.config.publicOrigin + href('forgotPassword')
