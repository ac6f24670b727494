import type { Cart } from '../../contract/cart.ts'
import { fromWire, toWire } from '../../contract/money.ts'
import type { DeliveryMethod } from '../../domain/shop-facts.ts'

type Fees = Pick<Cart, 'subtotal' | 'shipping' | 'expressShipping' | 'lockerShipping'>

function feeOf(cart: Fees, method: DeliveryMethod, feeAbroad: number | undefined): number {
  if (method === 'standard' && feeAbroad !== undefined) return feeAbroad
  if (method === 'collection') return 0
  if (method === 'express') return cart.expressShipping
  return method === 'locker' ? cart.lockerShipping : cart.shipping
}

interface OtherFees {
  cashFee?: number
  /** Of standard delivery to a country abroad. */
  feeAbroad?: number | undefined
}

/** The order's sums for a way to deliver, in EUR. The server rejects an order with another total. */
export function orderSums(cart: Fees, method: DeliveryMethod, { cashFee = 0, feeAbroad }: OtherFees = {}) {
  const shipping = feeOf(cart, method, feeAbroad)
  const totalCents = fromWire(cart.subtotal) + fromWire(shipping) + fromWire(cashFee)
  return {
    subtotal: cart.subtotal,
    shipping,
    cashFee,
    total: toWire(totalCents),
  }
}
