import { callQuery } from '../../client/queries.ts'
import type { Landing } from '../../contract/landings.ts'
import { PAGE_SIZE } from '../../domain/shop-facts.ts'
import type { ListingQuery } from './listing-query.ts'

const NEAR_PRODUCTS = 6

export const landingsQuery = callQuery('GET /api/landings', {})
export const landingQuery = (slug: string) => callQuery('GET /api/landings/{slug}', { params: { slug } })

/** What a landing page lists: `page` counts from 1. */
export const landingProducts = ({ filters }: Pick<Landing, 'filters'>, page: number) =>
  callQuery('GET /api/products/cards', { query: { ...filters, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE } })

export const landingCount = ({ filters }: Pick<Landing, 'filters'>) =>
  callQuery('GET /api/products/facets', { query: filters })

/** What comes close to it: some may be listed already. */
export const nearLanding = ({ near }: Pick<Landing, 'near'>) =>
  callQuery('GET /api/products/cards', { query: { ...near, limit: NEAR_PRODUCTS + PAGE_SIZE } })

export const notListed = <Product extends { id: number }>(near: readonly Product[], listed: readonly Product[]) =>
  near.filter(({ id }) => !listed.some((product) => product.id === id)).slice(0, NEAR_PRODUCTS)

/** The listing with the same filters, where they can be changed. */
export const listingOf = ({ categoryId: _, ...filters }: Landing['filters']): ListingQuery => ({ ...filters, page: 1 })

/** The page of an address, from 1 on. */
export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isSafeInteger(page) && page > 1 && page < 1_000_000 ? page : 1
}
