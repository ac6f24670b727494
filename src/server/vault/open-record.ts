import { eq } from 'drizzle-orm'
import { transaction } from '../db/connect.ts'
import { type VaultPurpose, vaultReads, vaultRecords } from '../db/vault-schema.ts'
import { type EventActor, noteEvent } from '../security-events/note-event.ts'
import { unseal } from './envelope.ts'
import type { VaultKeys, VaultShop } from './vault-keys.ts'

/** Who opens a record and why. `role` is a role of staff, `customer`, `guest` or `system`. */
export interface Reader {
  staffId?: number | null
  userId?: number | null
  role: string
  purpose: VaultPurpose
}

type RecordRow = typeof vaultRecords.$inferSelect

/**
 * The one function that decrypts. Logs the reader in the same transaction. Whether they may read is for the caller to
 * decide.
 * @returns null where the record was erased
 * @throws Error where there is no such record, or it does not decrypt
 */
export function openRecord(shop: VaultShop, id: string, reader: Reader): Promise<Uint8Array | null> {
  return transaction(shop, async (shop) => {
    const [record] = await shop.db.select().from(vaultRecords).where(eq(vaultRecords.id, id))
    if (record === undefined) throw new Error(`the vault has no record ${id}`)
    if (record.erasedAt !== null) return null
    const { staffId = null, userId = null, role, purpose } = reader
    await shop.db.insert(vaultReads).values({ recordId: id, staffId, userId, role, purpose, at: shop.clock() })
    await noteEvent(shop, { kind: 'decryption', actor: actorOf(reader), subject: purpose })
    return unsealed(shop.vault, record)
  })
}

/** As `openRecord`, for what `storeValues` stored. */
export async function openValues<T>(shop: VaultShop, id: string, reader: Reader): Promise<T | null> {
  const content = await openRecord(shop, id, reader)
  return content === null ? null : (JSON.parse(Buffer.from(content).toString('utf8')) as T)
}

function actorOf({ staffId, userId }: Reader): EventActor {
  if (typeof staffId === 'number') return { staff: staffId }
  return typeof userId === 'number' ? { customer: userId } : 'system'
}

function unsealed(vault: VaultKeys, record: RecordRow): Uint8Array {
  const { keyName, wrappedKey, content } = record
  const key = keyName === null ? null : vault.find(keyName)
  if (key === null) throw new Error(`the vault's key ${keyName} is missing: add it to VAULT_KEYS`)
  if (wrappedKey === null || content === null) throw new Error(`the vault's record ${record.id} is empty`)
  return unseal(key.key, record, { wrappedKey, content })
}
