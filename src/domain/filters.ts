/**
 * The shopper's filters: each holds a single value, and choosing the same value again clears it
 * (specification, section 3).
 */
export const FACETS = ['category', 'brand', 'color', 'shape', 'frameType', 'gender'] as const
export type Facet = (typeof FACETS)[number]

/** How many characters a filter's value, or what is searched for, may have. */
export const LONGEST_FILTER = 100

export const SORTS = ['featured', 'newest', 'price-asc', 'price-desc'] as const
export type Sort = (typeof SORTS)[number]

export interface Filters {
  category?: string | undefined
  brand?: string | undefined
  color?: string | undefined
  shape?: string | undefined
  frameType?: string | undefined
  gender?: string | undefined
  isBestseller?: boolean | undefined
  isNew?: boolean | undefined
}

/** The filters with `value` chosen for `facet`, or with the facet cleared where that very value was chosen already. */
export function toggleFilter(filters: Filters, facet: Facet, value: string): Filters {
  const { [facet]: current, ...others } = filters
  return current === value ? others : { ...others, [facet]: value }
}

/** How many pages `total` results fill; at least one, so that an empty list is page 1 of 1. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}
