import { hkdfSync } from 'node:crypto'

export type KeyPurpose =
  | 'staff-totp'
  | 'staff-recovery-codes'
  | 'customer-totp'
  | 'customer-recovery-codes'
  | `security-events ${string}`

/** Keys of their own for each purpose. A new cookie secret makes everything unreadable that was stored with them. */
export const derivedKey = (cookieSecret: string, purpose: KeyPurpose): Buffer =>
  Buffer.from(hkdfSync('sha256', cookieSecret, '', purpose, 32))
