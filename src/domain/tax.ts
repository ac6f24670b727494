import { containedVatCents } from './money.ts'

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

/** An amount in integer cents, VAT included, with its rate. Negative in corrections. */
export interface Taxable {
  grossCents: number
  ratePercent: number
}

export interface Taxed extends Taxable {
  netCents: number
  vatCents: number
}

export interface TaxedLines<Line extends Taxable> {
  lines: (Line & Taxed)[]
  /** One entry a rate, the highest first. */
  rates: Taxed[]
}

/**
 * The VAT contained in lines, by rate and by line. The lines of a rate add up to the rate, and the rates to the sum of
 * all lines, to the cent: VAT is rounded once for each rate, and its lines get whole cents by the largest remainder.
 *
 * @param before what earlier documents of the same order say, by rate: with it the VAT of all documents together is the
 * VAT of their sum, so that an order that is credited in parts ends with none
 */
export function taxLines<Line extends Taxable>(
  lines: readonly Line[],
  before: readonly Taxed[] = [],
): TaxedLines<Line> {
  const percents = [...new Set(lines.map(({ ratePercent }) => ratePercent))].sort((one, other) => other - one)
  const rates = percents.map((ratePercent) => {
    const grossCents = sumOf(lines, ratePercent, 'grossCents')
    const charged = sumOf(before, ratePercent, 'grossCents')
    const vatCents = containedVatCents(charged + grossCents, ratePercent) - sumOf(before, ratePercent, 'vatCents')
    return { ratePercent, grossCents, vatCents, netCents: grossCents - vatCents }
  })
  const vat = new Map<Line, number>()
  for (const { ratePercent, vatCents } of rates) {
    const own = lines.filter((line) => line.ratePercent === ratePercent)
    const shares = splitCents(
      vatCents,
      own.map(({ grossCents }) => grossCents),
    )
    own.forEach((line, index) => {
      vat.set(line, shares[index] ?? 0)
    })
  }
  return {
    rates,
    lines: lines.map((line) => {
      const vatCents = vat.get(line) ?? 0
      return { ...line, vatCents, netCents: line.grossCents - vatCents }
    }),
  }
}

function sumOf<Key extends string>(
  entries: readonly (Record<Key, number> & { ratePercent: number })[],
  ratePercent: number,
  key: Key,
): number {
  return entries.reduce((sum, entry) => sum + (entry.ratePercent === ratePercent ? entry[key] : 0), 0)
}

/**
 * Splits whole cents by weights, so that the parts add up to them: each gets its share rounded down, and the cents that
 * are left go to the largest remainders, of equal ones to the first.
 * @param weights of any sign; where they add up to 0, the first part gets all
 */
export function splitCents(cents: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (all === 0) return weights.map((_, index) => (index === 0 ? cents : 0))
  const exact = weights.map((weight) => (cents * weight) / all)
  const parts = exact.map(Math.floor)
  const left = cents - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index)
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}
