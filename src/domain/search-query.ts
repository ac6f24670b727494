import { type FrameSize, takeSizes } from './frame-size.ts'
import { foldText, words } from './search-key.ts'
import { type SearchPrices, takePrices } from './search-prices.ts'
import { stemKey } from './search-synonyms.ts'

/** What somebody searched for. All of it must be met. */
export interface SearchQuery extends SearchPrices {
  words: readonly string[]
  sizes: readonly FrameSize[]
  /** A number alone: a price in whole EUR, unless some product has it as a word. */
  orPrice?: number
}

const LITTLE_WORDS = 'για με και σε του των τουσ τα το η ο απο gia me kai for with and the of a in'
/** What nearly everything here is: it narrows nothing beside another word. */
const PLAIN_NOUNS = 'γυαλια γυαλιων σκελετοσ φακοι glasses eyewear frames lenses'

const keysOf = (text: string): ReadonlySet<string> => new Set(words(text).map(stemKey))
const LITTLE_KEYS: ReadonlySet<string> = new Set(words(LITTLE_WORDS))
const PLAIN_KEYS = keysOf(PLAIN_NOUNS)

/** Reads prices and sizes out of a search, and leaves the words that narrow it; null if there is nothing to search for. */
export function readSearchQuery(text: string): SearchQuery | null {
  // On the English layout the key of the Greek accent writes a semicolon: 'gyali;a'.
  const folded = foldText(text).replace(/(?<=[a-z]);(?=[a-z])/g, '')
  const { prices, rest: unpriced } = takePrices(folded)
  const { sizes, rest } = takeSizes(unpriced)
  const all = words(rest)
  const telling = all.filter((word) => !LITTLE_KEYS.has(word))
  const narrowing = telling.filter((word) => !PLAIN_KEYS.has(stemKey(word)))
  const isRead = sizes.length > 0 || Object.keys(prices).length > 0
  const kept = [narrowing, telling, all].find((some) => some.length > 0) ?? []
  if (kept.length === 0 && !isRead) return null
  const [only = ''] = kept
  const isNumber = kept.length === 1 && !isRead && /^\d{2,5}$/.test(only)
  return { ...prices, words: kept, sizes, ...(isNumber && { orPrice: Number(only) }) }
}
