import { ShopError } from '../../contract/errors.ts'
import { href } from '../../contract/href.ts'
import { type SignedToken, signToken, verifyToken } from '../http/signed-token.ts'
import type { Shop } from '../shop.ts'

export const CONFIRMATION_DAYS = 7
const DAY_MS = 86_400_000

type Purpose = Extract<SignedToken['purpose'], `newsletter-${string}`>

/** A GET changes nothing: mail scanners open links too. */
export function confirmUrl({ config, cookieSecret }: Shop, id: number, from: Date): string {
  const expiresAt = new Date(from.valueOf() + CONFIRMATION_DAYS * DAY_MS)
  const token = signToken(cookieSecret, { purpose: 'newsletter-confirm', subject: String(id), expiresAt })
  return config.publicOrigin + href('newsletter', { step: 'confirm', token })
}

/** A page with a form; a POST to the same address unsubscribes at once (RFC 8058). The link never expires. */
export function unsubscribeUrl({ config, cookieSecret }: Shop, id: number): string {
  const token = signToken(cookieSecret, { purpose: 'newsletter-leave', subject: String(id) })
  return config.publicOrigin + href('newsletter', { step: 'leave', token })
}

/** @throws ShopError `not_found` where the token is not valid for this purpose or has expired */
export function verifySubscriberToken(shop: Shop, purpose: Purpose, token: string): number {
  const subject = verifyToken(shop.cookieSecret, purpose, token, shop.clock())
  if (subject === null) throw new ShopError('not_found')
  return Number(subject)
}
