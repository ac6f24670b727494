import { and, asc, eq, isNull } from 'drizzle-orm'
import type { QuarantinedPieces } from '../../contract/admin/returns.ts'
import { ShopError } from '../../contract/errors.ts'
import { staffTransaction } from '../audit/staff-transaction.ts'
import { orderReturnLines, orderReturns } from '../db/order-returns-schema.ts'
import { orderItems } from '../db/schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { lockOrder } from '../orders/change-order.ts'
import type { Shop } from '../shop.ts'
import { returnToStock } from '../stock/order-stock.ts'

const isWaiting = and(eq(orderReturnLines.isQuarantined, true), isNull(orderReturnLines.settledAt))

const selectWaiting = ({ db }: Shop) =>
  db
    .select({ taken: orderReturns, line: orderReturnLines, item: orderItems })
    .from(orderReturnLines)
    .innerJoin(orderReturns, eq(orderReturns.id, orderReturnLines.returnId))
    .innerJoin(orderItems, eq(orderItems.id, orderReturnLines.orderItemId))

/** Pieces that came back and wait for a decision, the oldest first. */
export async function listQuarantine(shop: Shop): Promise<QuarantinedPieces[]> {
  const rows = await selectWaiting(shop).where(isWaiting).orderBy(asc(orderReturns.id), asc(orderItems.id)).limit(200)
  return rows.map(({ taken, line, item }) => ({
    returnId: taken.id,
    itemId: item.id,
    orderId: taken.orderId,
    store: taken.store,
    at: taken.at.toISOString(),
    quantity: line.quantity,
    sku: item.sku,
    name: item.name,
    nameEl: item.nameEl,
  }))
}

/**
 * Puts pieces in quarantine back on sale, or writes them off. Again, it does nothing.
 * @throws ShopError `not_found`
 */
export function settleQuarantine(
  shop: Shop,
  staff: SignedInStaff,
  { returnId, itemId, outcome }: { returnId: number; itemId: number; outcome: 'restock' | 'write_off' },
): Promise<QuarantinedPieces[]> {
  const isLine = and(
    eq(orderReturnLines.returnId, returnId),
    eq(orderReturnLines.orderItemId, itemId),
    eq(orderReturnLines.isQuarantined, true),
  )
  return staffTransaction(shop, staff, async (shop) => {
    const [found] = await selectWaiting(shop).where(isLine)
    if (found === undefined) throw new ShopError('not_found')
    const { orderId, store } = found.taken
    const { productId } = found.item
    await lockOrder(shop.db, orderId)
    const settled = await shop.db
      .update(orderReturnLines)
      .set({ settledAt: shop.clock() })
      .where(and(isLine, isWaiting))
      .returning({ quantity: orderReturnLines.quantity })
    for (const { quantity } of settled) {
      const isDamaged = outcome === 'write_off'
      const sourceKey = `return:${returnId}:${found.item.lensChoiceId ?? productId}:quarantine`
      await returnToStock(shop, { orderId, productId, quantity, store, isDamaged, sourceKey })
    }
    return listQuarantine(shop)
  })
}
