import { addDays, dayInCyprus, momentInCyprus } from './calendar.ts'
import { lowestEarlierPriceCents, type PricePeriod, referencePriceCents } from './reference-price.ts'

export interface ReductionTimes {
  startsAt: Date
  /** The first moment at the full price again. */
  endsAt: Date
}

export interface PlannedReduction extends ReductionTimes {
  priceCents: number
}

/**
 * The times of a reduction from the first to the last day, both in Cyprus as `2026-11-21` and both inclusive. One that
 * begins today begins now. Days when clocks change are 23 or 25 hours long.
 * @returns the field that is wrong and why, where the days make no reduction
 */
export function reductionTimes(
  from: string,
  to: string,
  now: Date,
): ReductionTimes | { field: 'from' | 'to'; problem: 'date_past' | 'day_before_start' } {
  const today = dayInCyprus(now)
  if (from < today) return { field: 'from', problem: 'date_past' }
  if (to < from) return { field: 'to', problem: 'day_before_start' }
  return { startsAt: from === today ? now : momentInCyprus(from, 0), endsAt: momentInCyprus(addDays(to, 1), 0) }
}

export const overlaps = (one: ReductionTimes, other: ReductionTimes): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt

/** A price less some percent, in whole cents, half a cent upwards. */
export const reducedPriceCents = (priceCents: number, percent: number): number =>
  Math.round((priceCents * (100 - percent)) / 100)

export interface Projection {
  /** The struck-through price of shoppers; `null` where the law allows none. */
  referenceCents: number | null
  /** The lowest price of the 30 days before the reduction; `null` where the product was not sold before. */
  lowestCents: number | null
}

/**
 * What shoppers will see of a reduction that is not stored yet, all in cents. Reductions planned before it count among
 * the prices of its 30 days.
 * @param history the prices until now, oldest first
 */
export function projectReduction(
  history: readonly PricePeriod[],
  fullPriceCents: number,
  { startsAt, priceCents }: Pick<PlannedReduction, 'startsAt' | 'priceCents'>,
  planned: readonly PlannedReduction[],
): Projection {
  const between = planned
    .filter((one) => one.endsAt <= startsAt)
    .sort((one, other) => one.startsAt.valueOf() - other.startsAt.valueOf())
    .flatMap((one) => [period(one.startsAt, one.priceCents), period(one.endsAt, null)])
  const running = history.at(-1)?.validFrom ?? startsAt
  const later = between.filter(({ validFrom }) => validFrom > running)
  const prices = [...history, ...later, period(startsAt, priceCents)]
  return { referenceCents: referencePriceCents(prices), lowestCents: lowestEarlierPriceCents(prices) }

  function period(validFrom: Date, discountPriceCents: number | null): PricePeriod {
    return { priceCents: fullPriceCents, discountPriceCents, validFrom }
  }
}
