/** How products are taxed. The rate of a class may change on a day; a product's class stays. */
export const TAX_CLASSES = ['standard', 'reduced_9', 'reduced_5', 'reduced_3', 'zero'] as const
export type TaxClass = (typeof TAX_CLASSES)[number]

export interface DatedRate {
  /** The first day, `yyyy-mm-dd` in Cyprus. */
  from: string
  percent: number
}

/** The rates of each class, in any order. */
export type TaxSettings = Record<TaxClass, readonly DatedRate[]>

/** VAT Law 95(I)/2000 with its amendments. */
export const DEFAULT_TAX: TaxSettings = {
  standard: [{ from: '2014-01-13', percent: 19 }],
  reduced_9: [{ from: '2014-01-13', percent: 9 }],
  reduced_5: [{ from: '2004-05-01', percent: 5 }],
  reduced_3: [{ from: '2023-07-21', percent: 3 }],
  zero: [{ from: '2004-05-01', percent: 0 }],
}

/**
 * The rate of a class on a day, in percent: the latest that has begun, or the first of all.
 * @param day `yyyy-mm-dd` in Cyprus
 * @throws RangeError where the class has no rates
 */
export function ratePercentOn(settings: TaxSettings, taxClass: TaxClass, day: string): number {
  const rates = settings[taxClass].toSorted((one, other) => one.from.localeCompare(other.from))
  const rate = rates.findLast(({ from }) => from <= day) ?? rates[0]
  if (rate === undefined) throw new RangeError(`no rates of ${taxClass}`)
  return rate.percent
}

/** The rate of a class, in percent, on one day. */
export type RateOf = (taxClass: TaxClass) => number

/** @param day `yyyy-mm-dd` in Cyprus */
export const ratesOn =
  (settings: TaxSettings, day: string): RateOf =>
  (taxClass) =>
    ratePercentOn(settings, taxClass, day)

/** An amount in integer cents, VAT included, with its rate. Negative in corrections. */
export interface Taxable {
  grossCents: number
  ratePercent: number
}

export interface Taxed extends Taxable {
  netCents: number
  vatCents: number
}
