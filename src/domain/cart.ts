import { MAX_LINE_QUANTITY } from './shop-facts.ts'

export type CartError = 'out_of_stock' | 'not_enough_stock' | 'line_too_large'

/** Whether one more piece can be sold: stock above 0 (specification, section 4). */
export function isInStock(product: { stock: number }): boolean {
  return product.stock > 0
}

/**
 * Why a cart line may not hold `quantity` pieces, or `null` where it may.
 *
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

/** A product of which less could be kept than the two carts held together. */
export interface CappedLine {
  productId: number
  wanted: number
  kept: number
}

/** What joining a guest's cart did: how many of its products came over, and which of them only in part or not at all. */
export interface MergeNotice {
  joined: number
  capped: CappedLine[]
}

/**
 * Joins a guest's lines to a user's when they sign in: same products add up, never past what is in stock or the most a
 * line may hold; products that are sold out stay as they were in the user's cart and are dropped from the guest's.
 *
 * @param stockOf whole pieces on hand by product id
 * @returns every line the user's cart shall hold, and what to tell its owner
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
    const together = Math.min(wanted, most)
    if (together > held) notice.joined++
    if (wanted > most) notice.capped.push({ productId, wanted, kept: together })
    kept.set(productId, together)
  }
  const lines = [...kept].map(([productId, quantity]) => ({ productId, quantity }))
  return { lines: lines.filter((line) => line.quantity > 0), notice }
}
