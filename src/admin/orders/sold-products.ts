import type { AdminOrder } from './order.ts'

type Item = AdminOrder['items'][number]

/** What was sold of each product, once: the frame alone and the frame with lenses are the same product. */
export function soldProducts(items: readonly Item[]): Item[] {
  const sold = new Map<number, Item>()
  for (const item of items) {
    const before = sold.get(item.productId)
    sold.set(item.productId, before ? { ...before, quantity: before.quantity + item.quantity } : item)
  }
  return [...sold.values()]
}
