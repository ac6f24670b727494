import type { Synonyms } from '../../domain/search/synonyms.ts'
import type { Bitmap } from './bitmap.ts'

export type Phrases = readonly (readonly string[])[]

export interface SearchScope {
  live: Bitmap
  /** What meets the conditions beside the words; defaults to `live`. */
  within?: Bitmap
  synonyms?: Synonyms | undefined
  /** Whether words that no product has may be left out. */
  isLenient?: boolean | undefined
  /** Whether all of them may be. */
  mayLeaveAll?: boolean | undefined
  /** Whether what is worn is named beside the words. */
  isWorn?: boolean | undefined
  /** Whether words count as they are written alone, and not in descriptions. */
  isLiteral?: boolean | undefined
}

/** Words that mean one thing, and the phrases that mean the same. */
export interface WordGroup {
  typed: readonly string[]
  phrases: Phrases
  /** Whether it is a measurement, which nothing but its values means. */
  isRange?: boolean
  /** Of which one is enough instead. */
  others?: readonly WordGroup[]
}

export interface Scope extends SearchScope {
  /** Whether a product's other names count, which they do where nothing is found without them. */
  isBroad: boolean
}

/** Products with all others of `live` that are of their models. */
export type WithSiblings = (products: Bitmap, live: Bitmap) => Bitmap

export interface Matches {
  all: Bitmap
  /** The best first, each within the next: those whose code stands in the query, then the tiers of the worst word. */
  tiers: readonly Bitmap[]
  /** Those that the typed words describe, where others are found by what means the same; undefined where none are. */
  findMentions?: () => Bitmap | undefined
  /** Those for the women or men whom it names alone: what both wear comes after them. Missing where it names nobody. */
  findOwn?: () => Bitmap
}
