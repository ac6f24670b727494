interface Filter {
  /** The product's field, the parameter of the API's calls and the index column. */
  name: string
  /** A `facet` holds one value of many, a `flag` is true or false. */
  kind: 'facet' | 'flag'
  /** The parameter in a listing's address. Without it the filter is a part of the path. */
  param?: string
  /** The dictionary section with a text for each value. Without it a value is its own text. */
  words?: string
  /** The text of a chosen flag, in the dictionary's section `listing`. */
  title?: string
  /** Of values that are ranges, as `50-52`. */
  unit?: string
  isSearched?: boolean
  isOpen?: boolean
  /** The facet whose chosen value this one refines. Without a choice there it is not shown. */
  within?: string
}

/** The product filters, in display order. Everything that depends on a filter derives from this table. */
const FILTERS = [
  { name: 'category', kind: 'facet' },
  { name: 'brand', kind: 'facet', param: 'brand', isOpen: true },
  { name: 'colorFamily', kind: 'facet', param: 'colorFamily', words: 'colorFamilies', isSearched: true, isOpen: true },
  { name: 'color', kind: 'facet', param: 'color', words: 'colors', isSearched: true, within: 'colorFamily' },
  { name: 'shape', kind: 'facet', param: 'shape', words: 'shapes', isSearched: true, isOpen: true },
  { name: 'size', kind: 'facet', param: 'size', words: 'sizes' },
  { name: 'polarised', kind: 'facet', param: 'polarised', words: 'polarisedLenses', isSearched: true },
  { name: 'lensTint', kind: 'facet', param: 'lensTint', words: 'lensTints' },
  { name: 'frameType', kind: 'facet', param: 'frameType', words: 'frameTypes', isSearched: true },
  { name: 'gender', kind: 'facet', param: 'gender', words: 'genders', isSearched: true },
  { name: 'lensWidth', kind: 'facet', param: 'lensWidth', unit: 'mm' },
  { name: 'bridge', kind: 'facet', param: 'bridge', unit: 'mm' },
  { name: 'isBestseller', kind: 'flag', param: 'bestseller', title: 'bestsellers' },
  { name: 'isNew', kind: 'flag', param: 'new', title: 'newArrivals' },
  { name: 'isReduced', kind: 'flag', param: 'reduced', title: 'reduced' },
  { name: 'canTryOn', kind: 'flag', param: 'tryOn', title: 'framesToTryOn' },
] as const satisfies readonly Filter[]

type FilterEntry = (typeof FILTERS)[number]
type FacetEntry = Extract<FilterEntry, { kind: 'facet' }>
/** A facet whose values have texts in the dictionary. */
export type WordedFacet = Extract<FacetEntry, { words: string }>
export type Facet = FacetEntry['name']
export type Flag = Exclude<FilterEntry, FacetEntry>['name']

export const FACET_TABLE = /* @__PURE__ */ FILTERS.filter((entry) => entry.kind === 'facet')
export const FLAG_TABLE = /* @__PURE__ */ FILTERS.filter((entry) => entry.kind === 'flag')
export const FACETS: readonly Facet[] = /* @__PURE__ */ FACET_TABLE.map(({ name }) => name)
export const FLAGS: readonly Flag[] = /* @__PURE__ */ FLAG_TABLE.map(({ name }) => name)
/** The filters in the query of a listing's address, in its order. */
export const QUERY_FILTERS = /* @__PURE__ */ [...FLAG_TABLE, ...FACET_TABLE].filter((entry) => 'param' in entry)

/** Selected filters: each holds a single value (specification, section 3). Unknown values match no product. */
export type Filters = { [Name in Facet]?: string | undefined } & { [Name in Flag]?: boolean | undefined }

/** The maximum length of a filter value or search text, in characters. */
export const MAX_FILTER_LENGTH = 100

export const SORTS = ['featured', 'newest', 'price-asc', 'price-desc'] as const
export type Sort = (typeof SORTS)[number]

/** The sorts of a listing: `fit` depends on who looks, so the index has no order for it. */
export const LISTING_SORTS = [...SORTS, 'fit'] as const
export type ListingSort = (typeof LISTING_SORTS)[number]

/** The facet, and those within it: what a choice of its value replaces. */
export const facetsWithin = (facet: Facet): readonly Facet[] => WITHIN[facet]

const WITHIN = /* @__PURE__ */ Object.fromEntries(
  FACETS.map((facet) => [
    facet,
    FACET_TABLE.filter((entry) => entry.name === facet || ('within' in entry && entry.within === facet)).map(
      ({ name }) => name,
    ),
  ]),
) as Record<Facet, Facet[]>

/** Chooses a value or clears it. What refined the facet's former value goes with it. */
export function toggleFilter<Query extends Filters>(query: Query, facet: Facet, value: string): Query {
  const toggled: Query = { ...query }
  for (const replaced of facetsWithin(facet)) toggled[replaced] = undefined
  if (query[facet] !== value) toggled[facet] = value as Query[Facet]
  return toggled
}

/** How many pages `total` results fill; at least one, so that an empty list is page 1 of 1. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}
