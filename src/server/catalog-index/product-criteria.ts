import type { Filters, Sort } from '../../domain/filters.ts'
import type { FrameSize } from '../../domain/frame-size.ts'
import type { Synonyms } from '../../domain/search/synonyms.ts'

/** All conditions must match. Unknown values match nothing. */
export interface ProductCriteria {
  filters: Filters
  /** Each word must match a word of the product, exactly, as a prefix or, failing that, within one edit. */
  q?: string | undefined
  /** Things, each in one or more words, of which a product must have none in its brand, name or attributes. */
  unwanted?: readonly string[] | undefined
  /** Whether `q` leaves accessories out, unless it finds them alone. */
  isWorn?: boolean | undefined
  /** Both bounds inclusive, in whole cents (EUR). */
  minPriceCents?: number | undefined
  maxPriceCents?: number | undefined
  /** Whether the words of the search name these bounds: they go with its words. */
  isPriceTyped?: boolean | undefined
  /** Whether the words of the search compare with a product: its category and its price go with them. */
  isCompared?: boolean | undefined
  /** Sizes of which a product must have each, or one near to it. */
  sizes?: readonly FrameSize[] | undefined
  synonyms?: Synonyms | undefined
  /** Whether words of `q` that no product has may be left out where nothing has all of them. */
  isLenient?: boolean | undefined
  /** Whether all of them may, since the search says something beside its words. */
  mayLeaveAll?: boolean | undefined
  /** Whether words of `q` count as they are written alone, and not in descriptions. */
  isLiteral?: boolean | undefined
  /** What else the search says, as it was typed: a clause that is not searched. */
  unread?: readonly string[] | undefined
  excludeId?: number | undefined
  /** Lists and counts models instead of products; a model is shown by its first product in the sort order. */
  onePerModel?: boolean | undefined
}

export interface Page {
  /** Whether the order comes from the words of the search: products of other kinds than they name then come last. */
  isOrderImplied?: boolean
  /** What is named by this word in its attributes comes first. */
  first?: string
  /** What is named by this word in its attributes comes last, whatever else the order is. */
  last?: string
  /** What is named by the first of these words comes first, then by the second, and so on: the lightest first. */
  inOrderOf?: readonly string[]
  /** Defaults to 'featured': by ascending id, and of a search the best match first. */
  sort?: Sort
  offset?: number
  limit?: number
}

export type ProductQuery = ProductCriteria & { [Name in keyof Page]?: Page[Name] | undefined }

export const NO_PRICE = { minPriceCents: undefined, maxPriceCents: undefined }
