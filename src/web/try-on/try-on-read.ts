import { callQuery } from '../../client/queries.ts'

// Not among the shop's facts: those travel with every page.
const TRY_ON_PRODUCTS = 8
export const POPULAR_FRAMES = 4

/** The frames that can be tried on, of one kind or of all. */
export const tryOnRead = (categoryId?: number) =>
  callQuery('GET /api/products', {
    query: { limit: String(TRY_ON_PRODUCTS), ...(categoryId && { categoryId: String(categoryId) }) },
  })
