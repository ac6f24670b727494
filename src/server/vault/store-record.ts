import { randomUUID } from 'node:crypto'
import { type VaultKind, vaultRecords } from '../db/vault-schema.ts'
import { seal } from './envelope.ts'
import { registerCurrentKey, type VaultShop } from './vault-keys.ts'

export interface NewRecord {
  kind: VaultKind
  owner: string
  version: number
  content: Uint8Array
  /** `yyyy-mm-dd` in Cyprus; null: kept until it is erased. */
  eraseOn: string | null
}

/** Encrypts and stores a record. @returns its id */
export async function storeRecord(shop: VaultShop, { content, ...record }: NewRecord): Promise<string> {
  const id = randomUUID()
  const createdAt = shop.clock()
  const { current } = shop.vault
  await registerCurrentKey(shop.db, shop.vault, createdAt)
  const sealed = seal(current.key, { ...record, id }, content)
  await shop.db.insert(vaultRecords).values({ ...record, ...sealed, id, keyName: current.name, createdAt })
  return id
}

/** As `storeRecord`, for values that JSON can hold. */
export const storeValues = (
  shop: VaultShop,
  { values, ...record }: Omit<NewRecord, 'content'> & { values: object },
): Promise<string> => storeRecord(shop, { ...record, content: Buffer.from(JSON.stringify(values)) })
