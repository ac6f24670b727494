import type { SignedInStaff } from '../http/admin-env.ts'
import type { Shop } from '../shop.ts'
import type { OrderRow } from './orders.ts'

/** Who placed an order on the web: `address` is a network address. */
export interface Payer {
  address: string
  userId: number | null
}

/**
 * What the payments of an order need to know of it. Payments import orders, so orders are given these. Call each in the
 * transaction of the change, with the order's row locked or new.
 */
export interface OrderPayments {
  /**
   * The first payment of a new order.
   * @param payer null for an order that staff took
   * @throws ShopError `payment_method_not_offered`, `cash_not_offered`
   */
  open(shop: Shop, order: OrderRow, payer: Payer | null): Promise<void>
  /** Money that was taken with the order, in the store. */
  takeAtOnce(shop: Shop, order: OrderRow, staff: SignedInStaff, store: string | null): Promise<void>
  /** The buyer has cancelled the order: what was paid and not given back yet goes back. */
  giveBack(shop: Shop, order: OrderRow): Promise<void>
  /** The order is cancelled: nothing more is taken for it. */
  close(shop: Shop, order: OrderRow): Promise<void>
  /** Locks them, where products are locked before the change itself. */
  lock(shop: Shop, orderId: string): Promise<void>
  /** The order has another total now. */
  refit(shop: Shop, order: OrderRow, totalCents: number): Promise<void>
}
