import { addOrderEvent } from './orders/order-events.ts'
import type { TakeCash } from './shipping/remittances.ts'

/** What a carrier paid out of the cash it took, noted on the order. */
export const takeCash: TakeCash = async (shop, { orderId, amountCents, staffId }) => {
  const details = { event: 'cash_paid_out', amountCents }
  await addOrderEvent(shop.db, { orderId, kind: 'parcel_changed', details, staffId, at: shop.clock() })
}
