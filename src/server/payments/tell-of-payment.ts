import { enqueueOrderEmail } from '../orders/enqueue-order-email.ts'
import { findOrder } from '../orders/orders.ts'
import type { Shop } from '../shop.ts'

/** Writes to the buyer that the money of an order is there. */
export async function tellOfPayment(
  shop: Shop,
  { orderId, refundId }: { orderId: string; refundId: number | null },
): Promise<void> {
  const found = refundId === null ? await findOrder(shop, orderId) : null
  if (found !== null) await enqueueOrderEmail(shop, found.order, 'payment_received')
}
