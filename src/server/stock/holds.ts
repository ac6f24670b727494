import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Hold, StockPage } from '../../contract/admin/stock.ts'
import { ShopError } from '../../contract/errors.ts'
import { HOLD_MS } from '../../domain/stock.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import { transaction } from '../db/connect.ts'
import { reservations } from '../db/stock-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { defineScheduledJob } from '../jobs/job.ts'
import type { Shop } from '../shop.ts'
import { assertProducts, assertStore, assertUnreserved } from './assert-stock.ts'
import { lockStock } from './lock-stock.ts'
import { getStockPage } from './stock-page.ts'

const BATCH_SIZE = 100

export const EXPIRED_HOLDS_JOB = defineScheduledJob('expired-holds', '* * * * *')

/** Keeps pieces for a customer for 48 hours; the same request again keeps no more. @throws ShopError `stock_reserved` */
export function holdPieces(shop: Shop, staff: SignedInStaff, productId: number, hold: Hold): Promise<StockPage> {
  const { requestKey, store, quantity, note } = hold
  assertStore(shop, store)
  const sourceKey = `hold:${requestKey}`
  return staffTransaction(shop, staff, async (shop) => {
    await lockStock(shop, [productId])
    await assertProducts(shop, [productId])
    const isHeld = await shop.db.$count(reservations, eq(reservations.sourceKey, sourceKey))
    if (isHeld === 0) {
      await assertUnreserved(shop, store, [{ productId, quantity }])
      const createdAt = shop.clock()
      const expiresAt = new Date(createdAt.valueOf() + HOLD_MS)
      await shop.db
        .insert(reservations)
        .values({ productId, store, quantity, kind: 'hold', sourceKey, note: note || null, createdAt, expiresAt })
    }
    return getStockPage(shop, productId)
  })
}

/** @throws ShopError `not_found` */
export function releaseHold(shop: Shop, staff: SignedInStaff, id: number): Promise<StockPage> {
  return staffTransaction(shop, staff, async (shop) => {
    const [hold] = await shop.db
      .select({ productId: reservations.productId })
      .from(reservations)
      .where(and(eq(reservations.id, id), eq(reservations.kind, 'hold')))
    if (hold === undefined) throw new ShopError('not_found')
    await lockStock(shop, [hold.productId])
    await shop.db
      .update(reservations)
      .set({ closedAt: shop.clock() })
      .where(and(eq(reservations.id, id), isNull(reservations.closedAt)))
    return getStockPage(shop, hold.productId)
  })
}

/** Frees the pieces of all expired holds, of a hundred products at a time. */
export async function sweepExpiredHolds(shop: Shop): Promise<void> {
  for (;;) {
    const due = await shop.db
      .selectDistinct({ productId: reservations.productId })
      .from(reservations)
      .where(and(isNull(reservations.closedAt), lte(reservations.expiresAt, shop.clock())))
      .limit(BATCH_SIZE)
    if (due.length === 0) return
    const ids = due.map(({ productId }) => productId)
    await transaction(shop, (shop) => lockStock(shop, ids))
  }
}
