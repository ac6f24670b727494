/**
 * What products are filtered by, in the order shoppers see it. One row is one facet: its name is the product's field, the
 * parameter on the wire and the index's column. A `facet` holds one value of many, a `flag` is true or false. `words` names
 * the dictionary's vocabulary by whose words a search finds its values.
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

/** The facets by whose words products are found, with the vocabulary of each. */
export const SEARCHED_FACETS = /* @__PURE__ */ FILTERS.filter((row) => 'words' in row)

/** The shopper's filters: each holds a single value (specification, section 3). Unknown values are met by no product. */
export type Filters = { [Name in Facet]?: string | undefined } & { [Name in Flag]?: boolean | undefined }

/** How many characters a filter's value, or what is searched for, may have. */
export const MAX_FILTER_LENGTH = 100

export const SORTS = ['featured', 'newest', 'price-asc', 'price-desc'] as const
export type Sort = (typeof SORTS)[number]

/** The filters with `value` chosen for `facet`, or with the facet cleared where that very value was chosen already. */
export function toggleFilter(filters: Filters, facet: Facet, value: string): Filters {
  const { [facet]: current, ...others } = filters
  return current === value ? others : { ...others, [facet]: value }
}

/** How many pages `total` results fill; at least one, so that an empty list is page 1 of 1. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}
