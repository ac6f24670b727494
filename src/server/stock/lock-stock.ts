import { sql } from 'drizzle-orm'
import { idList } from '../db/id-list.ts'
import type { Shop } from '../shop.ts'

/**
 * Locks products in id order and frees their expired holds. Every verb that changes stock begins with it, in the
 * transaction of the change.
 */
export async function lockStock(shop: Shop, productIds: readonly number[]): Promise<void> {
  await lockProducts(shop, productIds)
  await freeExpiredHolds(shop, productIds)
}

async function lockProducts({ db }: Shop, productIds: readonly number[]): Promise<void> {
  await db.execute(sql`select id from products where id in (${idList(productIds)}) order by id for update`)
}

/** @returns whether there were any; the products must be locked */
export async function freeExpiredHolds({ db, clock }: Shop, productIds: readonly number[]): Promise<boolean> {
  const now = clock().toISOString()
  const { rows } = (await db.execute(sql`
    update reservations set closed_at = ${now}::timestamptz
    where product_id in (${idList(productIds)}) and closed_at is null and expires_at <= ${now}::timestamptz
    returning id`)) as unknown as { rows: unknown[] }
  return rows.length > 0
}
