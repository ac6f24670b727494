import { and, desc, eq, sql } from 'drizzle-orm'
import type { KeepBack, StockPage } from '../../contract/admin/stock.ts'
import { ShopError } from '../../contract/errors.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import { audit, staff as staffTable } from '../db/staff-schema.ts'
import { stockLevels } from '../db/stock-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'
import { assertProducts, assertStore } from './assert-stock.ts'
import { lockStock } from './lock-stock.ts'
import { getStockPage } from './stock-page.ts'

/**
 * Sets how many pieces of a store the web does not sell.
 * @throws ShopError `not_found`, `changed_meanwhile` with the page as it is now
 */
export function setKeepBack(shop: Shop, staff: SignedInStaff, productId: number, set: KeepBack): Promise<StockPage> {
  const { store, keepBack, version } = set
  assertStore(store)
  return staffTransaction(shop, staff, async (shop) => {
    await lockStock(shop, [productId])
    await assertProducts(shop, [productId])
    const [level] = await shop.db
      .select()
      .from(stockLevels)
      .where(and(eq(stockLevels.productId, productId), eq(stockLevels.store, store)))
      .for('update')
    if ((level?.version ?? 0) !== version) throw await changedMeanwhile(shop, productId)
    if ((level?.keepBack ?? 0) !== keepBack) {
      await shop.db
        .insert(stockLevels)
        .values({ store, productId, keepBack })
        .onConflictDoUpdate({ target: [stockLevels.productId, stockLevels.store], set: { keepBack } })
    }
    return getStockPage(shop, productId)
  })
}

async function changedMeanwhile(shop: Shop, productId: number): Promise<ShopError> {
  const [last] = await shop.db
    .select({ at: audit.at, name: staffTable.name })
    .from(audit)
    .leftJoin(staffTable, eq(staffTable.id, audit.staffId))
    .where(and(eq(audit.subject, 'stock_levels'), eq(audit.subjectId, sql`${productId}::text`)))
    .orderBy(desc(audit.id))
    .limit(1)
  return new ShopError('changed_meanwhile', {
    conflict: {
      current: await getStockPage(shop, productId),
      changedBy: last?.name ?? null,
      changedAt: (last?.at ?? shop.clock()).toISOString(),
    },
  })
}
