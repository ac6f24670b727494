import type { Cart } from '../../contract/cart.ts'
import { fromWire, toWire } from '../../contract/money.ts'
import { containedVatCents } from '../../domain/money.ts'
import { type ShippingMethod, VAT_PERCENT } from '../../domain/shop-facts.ts'

/** The order's sums for a shipping method, in EUR. The server rejects an order with another total. */
export function orderSums(cart: Pick<Cart, 'subtotal' | 'shipping' | 'expressShipping'>, method: ShippingMethod) {
  const shipping = method === 'express' ? cart.expressShipping : cart.shipping
  const totalCents = fromWire(cart.subtotal) + fromWire(shipping)
  return {
    subtotal: cart.subtotal,
    shipping,
    total: toWire(totalCents),
    vat: toWire(containedVatCents(totalCents, VAT_PERCENT)),
  }
}
