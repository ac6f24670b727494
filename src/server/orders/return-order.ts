import type { OrderReturnForm } from '../../contract/admin/edit-orders.ts'
import type { AdminOrder } from '../../contract/admin/order-page.ts'
import { ShopError } from '../../contract/errors.ts'
import { type ItemsReturned, isAllReturned, isReturnable, refundDueCents } from '../../domain/order-return.ts'
import { orderReturnLines, orderReturns } from '../db/order-returns-schema.ts'
import type { SignedInStaff } from '../http/admin-env.ts'
import { assertOpenStore } from '../settings/assert-open-store.ts'
import type { Shop } from '../shop.ts'
import { lockStock } from '../stock/lock-stock.ts'
import { returnToStock } from '../stock/order-stock.ts'
import { changeOrder } from './change-order.ts'
import { addOrderEvent } from './order-events.ts'
import { countReturned } from './order-returns.ts'
import { type ItemRow, listItems } from './orders.ts'

type ReturnedLine = OrderReturnForm['lines'][number] & { item: ItemRow }

/**
 * Takes pieces of an order back into a store. With the last of them the order is returned. The same request again
 * takes nothing back.
 * @throws ShopError `not_found`, `changed_meanwhile`, `order_not_returnable`, `more_than_sold`
 */
export function returnOrder(
  shop: Shop,
  staff: SignedInStaff,
  orderId: string,
  { version, requestKey, store, lines: typed }: OrderReturnForm,
): Promise<AdminOrder> {
  assertOpenStore(shop, store)
  return changeOrder(shop, staff, { orderId, version, requestKey }, async (shop, order) => {
    if (!isReturnable(order.status)) throw new ShopError('order_not_returnable')
    const items = await listItems(shop, orderId)
    const returned = await countReturned(shop.db, orderId)
    const lines = typed.map((line) => ({ ...line, item: itemOf(items, line.productId) }))
    const sold = items.map((item) => ({
      ...item,
      returned: returned.get(item.id) ?? 0,
      returning: piecesOf(lines, item),
    }))
    if (sold.some((item) => item.returned + item.returning > item.quantity)) throw new ShopError('more_than_sold')
    const refund = refundDueCents(order, sold, shop.settings.current().shipping)
    const at = shop.clock()
    const [taken] = await shop.db
      .insert(orderReturns)
      .values({ orderId, store, refundDueCents: refund, staffId: staff.id, requestKey, at })
      .returning({ id: orderReturns.id })
    if (taken === undefined) throw new Error('a return was not inserted')
    await bookLines(shop, { orderId, store, returnId: taken.id }, lines)
    const isWhole = isAllReturned(sold)
    if (isWhole) {
      const details = { from: order.status, to: 'returned' as const }
      await addOrderEvent(shop.db, { orderId, kind: 'status_changed', details, staffId: staff.id, at })
    }
    const details: ItemsReturned = { store, refundDueCents: refund, lines: lines.map(toEventLine) }
    // The order's row may stay the same, but whoever has it open has not seen what came back.
    const set = { version: order.version + 1, ...(isWhole ? { status: 'returned' as const } : {}) }
    return { set, event: { kind: 'items_returned', details } }
  })
}

async function bookLines(
  shop: Shop,
  { orderId, store, returnId }: { orderId: string; store: string; returnId: number },
  lines: readonly ReturnedLine[],
): Promise<void> {
  const ids = lines.map(({ productId }) => productId)
  await lockStock(shop, ids)
  for (const { item, productId, quantity, isDamaged } of lines) {
    await shop.db.insert(orderReturnLines).values({ returnId, orderItemId: item.id, quantity, isDamaged })
    const sourceKey = `return:${returnId}:${productId}:${isDamaged ? 'damaged' : 'resaleable'}`
    await returnToStock(shop, { orderId, productId, quantity, store, isDamaged, sourceKey })
  }
}

function itemOf(items: readonly ItemRow[], productId: number): ItemRow {
  const item = items.find((one) => one.productId === productId)
  if (item === undefined) throw new ShopError('more_than_sold')
  return item
}

const piecesOf = (lines: readonly ReturnedLine[], { id }: ItemRow) =>
  lines.reduce((sum, { item, quantity }) => (item.id === id ? sum + quantity : sum), 0)

const toEventLine = ({ item: { sku }, quantity, isDamaged }: ReturnedLine) => ({ sku, quantity, isDamaged })
