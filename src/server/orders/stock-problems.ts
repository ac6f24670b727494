import type { StockProblem } from '../../contract/admin/order-call-parts.ts'
import type { SoldLine } from './sold-lines.ts'

/**
 * The lines of which an order wants more than it could have.
 * @param availableOf pieces that the order could have in all, with those that it has already
 */
export const listStockProblems = (
  lines: readonly SoldLine[],
  availableOf: (line: SoldLine) => number,
): StockProblem[] =>
  lines
    .filter((line) => line.quantity > availableOf(line))
    .map((line) => ({
      productId: line.id,
      sku: line.sku,
      name: line.name,
      nameEl: line.nameEl,
      wanted: line.quantity,
      available: availableOf(line),
    }))
