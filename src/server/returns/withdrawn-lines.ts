import { eq, sql } from 'drizzle-orm'
import { ShopError } from '../../contract/errors.ts'
import { withdrawalLines, withdrawals } from '../db/returns-schema.ts'
import { listItems, type OrderRow } from '../orders/orders.ts'
import type { Shop } from '../shop.ts'
import { addWithdrawalEvent, type WithdrawalRow } from './withdrawal-steps.ts'

export type WithdrawnPieces = readonly { productId: number; quantity: number }[]

/**
 * Stores which pieces of an order are withdrawn, in the place of those before. The withdrawal must be locked.
 * @param pieces null: all that can be
 * @returns how many lines that are
 * @throws ShopError `made_to_order`, `more_than_sold`
 */
export async function saveLines(
  { db }: Shop,
  { withdrawalId, orderId, pieces }: { withdrawalId: number; orderId: string; pieces: WithdrawnPieces | null },
): Promise<number> {
  const items = await listItems({ db }, orderId)
  const all = items
    .filter(({ isMadeToOrder }) => !isMadeToOrder)
    .map(({ productId, quantity }) => ({ productId, quantity }))
  const lines = (pieces ?? all).map(({ productId, quantity }) => {
    const item = getFrameLine(items, productId)
    if (quantity > item.quantity) throw new ShopError('more_than_sold')
    return { withdrawalId, orderItemId: item.id, quantity }
  })
  await db.delete(withdrawalLines).where(eq(withdrawalLines.withdrawalId, withdrawalId))
  if (lines.length > 0) await db.insert(withdrawalLines).values(lines)
  return lines.length
}

/**
 * The line of a product that can be withdrawn from: beside it there may be pairs with lenses.
 * @throws ShopError `made_to_order` where there are only those, `more_than_sold` where the order has none
 */
export function getFrameLine<Item extends { productId: number; isMadeToOrder: boolean }>(
  items: readonly Item[],
  productId: number,
): Item {
  const own = items.filter((item) => item.productId === productId)
  const frame = own.find(({ isMadeToOrder }) => !isMadeToOrder)
  if (frame === undefined) throw new ShopError(own.length > 0 ? 'made_to_order' : 'more_than_sold')
  return frame
}

interface Choice {
  row: WithdrawalRow
  order: OrderRow
  pieces: WithdrawnPieces
  staffId: number
  requestKey: string
}

/**
 * Staff read which pieces a buyer has withdrawn from in words. The row must be locked.
 * @throws ShopError `return_step_not_allowed` once the goods are back; `made_to_order`, `more_than_sold`
 */
export async function chooseLines(shop: Shop, { row, order, pieces, staffId, requestKey }: Choice): Promise<void> {
  const { id, state } = row
  if (state !== 'matched' && state !== 'goods_due') throw new ShopError('return_step_not_allowed')
  await saveLines(shop, { withdrawalId: id, orderId: order.id, pieces })
  const at = shop.clock()
  await shop.db
    .update(withdrawals)
    .set({ version: sql`${withdrawals.version} + 1`, updatedAt: at })
    .where(eq(withdrawals.id, id))
  await addWithdrawalEvent(shop, { id, state, at, staffId, details: { pieces }, requestKey })
}
