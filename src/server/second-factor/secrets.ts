import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { derivedKey } from '../derived-key.ts'

const IV_BYTES = 12
const TAG_BYTES = 16

/** Whose second factor it is: each has keys of its own. */
export type FactorOwner = 'staff' | 'customer'

/** AES-256-GCM: a copy of the database alone yields no codes. */
export function encryptTotpSecret(cookieSecret: string, owner: FactorOwner, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', derivedKey(cookieSecret, `${owner}-totp`), iv)
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** @throws Error if it was encrypted with another cookie secret, or altered */
export function decryptTotpSecret(cookieSecret: string, owner: FactorOwner, stored: string): string {
  const bytes = Buffer.from(stored, 'base64url')
  const iv = bytes.subarray(0, IV_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', derivedKey(cookieSecret, `${owner}-totp`), iv)
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}

export const hashRecoveryCode = (cookieSecret: string, owner: FactorOwner, code: string): string =>
  createHmac('sha256', derivedKey(cookieSecret, `${owner}-recovery-codes`))
    .update(code)
    .digest('base64url')
