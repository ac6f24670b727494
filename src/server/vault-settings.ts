import { z } from 'zod'

/** AES-256. */
export const KEY_BYTES = 32

export interface VaultKey {
  name: string
  key: Uint8Array
}

/** `name:key` with commas between, the keys in base64. The names of keys are stored with the records. */
export const vaultKeys = z.string().transform((text, context): VaultKey[] => {
  const keys = text.split(',').map((part) => {
    const [name = '', key = ''] = part.trim().split(':')
    return { name, key: Buffer.from(key, 'base64') }
  })
  const isValid = keys.every(({ name, key }) => /^[a-z0-9-]{1,32}$/.test(name) && key.length === KEY_BYTES)
  const isUnique = new Set(keys.map(({ name }) => name)).size === keys.length
  if (isValid && isUnique) return keys
  context.addIssue({ code: 'custom', message: 'Expected name:key with commas between, each key 32 bytes in base64' })
  return z.NEVER
})
