import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { KEY_BYTES } from '../vault-settings.ts'

/** AES-256-GCM. */
const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** What is encrypted is bound to this, so that no record can be put in the place of another. */
export interface RecordName {
  kind: string
  id: string
  owner: string
  version: number
}

/** An encrypted record: its content by a key of its own, and that key by the master key. */
export interface Envelope {
  wrappedKey: Uint8Array
  content: Uint8Array
}

export function seal(masterKey: Uint8Array, name: RecordName, content: Uint8Array): Envelope {
  const key = randomBytes(KEY_BYTES)
  const envelope = { wrappedKey: encrypt(masterKey, name, key), content: encrypt(key, name, content) }
  key.fill(0)
  return envelope
}

/** @throws Error where the key is another's, or anything of the record was changed */
export function unseal(masterKey: Uint8Array, name: RecordName, { wrappedKey, content }: Envelope): Uint8Array {
  const key = decrypt(masterKey, name, wrappedKey)
  const opened = decrypt(key, name, content)
  key.fill(0)
  return opened
}

/** Encrypts a record's key by another master key; the content stays as it is. */
export function rewrap(from: Uint8Array, to: Uint8Array, name: RecordName, wrappedKey: Uint8Array): Uint8Array {
  const key = decrypt(from, name, wrappedKey)
  const rewrapped = encrypt(to, name, key)
  key.fill(0)
  return rewrapped
}

const boundTo = ({ kind, id, owner, version }: RecordName) => Buffer.from([kind, id, owner, version].join('|'))

/** @returns initialisation vector, tag and ciphertext in one */
function encrypt(key: Uint8Array, name: RecordName, plain: Uint8Array): Uint8Array {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(boundTo(name))
  const encrypted = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted])
}

function decrypt(key: Uint8Array, name: RecordName, packed: Uint8Array): Buffer {
  const decipher = createDecipheriv(CIPHER, key, packed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(boundTo(name)).setAuthTag(packed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(packed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
}
