import { transaction } from '../../src/server/db/connect.ts'
import { lockOrder } from '../../src/server/orders/change-order.ts'
import { recordCapture } from '../../src/server/payments/record-capture.ts'
import type { TestShop } from './test-shop.ts'

/** Pays for an order by a transfer of what it costs, which confirms it where it is pending. */
export function payOrder({ shop }: TestShop, orderId: string): Promise<unknown> {
  return transaction(shop, async (shop) => {
    const order = await lockOrder(shop.db, orderId)
    const sourceKey = `test:${orderId}:${Math.random()}`
    return recordCapture(shop, order, { amountCents: order.totalCents, kind: 'transfer', sourceKey })
  })
}
