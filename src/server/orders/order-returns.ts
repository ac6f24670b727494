import { asc, eq } from 'drizzle-orm'
import type { AdminOrder } from '../../contract/admin/order-page.ts'
import { toWire } from '../../contract/money.ts'
import type { Db } from '../db/connect.ts'
import { orderReturnLines, orderReturns } from '../db/order-returns-schema.ts'
import { orderItems } from '../db/schema.ts'
import { staff } from '../db/staff-schema.ts'

/** What came back of an order, oldest first. */
export async function listOrderReturns(db: Db, orderId: string): Promise<AdminOrder['returns']> {
  const rows = await db
    .select({ taken: orderReturns, line: orderReturnLines, productId: orderItems.productId, staffName: staff.name })
    .from(orderReturns)
    .innerJoin(orderReturnLines, eq(orderReturnLines.returnId, orderReturns.id))
    .innerJoin(orderItems, eq(orderItems.id, orderReturnLines.orderItemId))
    .innerJoin(staff, eq(staff.id, orderReturns.staffId))
    .where(eq(orderReturns.orderId, orderId))
    .orderBy(asc(orderReturns.id), asc(orderItems.id), asc(orderReturnLines.isDamaged))
  return [...Map.groupBy(rows, ({ taken }) => taken.id).values()].flatMap((lines) => {
    const [first] = lines
    if (first === undefined) return []
    const { at, store, refundDueCents } = first.taken
    return {
      at: at.toISOString(),
      staffName: first.staffName,
      store,
      refundDue: toWire(refundDueCents),
      lines: lines.map(({ productId, line: { quantity, isDamaged, isQuarantined } }) => ({
        productId,
        quantity,
        isDamaged: isDamaged || isQuarantined,
      })),
    }
  })
}

/** How many pieces of each line have come back, by the line's id. */
export async function countReturned(tx: Db, orderId: string): Promise<Map<number, number>> {
  const rows = await tx
    .select({ itemId: orderReturnLines.orderItemId, quantity: orderReturnLines.quantity })
    .from(orderReturnLines)
    .innerJoin(orderReturns, eq(orderReturns.id, orderReturnLines.returnId))
    .where(eq(orderReturns.orderId, orderId))
  const returned = new Map<number, number>()
  for (const { itemId, quantity } of rows) returned.set(itemId, (returned.get(itemId) ?? 0) + quantity)
  return returned
}
