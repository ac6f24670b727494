import type { Category } from '../../contract/catalog.ts'
import { FLAG_TABLE } from '../../domain/filters.ts'
import { hasPriceRange } from '../../domain/price-range.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { fill, type ShellDictionary } from '../../i18n/translate.ts'
import { chosenOf, type ListingQuery } from './listing-query.ts'
import { facetWord, priceWord } from './product-words.ts'

interface Condition {
  /** A filter's name, `price`, `q` or `onePerModel`. */
  name: string
  word: string
}

/** What a listing is narrowed by, each with its text. */
export function chosenConditions(
  query: ListingQuery,
  words: ShellDictionary,
  categories: readonly Category[],
  language: Language,
): Condition[] {
  const { listing } = words
  return [
    ...chosenOf(query).map(({ facet, value }) => ({
      name: facet,
      word: facetWord(facet, value, words, categories, language),
    })),
    ...FLAG_TABLE.filter(({ name }) => query[name]).map(({ name, title }) => ({ name, word: listing[title] })),
    ...(hasPriceRange(query) ? [{ name: 'price', word: priceWord(query, listing) }] : []),
    ...(query.onePerModel ? [{ name: 'onePerModel', word: listing.onePerModel }] : []),
    ...(query.q ? [{ name: 'q', word: fill(listing.quoted, { query: query.q }) }] : []),
  ]
}
