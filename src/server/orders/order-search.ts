import { type SQL, sql } from 'drizzle-orm'
import { orderSearchKeys, type SearchedOrder } from '../../domain/order-search.ts'
import type { Db } from '../db/connect.ts'

const BATCH_SIZE = 1_000

export const searchVector = (order: SearchedOrder): SQL => vectorOf(sql`${searchKeysOf(order)}`)

/** JSON, of which `vectorOf` makes the column `search`. */
export const searchKeysOf = (order: SearchedOrder): string => JSON.stringify(orderSearchKeys(order))

export const vectorOf = (keys: SQL): SQL =>
  sql`array_to_tsvector(array(select jsonb_array_elements_text(${keys}::jsonb)))`

interface Row extends Record<keyof Omit<SearchedOrder, 'skus'>, string> {
  skus: string[]
}

export async function refreshSearch(tx: Db, orderIds: readonly string[]): Promise<void> {
  for (let from = 0; from < orderIds.length; from += BATCH_SIZE) {
    const ids = orderIds.slice(from, from + BATCH_SIZE)
    const { rows } = (await tx.execute(sql`
      select o.id, shipping_address->>'firstName' as "firstName", shipping_address->>'lastName' as "lastName",
        shipping_address->>'email' as email, shipping_address->>'phoneNumber' as "phoneNumber",
        array(select i.sku from order_items i where i.order_id = o.id) as skus
      from orders o
      where o.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`)) as unknown as { rows: Row[] }
    const keys = rows.map((row) => ({ id: row.id, keys: orderSearchKeys(row) }))
    await tx.execute(sql`
      update orders set search = array_to_tsvector(array(select jsonb_array_elements_text(found.keys)))
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as found (id text, keys jsonb)
      where orders.id = found.id`)
  }
}
