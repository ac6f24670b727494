/** What somebody typed as a price, in whole cents. */
export type PriceInput =
  | { is: 'price'; cents: number }
  | { is: 'empty' }
  | { is: 'invalid' }
  /** `1.234` is a thousand and more to some, and one and a bit to others: what it may mean, the larger first. */
  | { is: 'unclear'; cents: readonly [number, number] }

const PLAIN = /^\d{1,6}(?:[.,]\d{1,2})?$/
const GROUPED = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:(?!\1)[.,](\d{1,2}))?$/
const UNCLEAR = /^\d{1,3}[.,]\d{3}$/
const MOST_CENTS = 99_999_999

/** Reads a price in EUR as it is written in Greek or English: `149,90`, `149.90`, `1.234,50`, `€ 1,234.50`. */
export function readPriceInput(text: string): PriceInput {
  const typed = text.replace(/[€\s]/g, '')
  if (typed === '') return { is: 'empty' }
  if (UNCLEAR.test(typed)) {
    const grouped = Number(typed.replace(/[.,]/, '')) * 100
    const decimal = Math.round(Number(typed.replace(',', '.')) * 100)
    return { is: 'unclear', cents: [grouped, decimal] }
  }
  const isPlain = PLAIN.test(typed)
  if (!isPlain && !GROUPED.test(typed)) return { is: 'invalid' }
  const [, decimals = ''] = /[.,](\d{1,2})$/.exec(typed) ?? []
  const whole = decimals === '' ? typed : typed.slice(0, -decimals.length - 1)
  const cents = Number(whole.replace(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'))
  return cents > 0 && cents <= MOST_CENTS ? { is: 'price', cents } : { is: 'invalid' }
}

/** Cents as a field shows them, with two decimals after a point. */
export const priceText = (cents: number): string => (cents / 100).toFixed(2)
