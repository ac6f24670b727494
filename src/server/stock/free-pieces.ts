import { type SQL, sql } from 'drizzle-orm'
import { openStores } from '../../domain/stores.ts'
import { idList } from '../db/id-list.ts'
import type { Shop } from '../shop.ts'

interface FreePieces {
  productId: number
  store: string
  pieces: number
}

/** Of each open store: the pieces of a product that nobody has reserved and that are not kept back from customers. */
export async function listFreePieces(shop: Pick<Shop, 'db' | 'settings'>, productId: number) {
  const free = await readFree(shop, sql`product_id = ${productId}`)
  return openStores(shop.settings.current().stores).map(({ id, name, nameEl }) => {
    const level = free.find(({ store }) => store === id)
    return { store: id, name, nameEl, pieces: level?.pieces ?? 0 }
  })
}

/** Whether a store has a free piece of each product. They must be locked for the answer to hold. */
export async function haveFreePiece(
  shop: Pick<Shop, 'db'>,
  store: string,
  productIds: readonly number[],
): Promise<boolean> {
  const free = await readFree(shop, sql`store = ${store} and product_id in (${idList(productIds)})`)
  return free.length === productIds.length
}

async function readFree({ db }: Pick<Shop, 'db'>, where: SQL): Promise<FreePieces[]> {
  const free = sql`on_hand - reserved - keep_back`
  const { rows } = (await db.execute(sql`
    select product_id as "productId", store, ${free} as pieces from stock_levels
    where ${where} and ${free} > 0 order by store`)) as unknown as { rows: FreePieces[] }
  return rows
}
