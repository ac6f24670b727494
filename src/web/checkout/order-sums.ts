import type { Cart } from '../../contract/cart.ts'
import { fromWire, toWire } from '../../contract/money.ts'
import { type Totals, totalsOf } from '../../domain/pricing.ts'
import type { ShippingMethod } from '../../domain/shop-facts.ts'

/** The order's sums for a shipping method, in EUR. The server rejects an order with another total. */
export function orderSums(cart: Cart, method: ShippingMethod) {
  const totals: Totals = totalsOf([{ unitPriceCents: fromWire(cart.subtotal), quantity: 1 }], method)
  return {
    subtotal: cart.subtotal,
    shipping: toWire(totals.shippingCents),
    total: toWire(totals.totalCents),
    vat: toWire(totals.vatCents),
  }
}
