import { type Priced, unitPriceCents } from './pricing.ts'

/** What a product cost from a moment on. */
export interface PricePeriod extends Priced {
  validFrom: Date
}

const WINDOW_MS = 30 * 86_400_000

/**
 * The price that a reduction is counted from, in cents: the lowest of the 30 days before the reduction began (Directive
 * 98/6/EC, art. 6a; Cypriot Law 112(I)/2021). A reduction that only grows is one reduction, counted from before its first
 * step (art. 6a(5)). `null` where nothing may be called reduced: no discount now, no price before it, or one as low.
 *
 * @param history oldest first, whole; integer cents
 */
export function referencePriceCents(history: readonly PricePeriod[]): number | null {
  const now = history.at(-1)
  if (now === undefined || now.discountPriceCents === null) return null
  const begun = reductionStart(history)
  const began = history[begun]?.validFrom.valueOf() ?? 0
  const before = history.slice(0, begun).filter((period, index) => {
    const ended = history[index + 1]?.validFrom.valueOf() ?? began
    // What was written over in the same moment was never asked of anyone.
    return ended > began - WINDOW_MS && ended > period.validFrom.valueOf()
  })
  if (before.length === 0) return null
  const lowest = Math.min(...before.map(unitPriceCents))
  return lowest > unitPriceCents(now) ? lowest : null
}

/** Where in the history the reduction of now began: the first of its steps, each as deep as the one before or deeper. */
function reductionStart(history: readonly PricePeriod[]): number {
  let at = history.length - 1
  for (; at > 0; at--) {
    const [before, after] = [history[at - 1], history[at]]
    if (!before || !after || before.discountPriceCents === null) break
    if (unitPriceCents(before) < unitPriceCents(after)) break
  }
  return at
}
