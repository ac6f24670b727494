import type { OrderStatus } from './order-status.ts'
import type { DeliveryMethod } from './shop-facts.ts'

/** What an edit changed, as its event keeps it: nothing personal. */
export interface OrderEdit {
  lines: { sku: string; from: number; to: number }[]
  totalCents: { from: number; to: number }
  shippingMethod?: { from: DeliveryMethod; to: DeliveryMethod }
  hasNewAddress: boolean
}

const EDITABLE: readonly OrderStatus[] = ['pending', 'confirmed', 'in_fulfilment', 'ready_for_collection']

/** Whether lines, address and delivery of an order may still change: until it leaves the shop or is cancelled. */
export const isEditable = (status: OrderStatus): boolean => EDITABLE.includes(status)

interface Line {
  productId: number
  sku: string
  quantity: number
}

/** The lines of two versions of an order whose quantity differs; 0 where there is none. */
export function lineChanges(
  before: readonly Line[],
  after: readonly Line[],
): (OrderEdit['lines'][number] & { productId: number })[] {
  const wanted = new Map(after.map((line) => [line.productId, line]))
  const known = new Set(before.map(({ productId }) => productId))
  return [
    ...before.map(({ productId, sku, quantity }) => ({
      productId,
      sku,
      from: quantity,
      to: wanted.get(productId)?.quantity ?? 0,
    })),
    ...after
      .filter(({ productId }) => !known.has(productId))
      .map(({ productId, sku, quantity }) => ({ productId, sku, from: 0, to: quantity })),
  ].filter(({ from, to }) => from !== to)
}
