/** The upper limits that a list offers, in whole EUR. */
export const PRICE_LIMITS = [100, 150, 200, 300] as const

export const MAX_PRICE = 1_000_000

/** Prices in whole EUR, both ends included. */
export interface PriceRange {
  minPrice?: number | undefined
  maxPrice?: number | undefined
}

/** A price that a shopper typed, in whole EUR; undefined for anything that is none. */
export function parseWholePrice(text: string | null): number | undefined {
  const digits = text?.trim().replace(/^€\s*/, '') ?? ''
  if (!/^\d{1,7}$/.test(digits) || Number(digits) > MAX_PRICE) return undefined
  return Number(digits)
}

/** The prices that a shopper typed, the lower one first. */
export function parsePriceRange(from: string | null, to: string | null): PriceRange {
  const [minPrice, maxPrice] = [from, to].map(parseWholePrice)
  const isReversed = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice
  return isReversed ? { minPrice: maxPrice, maxPrice: minPrice } : { minPrice, maxPrice }
}

export const hasPriceRange = ({ minPrice, maxPrice }: PriceRange) => minPrice !== undefined || maxPrice !== undefined
