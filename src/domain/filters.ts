/**
 * The product filters, in display order. `name` is the product's field, the query parameter and the index column. A
 * `facet` holds one value of many, a `flag` is true or false. `words` names the dictionary section that search uses.
 */
const FILTERS = [
  { name: 'category', kind: 'facet' },
  { name: 'brand', kind: 'facet' },
  { name: 'color', kind: 'facet', words: 'colors' },
  { name: 'shape', kind: 'facet', words: 'shapes' },
  { name: 'frameType', kind: 'facet' },
  { name: 'gender', kind: 'facet', words: 'genders' },
  { name: 'isBestseller', kind: 'flag' },
  { name: 'isNew', kind: 'flag' },
] as const

type FilterEntry = (typeof FILTERS)[number]
export type Facet = Extract<FilterEntry, { kind: 'facet' }>['name']
export type Flag = Extract<FilterEntry, { kind: 'flag' }>['name']

const named = (kind: FilterEntry['kind']) => FILTERS.filter((row) => row.kind === kind).map(({ name }) => name)
export const FACETS = named('facet') as readonly Facet[]
export const FLAGS = /* @__PURE__ */ named('flag') as readonly Flag[]

/** The facets whose texts search matches, with their dictionary sections. */
export const SEARCHED_FACETS = /* @__PURE__ */ FILTERS.filter((row) => 'words' in row)

/** Selected filters: each holds a single value (specification, section 3). Unknown values match no product. */
export type Filters = { [Name in Facet]?: string | undefined } & { [Name in Flag]?: boolean | undefined }

/** The maximum length of a filter value or search text, in characters. */
export const MAX_FILTER_LENGTH = 100

export const SORTS = ['featured', 'newest', 'price-asc', 'price-desc'] as const
export type Sort = (typeof SORTS)[number]

/** Selects `value` for `facet`, or clears the facet if it has this value already. */
export function toggleFilter(filters: Filters, facet: Facet, value: string): Filters {
  const { [facet]: current, ...others } = filters
  return current === value ? others : { ...others, [facet]: value }
}

/** How many pages `total` results fill; at least one, so that an empty list is page 1 of 1. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}
