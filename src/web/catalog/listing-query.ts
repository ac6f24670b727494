import { href } from '../../contract/href.ts'
import {
  FACETS,
  type Facet,
  type Filters,
  LONGEST_FILTER,
  SORTS,
  type Sort,
  toggleFilter,
} from '../../domain/filters.ts'
import { PAGE_SIZE } from '../../domain/shop-facts.ts'

/** What a listing's address asks for; the address is its only state. */
export interface ListingQuery extends Filters {
  q?: string | undefined
  sort?: Sort | undefined
  page: number
}

/** The facets that stand in the query; the category stands in the path. */
const QUERY_FACETS = FACETS.filter((facet) => facet !== 'category')

/** What the calls refuse in a text: control characters and halves of characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu
const REPLACEMENT = '\ufffd'

/** A filter's value as the calls take it; an unprintable one stays a value that no product has. */
const valueIn = (query: URLSearchParams, name: string): string | undefined =>
  query.get(name)?.slice(0, LONGEST_FILTER).replace(UNPRINTABLE, REPLACEMENT) || undefined

/** What is searched for, as the calls take it: unprintable characters part words, and what is too long is cut. */
const searchIn = (query: URLSearchParams): string | undefined => {
  const text = query.get('q')?.replace(UNPRINTABLE, ' ').trim().slice(0, LONGEST_FILTER)
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

/** The address of a listing; what is usual is left out of it. */
export function listingHref(asked: ListingQuery): string {
  const { category, isBestseller, isNew, sort, page, ...others } = asked
  const query = {
    ...others,
    bestseller: isBestseller ? 'true' : undefined,
    new: isNew ? 'true' : undefined,
    sort: sort === 'featured' ? undefined : sort,
    page: page > 1 ? page : undefined,
  }
  return category ? href('category', { category }, query) : href('collections', {}, query)
}

/** The address with a value chosen, or cleared where it was chosen already; on the first page again. */
export function toggledHref(asked: ListingQuery, facet: Facet, value: string): string {
  const { q, sort, page: _, ...filters } = asked
  return listingHref({ ...toggleFilter(filters, facet, value), q, sort, page: 1 })
}

/** The filters as the calls take them. */
export function filtersOf(asked: ListingQuery) {
  const { page: _, sort: __, ...filters } = asked
  return filters
}

/** One page of results as the call takes it. */
export function pageOf(asked: ListingQuery) {
  return { ...filtersOf(asked), sort: asked.sort, limit: PAGE_SIZE, offset: (asked.page - 1) * PAGE_SIZE }
}

/** Every chosen value, for the chips. */
export function chosenOf(asked: ListingQuery): { facet: Facet; value: string }[] {
  return FACETS.flatMap((facet) => {
    const value = asked[facet]
    return value ? [{ facet, value }] : []
  })
}
