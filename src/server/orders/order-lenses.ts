import type { Shop } from '../shop.ts'
import type { ItemRow, OrderRow } from './orders.ts'

/** What the lenses of an order need to know of it. Lenses import orders, so orders are given these. */
export interface OrderLenses {
  /** Begins the work on the lenses of a new order, in its transaction. */
  open(shop: Shop, order: OrderRow, items: readonly ItemRow[]): Promise<void>
}
