import { isIn } from './phrase-pattern.ts'

/** The category of filter that may not be worn at the wheel. */
export const TOO_DARK = 4

interface Selectable {
  isNew: boolean
  isBestseller: boolean
  discountPriceCents: number | null
  /** EN ISO 12312-1, 0 to 4; null for what has no tint. */
  filterCategory: number | null
}

const DRIVING = /(?<!\p{L})(?:(?:driv|wheel|οδηγ|αυτοκιν|τιμον|μοτοσυκλ)\p{L}*|cars?(?!\p{L}))/gu

/** Whether a folded text speaks of driving. */
export const isOfDriving = (folded: string): boolean => isIn(DRIVING, folded)

/** What a description says of driving, for lenses that are too dark for it: no search may find them by the warning. */
export const withoutDriving = (folded: string): string => folded.replace(DRIVING, ' ')

/**
 * The words under which a product is filed for what it is at present, or for what one may do with it. What else such a
 * choice is called is in the synonyms. Lenses of category 4 are too dark for driving (EN ISO 12312-1).
 */
export function selectionWords({ isNew, isBestseller, discountPriceCents, filterCategory }: Selectable): string[] {
  return [
    isNew && 'new',
    isBestseller && 'bestseller',
    discountPriceCents !== null && 'sale',
    filterCategory !== null && filterCategory < TOO_DARK && 'driving',
  ].filter((word) => word !== false)
}
