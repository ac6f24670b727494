import { inEuro } from '../../client/money-in-euro.ts'
import type { Order } from '../../contract/orders.ts'
import type { ShownLine } from './line-list.tsx'

export function orderLines(order: Order): ShownLine[] {
  return order.items.map(({ name, nameEl, slug, image, quantity, total, lenses }, index) => ({
    id: index,
    name,
    nameEl,
    slug,
    image,
    quantity,
    total: inEuro(total),
    lenses: lenses && { line: lenses, price: inEuro(lenses.price) },
  }))
}
