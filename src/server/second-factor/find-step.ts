import type { Shop } from '../shop.ts'
import { decryptTotpSecret, type FactorOwner } from './secrets.ts'
import { findTotpStep } from './totp.ts'

/** The step of a code, or null where it is wrong. With another cookie secret no code is right: the secret cannot be read. */
export function findStep(shop: Shop, owner: FactorOwner, totpSecret: string, code: string): number | null {
  const { cookieSecret, clock, log } = shop
  let secret: string
  try {
    secret = decryptTotpSecret(cookieSecret, owner, totpSecret)
  } catch (error) {
    log.error({ err: error }, 'a second factor cannot be read: was COOKIE_SECRET changed?')
    return null
  }
  return findTotpStep(secret, code, clock())
}
