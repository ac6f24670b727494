import { compounds, searchKeys, words } from '../search-key.ts'
import type { Synonyms } from './synonyms.ts'

/** What a product is found by in the back office. */
export interface SearchedProduct {
  sku: string
  model: string | null
  name: string
  nameEl: string
  brand: string
}

const MAX_QUERY_LENGTH = 100
const MAX_QUERY_WORDS = 8

/** The keys that a product is stored under, each once, none empty. */
export function productSearchKeys({ sku, model, name, nameEl, brand }: SearchedProduct): string[] {
  const texts = [sku, model ?? '', name, nameEl, brand]
  const keys = new Set(texts.flatMap((text) => [...words(text), ...compounds(text)]).flatMap(searchKeys))
  keys.delete('')
  return [...keys]
}

/**
 * The words of what somebody typed, each by its keys: a product must have all of them. A SKU may be written without its
 * hyphens. Empty: nothing was typed that could be found.
 */
export function readProductQuery(text: string, synonyms: Synonyms): readonly (readonly string[])[] {
  return words(text.slice(0, MAX_QUERY_LENGTH))
    .slice(0, MAX_QUERY_WORDS)
    .map((word) => keysOf(word, synonyms))
}

/** The keys of a word and of the single words that mean the same. */
function keysOf(word: string, synonyms: Synonyms): string[] {
  const phrases = synonyms.find([word], 0)?.phrases ?? []
  const alike = phrases.flatMap((phrase) => (phrase.length === 1 ? phrase : []))
  return [...new Set([word, ...alike].flatMap(searchKeys))]
}

/** One letter begins far too many keys: it is a whole one. */
export const isProductPrefix = (key: string): boolean => key.length > 1
