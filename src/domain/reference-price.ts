import { type Priced, unitPriceCents } from './pricing.ts'

export interface PricePeriod extends Priced {
  validFrom: Date
}

const WINDOW_MS = 30 * 86_400_000

/**
 * The reference price of a reduction, in cents: the lowest of the 30 days before the reduction began (Directive
 * 98/6/EC, art. 6a; Cypriot Law 112(I)/2021). Steps that only deepen are one reduction, measured from before its first
 * step (art. 6a(5)). `null` if the product may not be called reduced: no discount now, no earlier price, or one as low.
 * @param history complete, oldest first; integer cents
 */
export function referencePriceCents(history: readonly PricePeriod[]): number | null {
  const now = history.at(-1)
  const lowest = lowestEarlierPriceCents(history)
  return now !== undefined && lowest !== null && lowest > unitPriceCents(now) ? lowest : null
}

/**
 * The lowest price of the 30 days before the reduction that runs at the end of `history`, in cents, however low.
 * `null` without a reduction, or where the product was not sold before.
 */
export function lowestEarlierPriceCents(history: readonly PricePeriod[]): number | null {
  if (history.at(-1)?.discountPriceCents == null) return null
  const startIndex = reductionStart(history)
  const startedAt = history[startIndex]?.validFrom.valueOf() ?? 0
  const before = history.slice(0, startIndex).filter((period, index) => {
    const ended = history[index + 1]?.validFrom.valueOf() ?? startedAt
    // A price replaced at the same moment was never charged.
    return ended > startedAt - WINDOW_MS && ended > period.validFrom.valueOf()
  })
  return before.length === 0 ? null : Math.min(...before.map(unitPriceCents))
}

/** The index at which the current reduction began: the first of its steps, each as deep as the one before or deeper. */
function reductionStart(history: readonly PricePeriod[]): number {
  let at = history.length - 1
  for (; at > 0; at--) {
    const [before, after] = [history[at - 1], history[at]]
    if (!before || !after || before.discountPriceCents === null) break
    if (unitPriceCents(before) < unitPriceCents(after)) break
  }
  return at
}
