import { createHmac, timingSafeEqual } from 'node:crypto'

const FORMAT = /^([\w-]{1,40})\.([0-9a-z]{1,11})\.([\w-]{43})$/

/** A link's permission. It is not stored, so an e-mail can be sent again. */
export interface SignedToken {
  purpose: 'order' | 'refund-account' | 'lens-question' | 'newsletter-confirm' | 'newsletter-leave' | 'stock-alert'
  /** Letters, digits, `_` and `-`. */
  subject: string
  /** Without it, the token does not expire. */
  expiresAt?: Date
}

/** The result is safe in a URL path. */
export function signToken(secret: string, { purpose, subject, expiresAt }: SignedToken): string {
  const expiry = Math.floor((expiresAt?.valueOf() ?? 0) / 1000).toString(36)
  return `${subject}.${expiry}.${sign(secret, purpose, subject, expiry)}`
}

export function verifyToken(secret: string, purpose: SignedToken['purpose'], token: string, now: Date): string | null {
  const [, subject = '', expiry = '', signature = ''] = FORMAT.exec(token) ?? []
  if (subject === '') return null
  const isSigned = timingSafeEqual(Buffer.from(sign(secret, purpose, subject, expiry)), Buffer.from(signature))
  const seconds = Number.parseInt(expiry, 36)
  return isSigned && (seconds === 0 || seconds * 1000 > now.valueOf()) ? subject : null
}

/** When a token expires, in seconds since 1970; 0 for one that does not. Verify the token first. */
export const expirySeconds = (token: string): number => Number.parseInt(FORMAT.exec(token)?.[2] ?? '0', 36)

function sign(secret: string, purpose: string, subject: string, expiry: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${subject}\n${expiry}`).digest('base64url')
}
