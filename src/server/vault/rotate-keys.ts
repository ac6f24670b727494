import { and, asc, eq, gt, isNull, ne } from 'drizzle-orm'
import { transaction } from '../db/connect.ts'
import { vaultKeys, vaultRecords } from '../db/vault-schema.ts'
import { rewrap } from './envelope.ts'
import { registerCurrentKey, type VaultKeys, type VaultShop } from './vault-keys.ts'

const BATCH = 200
const NIL_ID = '00000000-0000-0000-0000-000000000000'

export interface Rotation {
  records: number
  /** Records that do not decrypt; they keep their key. */
  damaged: string[]
  /** Keys that no record needs any more, to be taken out of `VAULT_KEYS`. */
  retired: string[]
}

/**
 * Wraps the keys of all records by the current master key, and forgets the master keys that no record needs any more.
 * May be stopped and run again at any time, beside shops that know both keys.
 * @throws Error where a record's master key is not at hand
 */
export async function rotateKeys(shop: VaultShop): Promise<Rotation> {
  await registerCurrentKey(shop.db, shop.vault, shop.clock())
  const rotation: Rotation = { records: 0, damaged: [], retired: [] }
  for (let after: string | null = NIL_ID; after !== null; ) {
    const from: string = after
    const batch = await transaction(shop, (shop) => rotateBatch(shop, from))
    rotation.records += batch.records
    rotation.damaged.push(...batch.damaged)
    after = batch.last
  }
  rotation.retired = await forgetUnusedKeys(shop)
  return rotation
}

/** @returns with the last id of a full batch, null after the last one */
async function rotateBatch({ db, vault }: VaultShop, after: string) {
  const { current } = vault
  const isDue = and(ne(vaultRecords.keyName, current.name), isNull(vaultRecords.erasedAt), gt(vaultRecords.id, after))
  const rows = await db
    .select()
    .from(vaultRecords)
    .where(isDue)
    .orderBy(asc(vaultRecords.id))
    .limit(BATCH)
    .for('update')
  const damaged: string[] = []
  for (const row of rows) {
    const wrappedKey = rewrapped(vault, row)
    if (wrappedKey === null) damaged.push(row.id)
    else await db.update(vaultRecords).set({ keyName: current.name, wrappedKey }).where(eq(vaultRecords.id, row.id))
  }
  const last = rows.length < BATCH ? null : (rows.at(-1)?.id ?? null)
  return { records: rows.length - damaged.length, damaged, last }
}

/** @returns null where the record is damaged */
function rewrapped(vault: VaultKeys, row: typeof vaultRecords.$inferSelect): Uint8Array | null {
  const from = row.keyName === null ? null : vault.find(row.keyName)
  if (from === null) throw new Error(`the vault's key ${row.keyName} is missing: add it to VAULT_KEYS`)
  try {
    return row.wrappedKey && rewrap(from.key, vault.current.key, row, row.wrappedKey)
  } catch {
    return null
  }
}

async function forgetUnusedKeys({ db, vault }: VaultShop): Promise<string[]> {
  const rows = await db.select({ name: vaultKeys.name }).from(vaultKeys).where(ne(vaultKeys.name, vault.current.name))
  const retired: string[] = []
  for (const { name } of rows) {
    if ((await db.$count(vaultRecords, eq(vaultRecords.keyName, name))) > 0) continue
    await db.delete(vaultKeys).where(eq(vaultKeys.name, name))
    retired.push(name)
  }
  return retired
}
