import { eq, inArray, sql } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import { spreadOverLines } from '../../domain/order-return.ts'
import { type WithdrawalBasis, type WithdrawalRefund, withdrawalRefund } from '../../domain/withdrawal.ts'
import { payments, refunds } from '../db/payments-schema.ts'
import { countReturned } from '../orders/order-returns.ts'
import { listItems, type OrderRow } from '../orders/orders.ts'
import type { Shop } from '../shop.ts'

interface Returning {
  basis: WithdrawalBasis
  /** What comes back, or is withdrawn. A product may be named more than once. */
  pieces: readonly { productId: number; quantity: number }[]
  deductionCents: number
}

/**
 * What is owed for pieces of an order that come back now. The order's row must be locked.
 * @throws ShopError `more_than_sold`
 */
export async function refundOf(
  shop: Shop,
  order: OrderRow,
  { basis, pieces, deductionCents }: Returning,
): Promise<WithdrawalRefund> {
  const before = await countReturned(shop.db, order.id)
  const items = (await listItems(shop, order.id)).map((item) => ({ ...item, returned: before.get(item.id) ?? 0 }))
  const parts = spreadOverLines(items, pieces)
  if (parts === null) throw new ShopError('more_than_sold')
  const lines = items.map(({ id, priceCents, quantity, returned }) => ({
    priceCents,
    quantity,
    returned,
    returning: parts.reduce((sum, part) => (part.lineId === id ? sum + part.quantity : sum), 0),
    deductionCents: 0,
  }))
  const [first] = lines
  if (first !== undefined) first.deductionCents = deductionCents
  const { shipping } = shop.settings.current()
  return withdrawalRefund(order, lines, { basis, shipping, refundableCents: await refundableCents(shop, order) })
}

/** What came in for an order and has not been sent back, or promised to be. */
async function refundableCents({ db }: Shop, { id, totalCents }: OrderRow): Promise<number> {
  const attempts = await db.select().from(payments).where(eq(payments.orderId, id))
  // Orders from before payments were kept.
  if (attempts.length === 0) return totalCents
  const [back] = await db
    .select({ cents: sql<number>`coalesce(sum(${refunds.amountCents}), 0)::int` })
    .from(refunds)
    .where(sql`${eq(refunds.orderId, id)} and ${inArray(refunds.state, ['pending', 'done'])}`)
  return attempts.reduce((sum, { capturedCents }) => sum + capturedCents, 0) - (back?.cents ?? 0)
}
