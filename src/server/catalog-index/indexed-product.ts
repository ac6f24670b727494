import type { Facet, Flag } from '../../domain/filters.ts'
import type { SearchTexts } from './search-texts.ts'

export type IndexedProduct = Record<Facet, string | null> & Record<Flag, boolean> & Sorted

interface Sorted {
  id: number
  /** The current price in whole cents (EUR). */
  unitPriceCents: number
  /** Whole milliseconds since 1970. */
  createdAt: number
  /** What groups colourways; a product without colourways has a model of its own. */
  modelKey: string
  isInStock: boolean
  texts: SearchTexts
}
