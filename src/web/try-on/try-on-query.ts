import { callQuery } from '../../client/queries.ts'
import { href } from '../../contract/href.ts'
import { filtersOf, type ListingQuery, parseListingQuery, searchOf, valueIn } from '../catalog/listing-query.ts'

// Not in shop-facts: those are sent with every page.
/** How many frames are listed at first, and with each "more". */
export const TRY_ON_PRODUCTS = 8
export const POPULAR_FRAMES = 4

export const ALL_FRAMES: ListingQuery = { page: 1 }

const tryOnFilters = (query: ListingQuery) => ({ ...filtersOf(query), canTryOn: true })

/** @param page from 1 */
export const tryOnQuery = (query: ListingQuery = ALL_FRAMES, page = 1) => {
  const offset = (page - 1) * TRY_ON_PRODUCTS
  return callQuery('GET /api/products', {
    query: { ...tryOnFilters(query), limit: TRY_ON_PRODUCTS, ...(offset > 0 && { offset }) },
  })
}

export const tryOnFacetsQuery = (query: ListingQuery = ALL_FRAMES) =>
  callQuery('GET /api/products/facets', { query: tryOnFilters(query) })

/** The filters in the try-on's own address. */
export function parseTryOnQuery(search: URLSearchParams): ListingQuery {
  const { q: _, sort: __, page: ___, ...filters } = parseListingQuery(valueIn(search, 'category'), search)
  return { ...filters, canTryOn: undefined, page: 1 }
}

export const tryOnHref = (query: ListingQuery): string =>
  href('virtualTryOn', {}, { ...searchOf({ ...query, canTryOn: undefined }), category: query.category })
