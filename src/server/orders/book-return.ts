import { ShopError } from '../../contract/errors.ts'
import {
  type ItemsReturned,
  isAllReturned,
  isReturnable,
  refundDueCents,
  spreadOverLines,
} from '../../domain/order-return.ts'
import type { InspectionOutcome } from '../../domain/withdrawal.ts'
import { orderReturnLines, orderReturns } from '../db/order-returns-schema.ts'
import type { Shop } from '../shop.ts'
import { lockStock } from '../stock/lock-stock.ts'
import { returnToStock } from '../stock/order-stock.ts'
import { addOrderEvent } from './order-events.ts'
import { countReturned } from './order-returns.ts'
import { type ItemRow, listItems, type OrderRow } from './orders.ts'

export interface ReturnedPieces {
  productId: number
  quantity: number
  outcome: InspectionOutcome
}

interface Returned {
  store: string
  requestKey: string
  staffId: number
  lines: readonly ReturnedPieces[]
  /** What is owed for it, where another rule than that of a plain return decides. */
  refundCents?: number
}

/**
 * Books pieces of an order that came back into a store. Only those to restock raise its stock; those in quarantine wait
 * for a decision. The order's row must be locked.
 * @returns the order's new status, where the last piece came back, and what its timeline tells
 * @throws ShopError `order_not_returnable`, `more_than_sold`
 */
export async function bookReturn(
  shop: Shop,
  order: OrderRow,
  { store, requestKey, staffId, lines: came, refundCents }: Returned,
): Promise<{ set: { version: number; status?: 'returned' }; details: ItemsReturned }> {
  if (!isReturnable(order.status)) throw new ShopError('order_not_returnable')
  const items = await listItems(shop, order.id)
  const before = await countReturned(shop.db, order.id)
  const lines = linesThatCame(items, before, came)
  const sold = items.map((item) => ({
    ...item,
    returned: before.get(item.id) ?? 0,
    returning: lines.reduce((sum, line) => (line.item.id === item.id ? sum + line.quantity : sum), 0),
  }))
  const refund = refundCents ?? refundDueCents(order, sold, shop.settings.current().shipping)
  const at = shop.clock()
  const [taken] = await shop.db
    .insert(orderReturns)
    .values({ orderId: order.id, store, refundDueCents: refund, staffId, requestKey, at })
    .returning({ id: orderReturns.id })
  if (taken === undefined) throw new Error('a return was not inserted')
  await bookLines(shop, { orderId: order.id, store, returnId: taken.id }, lines)
  const isWhole = isAllReturned(sold)
  if (isWhole) {
    const details = { from: order.status, to: 'returned' as const }
    await addOrderEvent(shop.db, { orderId: order.id, kind: 'status_changed', details, staffId, at })
  }
  const details: ItemsReturned = { store, refundDueCents: refund, lines: lines.map(toEventLine) }
  // The order's row may stay the same, but whoever has it open has not seen what came back.
  return { set: { version: order.version + 1, ...(isWhole ? { status: 'returned' as const } : {}) }, details }
}

type BookedLine = ReturnedPieces & { item: ItemRow }

async function bookLines(
  shop: Shop,
  { orderId, store, returnId }: { orderId: string; store: string; returnId: number },
  lines: readonly BookedLine[],
): Promise<void> {
  await lockStock(
    shop,
    lines.map(({ productId }) => productId),
  )
  for (const { item, productId, quantity, outcome } of lines) {
    const isDamaged = outcome === 'write_off'
    const isQuarantined = outcome === 'quarantine'
    await shop.db
      .insert(orderReturnLines)
      .values({ returnId, orderItemId: item.id, quantity, isDamaged, isQuarantined })
    if (isQuarantined) continue
    const sourceKey = `return:${returnId}:${item.lensChoiceId ?? productId}:${isDamaged ? 'damaged' : 'resaleable'}`
    await returnToStock(shop, { orderId, productId, quantity, store, isDamaged, sourceKey })
  }
}

function linesThatCame(
  items: readonly ItemRow[],
  before: ReadonlyMap<number, number>,
  came: readonly ReturnedPieces[],
): BookedLine[] {
  const parts = spreadOverLines(
    items.map((item) => ({ ...item, returned: before.get(item.id) ?? 0 })),
    came,
  )
  if (parts === null) throw new ShopError('more_than_sold')
  return parts.flatMap(({ lineId, ...part }) => {
    const item = items.find(({ id }) => id === lineId)
    return item === undefined ? [] : [{ ...part, item }]
  })
}

const toEventLine = ({ item: { sku }, quantity, outcome }: BookedLine) => ({
  sku,
  quantity,
  isDamaged: outcome !== 'restock',
})
