import type { OrderStatus } from './order-status.ts'
import type { ShippingSettings } from './settings.ts'
import { shippingCents } from './shipping.ts'
import type { DeliveryMethod } from './shop-facts.ts'
import type { StoreId } from './stores.ts'

/** What came back at once, as its event keeps it. */
export interface ItemsReturned {
  store: StoreId
  lines: { sku: string; quantity: number; isDamaged: boolean }[]
  refundDueCents: number
}

export const isReturnable = (status: OrderStatus): boolean => status === 'shipped' || status === 'delivered'

interface SoldOrder {
  subtotalCents: number
  shippingCents: number
  shippingMethod: DeliveryMethod
}

interface SoldLine {
  priceCents: number
  /** Pieces sold, pieces that came back before, and those that come back now. */
  quantity: number
  returned: number
  returning: number
}

/**
 * What is owed to the buyer for the pieces that come back now, in cents: their price as sold. With the last piece it
 * includes what standard delivery would have cost; the extra price of express delivery is not owed (Directive
 * 2011/83/EU, art. 13).
 */
export function refundDueCents(order: SoldOrder, lines: readonly SoldLine[], shipping: ShippingSettings): number {
  const goods = lines.reduce((sum, { priceCents, returning }) => sum + priceCents * returning, 0)
  if (!isAllReturned(lines)) return goods
  if (order.shippingMethod === 'standard') return goods + order.shippingCents
  return goods + Math.min(order.shippingCents, shippingCents(order.subtotalCents, 'standard', shipping))
}

export const isAllReturned = (lines: readonly SoldLine[]): boolean =>
  lines.every(({ quantity, returned, returning }) => returned + returning === quantity)

interface ReturnableLine {
  id: number
  productId: number
  quantity: number
  isMadeToOrder: boolean
  /** Pieces that came back before. */
  returned: number
}

/**
 * To which lines pieces that are named by their product belong: the frame alone first, then the pairs with lenses.
 * @returns a part for each line that is touched, in the order of the pieces; null where more come than were sold
 */
export function spreadOverLines<Pieces extends { productId: number; quantity: number }>(
  lines: readonly ReturnableLine[],
  pieces: readonly Pieces[],
): (Pieces & { lineId: number })[] | null {
  const open = new Map(lines.map(({ id, quantity, returned }) => [id, quantity - returned]))
  const parts: (Pieces & { lineId: number })[] = []
  for (const piece of pieces) {
    let left = piece.quantity
    const own = lines.filter(({ productId }) => productId === piece.productId)
    for (const { id } of own.toSorted((one, other) => Number(one.isMadeToOrder) - Number(other.isMadeToOrder))) {
      const quantity = Math.min(left, open.get(id) ?? 0)
      if (quantity === 0) continue
      open.set(id, (open.get(id) ?? 0) - quantity)
      left -= quantity
      parts.push({ ...piece, quantity, lineId: id })
    }
    if (left > 0) return null
  }
  return parts
}
