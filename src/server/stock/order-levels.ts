import { sql } from 'drizzle-orm'
import type { Level } from '../../domain/stock.ts'
import { afterCommit } from '../db/after-commit.ts'
import { idListAt } from '../db/id-list.ts'
import { preparedSql } from '../db/prepared.ts'
import type { Shop } from '../shop.ts'
import { storeIds } from './stores.ts'

/** Of a product at a store, with what the order itself holds there. */
export interface OrderLevel extends Level {
  productId: number
  /** Pieces that the order has reserved. */
  own: number
  /** How often the order has reserved here before. */
  times: number
}

/**
 * Locks and reads levels that are about to change. What changes is told of after the commit: a notification inside would
 * make orders wait for one another's commits.
 */
export async function readLevels(shop: Shop, orderId: string, productIds: readonly number[]): Promise<OrderLevel[]> {
  afterCommit(shop.db, () => productIds.forEach(shop.stock.tell))
  const rows = await selectLevels(shop.db, { orderId, productIds: JSON.stringify(productIds) })
  const stores = storeIds(shop)
  return rows.sort((one, other) => stores.indexOf(one.store) - stores.indexOf(other.store))
}

const selectLevels = preparedSql<{ orderId: string; productIds: string }, OrderLevel>(
  (at) => sql`
    select l.store, l.product_id as "productId", l.on_hand as "onHand", l.reserved, l.keep_back as "keepBack",
      coalesce(r.own, 0)::int as own, coalesce(r.times, 0)::int as times,
      set_config('shop.stock_notices', 'later', true)
    from stock_levels l left join (
      select product_id, store, sum(quantity) filter (where closed_at is null) as own, count(*) as times
      from reservations where order_id = ${at.orderId} group by product_id, store
    ) r on r.product_id = l.product_id and r.store = l.store
    where l.product_id in (${idListAt(at.productIds)})
    order by l.product_id, l.store for update of l`,
)
