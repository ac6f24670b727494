import { CURRENCIES, type CurrencyCode } from './shop-facts.ts'

/**
 * Shows an amount of EUR cents in a currency: the symbol and two decimals, as `€120.00`.
 * @param cents integer cents in EUR
 * @param code the currency to show; other than EUR it is an indication, orders are charged in EUR
 * @throws RangeError when `cents` is not a whole number
 */
export function formatMoney(cents: number, code: CurrencyCode = 'EUR'): string {
  const shown = convertCents(cents, code)
  const sign = shown < 0 ? '-' : ''
  return `${sign}${CURRENCIES[code].symbol}${(Math.abs(shown) / 100).toFixed(2)}`
}

/**
 * Converts EUR cents to whole cents of another currency: price × target rate ÷ EUR rate, rounded to 2 decimals
 * (specification, section 9).
 * @param cents integer cents in EUR
 * @throws RangeError when `cents` is not a whole number
 */
export function convertCents(cents: number, code: CurrencyCode): number {
  assertCents(cents)
  return Math.round((cents * CURRENCIES[code].rate) / CURRENCIES.EUR.rate)
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
