import type { SQL } from 'drizzle-orm'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { dayInCyprus } from '../../domain/calendar.ts'
import { vaultRecords } from '../db/vault-schema.ts'
import type { VaultShop } from './vault-keys.ts'

/** Destroys a record's key and content; the log of its readers stays. Erasing again changes nothing. */
export const eraseRecord = (shop: Pick<VaultShop, 'db' | 'clock'>, id: string): Promise<void> =>
  erase(shop, eq(vaultRecords.id, id))

/** Erases every record of an owner. */
export const eraseRecordsOf = (shop: Pick<VaultShop, 'db' | 'clock'>, owner: string): Promise<void> =>
  erase(shop, eq(vaultRecords.owner, owner))

/** Erases what is kept no longer. */
export const eraseDueRecords = (shop: Pick<VaultShop, 'db' | 'clock'>): Promise<void> =>
  erase(shop, lt(vaultRecords.eraseOn, dayInCyprus(shop.clock())))

async function erase({ db, clock }: Pick<VaultShop, 'db' | 'clock'>, which: SQL): Promise<void> {
  await db
    .update(vaultRecords)
    .set({ keyName: null, wrappedKey: null, content: null, erasedAt: clock() })
    .where(and(which, isNull(vaultRecords.erasedAt)))
}

/** @param eraseOn `yyyy-mm-dd` in Cyprus, the last day it is kept; null: until it is erased */
export async function keepRecordUntil(
  { db }: Pick<VaultShop, 'db'>,
  id: string,
  eraseOn: string | null,
): Promise<void> {
  await db
    .update(vaultRecords)
    .set({ eraseOn })
    .where(and(eq(vaultRecords.id, id), isNull(vaultRecords.erasedAt)))
}
