/** A line of an order with what of it was asked back before. Amounts are integer cents. */
export interface RefundableLine {
  id: number
  quantity: number
  priceCents: number
  /** Pieces of refunds that are done or pending. */
  refunded: number
}

interface Wanted {
  lines: readonly { orderItemId: number; quantity: number }[]
  shippingCents: number
}

/**
 * What pieces and delivery come to, at the price as sold.
 * @param shippingLeftCents delivery that was paid and not yet given back
 * @returns `null` where a line is not the order's, or more is wanted than is left
 */
export function refundOfLines(
  all: readonly RefundableLine[],
  shippingLeftCents: number,
  { lines, shippingCents }: Wanted,
): { lines: { orderItemId: number; quantity: number; amountCents: number }[]; amountCents: number } | null {
  if (shippingCents < 0 || shippingCents > shippingLeftCents) return null
  const priced = lines.map(({ orderItemId, quantity }) => {
    const line = all.find(({ id }) => id === orderItemId)
    const isLeft = line !== undefined && quantity >= 1 && quantity <= line.quantity - line.refunded
    return isLeft ? { orderItemId, quantity, amountCents: line.priceCents * quantity } : null
  })
  const known = priced.filter((line) => line !== null)
  if (known.length < lines.length) return null
  return { lines: known, amountCents: known.reduce((sum, line) => sum + line.amountCents, shippingCents) }
}
