import { ShopError } from '../../contract/errors.ts'
import { href } from '../../contract/href.ts'
import { signToken, verifyToken } from '../http/signed-token.ts'
import type { Shop } from '../shop.ts'

/** For how long a request can be confirmed. */
export const CONFIRMATION_DAYS = 7
export const CONFIRMATION_MS = CONFIRMATION_DAYS * 86_400_000

const PURPOSE = 'stock-alert'

/**
 * A page where the request is confirmed and taken back. Opening it changes nothing: mail scanners open links too. The
 * link never expires, so that a request can be taken back as long as it stands.
 */
export function alertUrl({ config, cookieSecret }: Shop, id: number): string {
  const token = signToken(cookieSecret, { purpose: PURPOSE, subject: String(id) })
  return config.publicOrigin + href('stockAlert', { token })
}

/** @throws ShopError `not_found` where the token is not valid */
export function verifyAlertToken(shop: Shop, token: string): number {
  const subject = verifyToken(shop.cookieSecret, PURPOSE, token, shop.clock())
  if (subject === null) throw new ShopError('not_found')
  return Number(subject)
}
