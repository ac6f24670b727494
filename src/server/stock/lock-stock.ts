import { sql } from 'drizzle-orm'
import { idList, idListAt } from '../db/id-list.ts'
import { preparedSql } from '../db/prepared.ts'
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
  const closed = await closeExpired(db, { productIds: JSON.stringify(productIds), now: clock().toISOString() })
  return closed.length > 0
}

const closeExpired = preparedSql<{ productIds: string; now: string }>(
  (at) => sql`
    update reservations set closed_at = ${at.now}::timestamptz
    where product_id in (${idListAt(at.productIds)}) and closed_at is null and expires_at <= ${at.now}::timestamptz
    returning id`,
)
