import { href } from '../../contract/href.ts'
import {
  FACETS,
  type Facet,
  type Filters,
  LISTING_SORTS,
  type ListingSort,
  MAX_FILTER_LENGTH,
  pageCount,
  QUERY_FILTERS,
  toggleFilter,
} from '../../domain/filters.ts'
import { type PriceRange, parsePriceRange } from '../../domain/price-range.ts'
import { PAGE_SIZE } from '../../domain/shop-facts.ts'

export interface ListingQuery extends Filters, PriceRange {
  /** Of each model one product. */
  onePerModel?: boolean | undefined
  q?: string | undefined
  sort?: ListingSort | undefined
  page: number
}

/** Control characters and halves of characters: the API accepts no text with one. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu
const REPLACEMENT = '\ufffd'

/** A filter's value as the API accepts it; with an unprintable character it stays a value that no product has. */
export const valueIn = (query: URLSearchParams, name: string): string | undefined =>
  query.get(name)?.slice(0, MAX_FILTER_LENGTH).replace(UNPRINTABLE, REPLACEMENT) || undefined

/** The search text as the API accepts it: unprintable characters separate words, and a long text is cut. */
const searchIn = (query: URLSearchParams): string | undefined => {
  const text = query.get('q')?.replace(UNPRINTABLE, ' ').trim().slice(0, MAX_FILTER_LENGTH)
  return text?.replace(UNPRINTABLE, '').trim() || undefined
}

export function parseListingQuery(category: string | undefined, query: URLSearchParams): ListingQuery {
  const page = Number(query.get('page'))
  return {
    category,
    ...Object.fromEntries(
      QUERY_FILTERS.map(({ name, kind, param }) => [
        name,
        kind === 'flag' ? query.get(param) === 'true' || undefined : valueIn(query, param),
      ]),
    ),
    ...parsePriceRange(query.get('minPrice'), query.get('maxPrice')),
    onePerModel: query.get('onePerModel') === 'true' || undefined,
    q: searchIn(query),
    sort: LISTING_SORTS.find((sort) => sort === query.get('sort')),
    page: Number.isSafeInteger(page) && page > 1 && page < 1_000_000 ? page : 1,
  }
}

/** The conditions as the names and values of an address, without the category. The words of a search may ask for another order than the usual one. */
export function searchOf(query: ListingQuery) {
  const { minPrice, maxPrice, onePerModel, q, sort, page } = query
  const filters: Record<string, string> = {}
  for (const { name, param } of QUERY_FILTERS) if (query[name]) filters[param] = String(query[name])
  return {
    ...filters,
    minPrice,
    maxPrice,
    onePerModel: onePerModel ? 'true' : undefined,
    q,
    sort: sort === 'featured' && q === undefined ? undefined : sort,
    page: page > 1 ? page : undefined,
  }
}

export function listingHref(query: ListingQuery): string {
  const { category } = query
  const search = searchOf(query)
  return category ? href('category', { category }, search) : href('collections', {}, search)
}

export const toggled = (query: ListingQuery, facet: Facet, value: string): ListingQuery => ({
  ...toggleFilter(query, facet, value),
  page: 1,
})

/** No value of a query has it. */
const MARK = '\0'
/** What an address writes as it is, in its path and in its query. */
const PLAIN = /^[\w-]+$/

/**
 * The addresses that choose, or clear, the values of a facet. They differ in the value alone: a listing has about eighty,
 * so one is written and the others are filled in.
 */
export function facetAddresses(query: ListingQuery, facet: Facet, addressOf: (query: ListingQuery) => string) {
  const [before = '', after = ''] = addressOf(toggled(query, facet, MARK)).split(encodeURIComponent(MARK))
  const written = facet === 'category' ? encodeURIComponent : inQuery
  return (value: string): string =>
    query[facet] === value
      ? addressOf(toggled(query, facet, value))
      : before + (PLAIN.test(value) ? value : written(value)) + after
}

/** As the value of a parameter. */
const inQuery = (value: string): string => new URLSearchParams({ v: value }).toString().slice('v='.length)

/** A page beyond the last one is the last. */
export const withinPages = (query: ListingQuery, total: number | undefined): ListingQuery =>
  total === undefined ? query : { ...query, page: Math.min(query.page, pageCount(total, PAGE_SIZE)) }

/** The query without these conditions: filters by name, `price` or `q`. */
export function without(query: ListingQuery, names: readonly string[]): ListingQuery {
  const dropped = names.flatMap((name) => (name === 'price' ? ['minPrice', 'maxPrice'] : name))
  const kept = Object.entries(query).filter(([name]) => !dropped.includes(name))
  return { ...Object.fromEntries(kept), page: 1 }
}

export function filtersOf(query: ListingQuery) {
  const { page: _, sort: __, ...filters } = query
  return filters
}

/** @param fit what must fit, where it is known: a list sorted by it is as featured without */
export function pageOf(query: ListingQuery, fit: string | undefined) {
  const sort = query.sort === 'fit' ? { fit } : { sort: query.sort }
  return { ...filtersOf(query), ...sort, limit: PAGE_SIZE, offset: (query.page - 1) * PAGE_SIZE }
}

export function chosenOf(query: ListingQuery): { facet: Facet; value: string }[] {
  return FACETS.flatMap((facet) => {
    const value = query[facet]
    return value ? [{ facet, value }] : []
  })
}
