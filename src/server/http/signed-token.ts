import { createHmac, timingSafeEqual } from 'node:crypto'

const SHAPE = /^([\w-]{1,40})\.([0-9a-z]{1,11})\.([\w-]{43})$/

/** What a link in a letter lets its holder do, and until when. Nothing is kept of it, so a letter can be sent again. */
export interface SignedToken {
  /** What it is good for: a link for one thing opens no other. */
  purpose: 'order' | 'newsletter-confirm' | 'newsletter-leave'
  /** Letters, digits, `_` and `-`. */
  subject: string
  /** Without one it holds for good. */
  expiresAt?: Date
}

/** Signs a grant, as a part of an address. */
export function signToken(secret: string, { purpose, subject, expiresAt }: SignedToken): string {
  const expiry = Math.floor((expiresAt?.valueOf() ?? 0) / 1000).toString(36)
  return `${subject}.${expiry}.${sign(secret, purpose, subject, expiry)}`
}

/** The subject of a grant that we signed for this purpose and that still holds, else `null`. */
export function verifyToken(secret: string, purpose: SignedToken['purpose'], token: string, now: Date): string | null {
  const [, subject = '', expiry = '', signature = ''] = SHAPE.exec(token) ?? []
  if (subject === '') return null
  const isOurs = timingSafeEqual(Buffer.from(sign(secret, purpose, subject, expiry)), Buffer.from(signature))
  const seconds = Number.parseInt(expiry, 36)
  return isOurs && (seconds === 0 || seconds * 1000 > now.valueOf()) ? subject : null
}

function sign(secret: string, purpose: string, subject: string, expiry: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${subject}\n${expiry}`).digest('base64url')
}
