import { sql } from 'drizzle-orm'
import type { Delivery, StockPage, StockProduct, WriteOff } from '../../contract/admin/stock.ts'
import { ShopError } from '../../contract/errors.ts'
import type { OrderedPieces } from '../../domain/stock.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import { idList } from '../db/id-list.ts'
import { stockMovements } from '../db/stock-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'
import { assertProducts, assertStore, assertUnreserved } from './assert-stock.ts'
import { lockStock } from './lock-stock.ts'
import { getStockPage } from './stock-page.ts'
import { selectStockProducts } from './stock-products.ts'

/** Books what arrived at a store; the same request again books nothing. @throws ShopError `not_found`, `invalid_input` */
export function bookDelivery(shop: Shop, staff: SignedInStaff, delivery: Delivery): Promise<StockProduct[]> {
  const { requestKey, store, note, lines } = delivery
  assertStore(shop, store)
  const pieces = addUp(lines)
  const ids = pieces.map(({ productId }) => productId)
  return staffTransaction(shop, staff, async (shop) => {
    await lockStock(shop, ids)
    await assertProducts(shop, ids)
    const movements = pieces.map(({ productId, quantity }) => ({
      productId,
      store,
      delta: quantity,
      reason: 'delivery' as const,
      sourceKey: `delivery:${requestKey}:${productId}`,
      note: note || null,
      at: shop.clock(),
    }))
    await shop.db.insert(stockMovements).values(movements).onConflictDoNothing({ target: stockMovements.sourceKey })
    return selectStockProducts(shop, sql`p.id in (${idList(ids)})`)
  })
}

/** Books pieces out; the same request again books nothing. @throws ShopError `not_found`, `stock_reserved` */
export function writeOff(shop: Shop, staff: SignedInStaff, productId: number, written: WriteOff): Promise<StockPage> {
  const { requestKey, store, reason, quantity, note } = written
  assertStore(shop, store)
  const sourceKey = `${reason}:${requestKey}`
  return staffTransaction(shop, staff, async (shop) => {
    await lockStock(shop, [productId])
    await assertProducts(shop, [productId])
    const isBooked = await shop.db.$count(stockMovements, sql`${stockMovements.sourceKey} = ${sourceKey}`)
    if (isBooked === 0) {
      await assertUnreserved(shop, store, [{ productId, quantity }])
      await shop.db
        .insert(stockMovements)
        .values({ productId, store, delta: -quantity, reason, sourceKey, note: note || null, at: shop.clock() })
    }
    return getStockPage(shop, productId)
  })
}

/** Each product once, in id order. @throws ShopError `invalid_input` */
export function addUp(lines: readonly OrderedPieces[]): OrderedPieces[] {
  const sums = new Map<number, number>()
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + quantity)
  if (sums.size !== lines.length) throw new ShopError('invalid_input', { fields: { lines: 'invalid_value' } })
  return [...sums].map(([productId, quantity]) => ({ productId, quantity })).sort((a, b) => a.productId - b.productId)
}
