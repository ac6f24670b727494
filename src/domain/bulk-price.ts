/** How a computed price is rounded. `ninety`: to the nearest price that ends in .90. */
export const ROUNDINGS = ['cent', 'ten_cents', 'euro', 'ninety'] as const
export type Rounding = (typeof ROUNDINGS)[number]

/** Rounds cents by a rule, half up; never below the smallest price that the rule has. */
export function roundPrice(cents: number, rounding: Rounding): number {
  const whole = Math.round(cents)
  if (rounding === 'cent') return Math.max(1, whole)
  if (rounding === 'ninety') return Math.max(90, Math.round((whole - 90) / 100) * 100 + 90)
  const step = rounding === 'euro' ? 100 : 10
  return Math.max(step, Math.round(whole / step) * step)
}

/** How a price becomes another: by a percentage, by an amount, or to an amount. Amounts are in cents. */
export type PriceRule =
  | { by: 'percent'; percent: number; rounding: Rounding }
  | { by: 'amount'; cents: number; rounding: Rounding }
  | { by: 'price'; cents: number }

/**
 * A price after a rule, in whole cents.
 * @returns `null` where nothing or less would be left
 */
export function applyPriceRule(cents: number, rule: PriceRule): number | null {
  if (rule.by === 'price') return rule.cents
  // Tenths of a percent, so that 12.5 % of whole cents has no binary fraction before it is rounded.
  const exact = rule.by === 'percent' ? (cents * (1000 + Math.round(rule.percent * 10))) / 1000 : cents + rule.cents
  return exact <= 0 ? null : roundPrice(exact, rule.rounding)
}
