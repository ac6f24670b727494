import { MAX_LINE_QUANTITY } from './shop-facts.ts'

export type CartError = 'out_of_stock' | 'not_enough_stock' | 'line_too_large'

/** Whether one more piece can be sold: stock above 0 (specification, section 4). */
export function isInStock(product: { stock: number }): boolean {
  return product.stock > 0
}

/**
 * The error of a cart line with `quantity` pieces, or `null`.
 * @param stock whole pieces on hand
 * @param quantity the whole line, not what is added to it
 */
export function quantityError(stock: number, quantity: number): CartError | null {
  if (stock <= 0) return 'out_of_stock'
  if (quantity > stock) return 'not_enough_stock'
  return quantity > MAX_LINE_QUANTITY ? 'line_too_large' : null
}

export interface MergeLine {
  productId: number
  quantity: number
}

/** A product of which the merged cart holds less than both carts together. */
export interface CappedLine {
  productId: number
  wanted: number
  kept: number
}

export interface MergeNotice {
  joined: number
  capped: CappedLine[]
}

/**
 * Merges a guest's lines into a user's at login: quantities of the same product add up, up to the stock and
 * `MAX_LINE_QUANTITY`. Sold out products stay unchanged in the user's cart and are dropped from the guest's.
 * @param stockOf whole pieces on hand by product id
 * @returns all lines of the merged cart, and the notice for its owner
 */
export function mergeLines(
  user: readonly MergeLine[],
  guest: readonly MergeLine[],
  stockOf: (productId: number) => number,
): { lines: MergeLine[]; notice: MergeNotice } {
  const kept = new Map(user.map((line) => [line.productId, line.quantity]))
  const notice: MergeNotice = { joined: 0, capped: [] }
  for (const { productId, quantity } of guest) {
    const held = kept.get(productId) ?? 0
    const most = Math.max(held, Math.min(stockOf(productId), MAX_LINE_QUANTITY))
    const wanted = held + quantity
    const quantityKept = Math.min(wanted, most)
    if (quantityKept > held) notice.joined++
    if (wanted > most) notice.capped.push({ productId, wanted, kept: quantityKept })
    kept.set(productId, quantityKept)
  }
  const lines = [...kept].map(([productId, quantity]) => ({ productId, quantity }))
  return { lines: lines.filter((line) => line.quantity > 0), notice }
}
