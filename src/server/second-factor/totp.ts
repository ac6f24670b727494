import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { SHOP_NAME } from '../../domain/shop-facts.ts'

const PERIOD_SECONDS = 30
/** A code of the step before or after counts too: clocks differ. */
const WINDOW = 1

/** What every authenticator app understands: SHA-1, six digits, 30 seconds (RFC 6238). */
const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: SHOP_NAME,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  })

/** 160 bits in base32. */
export const createTotpSecret = (): string => new Secret({ size: 20 }).base32

export function describeTotp(secret: string, label: string) {
  const uri = totpOf(secret, label).toString()
  return { uri, secret, qrSvg: renderSVG(uri, { border: 2 }) }
}

/** The step that a code belongs to, or null if it is wrong. The caller must refuse steps up to the last one used. */
export function findTotpStep(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.valueOf(), window: WINDOW })
  return delta === null ? null : Math.floor(now.valueOf() / 1000 / PERIOD_SECONDS) + delta
}

export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code)
