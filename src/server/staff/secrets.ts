import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

type Purpose = 'staff-totp' | 'staff-recovery-codes'

/** Keys of their own for each purpose. A new cookie secret makes everything unreadable that was stored with them. */
const keyOf = (cookieSecret: string, purpose: Purpose) => Buffer.from(hkdfSync('sha256', cookieSecret, '', purpose, 32))

/** AES-256-GCM: a copy of the database alone yields no codes. */
export function encryptTotpSecret(cookieSecret: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(cookieSecret, 'staff-totp'), iv)
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** @throws Error if it was encrypted with another cookie secret, or altered */
export function decryptTotpSecret(cookieSecret: string, stored: string): string {
  const bytes = Buffer.from(stored, 'base64url')
  const iv = bytes.subarray(0, IV_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', keyOf(cookieSecret, 'staff-totp'), iv)
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}

export const hashRecoveryCode = (cookieSecret: string, code: string): string =>
  createHmac('sha256', keyOf(cookieSecret, 'staff-recovery-codes')).update(code).digest('base64url')
