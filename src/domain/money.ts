import type { Rates } from './settings.ts'
import { CURRENCIES, type CurrencyCode } from './shop-facts.ts'

/**
 * Shows an amount of EUR cents in a currency: the symbol and two decimals, as `€120.00`.
 * @param cents integer cents in EUR
 * @param code the currency to show, EUR by default; another is an indication, orders are charged in EUR
 * @throws RangeError when `cents` is not a whole number
 */
export function formatMoney(cents: number): string
export function formatMoney(cents: number, code: CurrencyCode, rates: Rates): string
export function formatMoney(cents: number, code: CurrencyCode = 'EUR', rates?: Rates): string {
  const shown = convertCents(cents, rates?.[code] ?? 1)
  const sign = shown < 0 ? '-' : ''
  return `${sign}${CURRENCIES[code].symbol}${(Math.abs(shown) / 100).toFixed(2)}`
}

/**
 * Converts EUR cents to whole cents of another currency, rounded to 2 decimals (specification, section 9).
 * @param cents integer cents in EUR
 * @param rate of the other currency against EUR
 * @throws RangeError when `cents` is not a whole number
 */
export function convertCents(cents: number, rate: number): number {
  assertCents(cents)
  return Math.round(cents * rate)
}

/**
 * The VAT contained in a price that includes it, in cents, rounded half up.
 * @param grossCents integer cents, VAT included
 * @param ratePercent the rate; the Cypriot standard rate is 19 (VAT Law 95(I)/2000)
 */
export function containedVatCents(grossCents: number, ratePercent: number): number {
  assertCents(grossCents)
  return grossCents - Math.round((grossCents * 100) / (100 + ratePercent))
}

function assertCents(cents: number): void {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not whole cents: ${cents}`)
}
