import type { StockCount } from '../../contract/admin/counts.ts'
import { ShopError } from '../../contract/errors.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import { stockMovements } from '../db/stock-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'
import { listReservedFor } from './assert-stock.ts'
import { closeCount, lockOpenCount } from './counts.ts'
import { lockStock } from './lock-stock.ts'
import { getCount, readLines } from './read-counts.ts'

/**
 * Books what a count found: counted less what was on hand when it was counted, so that sales since then stay.
 * @throws ShopError `count_closed`; `recount_needed` with the SKUs; `count_below_reserved` with the orders
 */
export function postCount(shop: Shop, staff: SignedInStaff, id: number): Promise<StockCount> {
  return staffTransaction(shop, staff, async (shop) => {
    const { store } = await lockOpenCount(shop, id)
    const productIds = (await readLines(shop, id)).map(({ productId }) => productId)
    await lockStock(shop, productIds)
    const lines = await readLines(shop, id)
    const moved = lines.filter(({ isRecountNeeded }) => isRecountNeeded)
    if (moved.length > 0) throw new ShopError('recount_needed', { named: moved.map(({ sku }) => sku) })
    const changes = lines.map((line) => ({ ...line, delta: line.counted - line.expected }))
    const short = changes.filter(({ onHand, delta, reserved }) => onHand + delta < reserved)
    if (short.length > 0) {
      const shortIds = short.map(({ productId }) => productId)
      throw new ShopError('count_below_reserved', { named: await listReservedFor(shop, store, shortIds) })
    }
    const movements = changes
      .filter(({ delta }) => delta !== 0)
      .map(({ productId, delta }) => ({
        productId,
        store,
        delta,
        reason: 'count' as const,
        sourceKey: `count:${id}:${productId}`,
        at: shop.clock(),
      }))
    if (movements.length > 0) await shop.db.insert(stockMovements).values(movements)
    await closeCount(shop, staff, id, 'posted')
    return getCount(shop, id)
  })
}
