import { href } from '../../contract/href.ts'
import {
  FACETS,
  type Facet,
  type Filters,
  MAX_FILTER_LENGTH,
  SORTS,
  type Sort,
  toggleFilter,
} from '../../domain/filters.ts'
import { PAGE_SIZE } from '../../domain/shop-facts.ts'

/** A listing's query; the address is its only state. */
export interface ListingQuery extends Filters {
  q?: string | undefined
  sort?: Sort | undefined
  page: number
}

/** The facets in the query; the category is in the path. */
const QUERY_FACETS = FACETS.filter((facet) => facet !== 'category')

/** What the calls refuse in a text: control characters and halves of characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu
const REPLACEMENT = '\ufffd'

/** A filter's value as the calls take it; an unprintable one stays a value that no product has. */
const valueIn = (query: URLSearchParams, name: string): string | undefined =>
  query.get(name)?.slice(0, MAX_FILTER_LENGTH).replace(UNPRINTABLE, REPLACEMENT) || undefined

/** What is searched for, as the calls take it: unprintable characters part words, and what is too long is cut. */
const searchIn = (query: URLSearchParams): string | undefined => {
  const text = query.get('q')?.replace(UNPRINTABLE, ' ').trim().slice(0, MAX_FILTER_LENGTH)
  return text?.replace(UNPRINTABLE, '').trim() || undefined
}

export function parseListingQuery(category: string | undefined, query: URLSearchParams): ListingQuery {
  const page = Number(query.get('page'))
  return {
    category,
    ...Object.fromEntries(QUERY_FACETS.map((facet) => [facet, valueIn(query, facet)])),
    isBestseller: query.get('bestseller') === 'true' || undefined,
    isNew: query.get('new') === 'true' || undefined,
    q: searchIn(query),
    sort: SORTS.find((sort) => sort === query.get('sort')),
    page: Number.isSafeInteger(page) && page > 1 && page < 1_000_000 ? page : 1,
  }
}

/** The address of a listing; defaults are left out. */
export function listingHref(query: ListingQuery): string {
  const { category, isBestseller, isNew, sort, page, ...others } = query
  const search = {
    ...others,
    bestseller: isBestseller ? 'true' : undefined,
    new: isNew ? 'true' : undefined,
    sort: sort === 'featured' ? undefined : sort,
    page: page > 1 ? page : undefined,
  }
  return category ? href('category', { category }, search) : href('collections', {}, search)
}

/** The address with a filter value toggled, on the first page. */
export function toggledHref(query: ListingQuery, facet: Facet, value: string): string {
  const { q, sort, page: _, ...filters } = query
  return listingHref({ ...toggleFilter(filters, facet, value), q, sort, page: 1 })
}

/** The filters for the API. */
export function filtersOf(query: ListingQuery) {
  const { page: _, sort: __, ...filters } = query
  return filters
}

/** One page of results, for the API. */
export function pageOf(query: ListingQuery) {
  return { ...filtersOf(query), sort: query.sort, limit: PAGE_SIZE, offset: (query.page - 1) * PAGE_SIZE }
}

export function chosenOf(query: ListingQuery): { facet: Facet; value: string }[] {
  return FACETS.flatMap((facet) => {
    const value = query[facet]
    return value ? [{ facet, value }] : []
  })
}
