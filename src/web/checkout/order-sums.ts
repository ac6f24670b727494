import type { Cart } from '../../contract/cart.ts'
import { fromWire, toWire } from '../../contract/money.ts'
import { type Totals, totalsOf } from '../../domain/pricing.ts'
import type { ShippingMethod } from '../../domain/shop-facts.ts'

/** What the order will come to with a way of delivery, in EUR as on the wire. The server refuses an order of another total. */
export function orderSums(cart: Cart, method: ShippingMethod) {
  const totals: Totals = totalsOf([{ unitPriceCents: fromWire(cart.subtotal), quantity: 1 }], method)
  return {
    subtotal: cart.subtotal,
    shipping: toWire(totals.shippingCents),
    total: toWire(totals.totalCents),
    vat: toWire(totals.vatCents),
  }
}
