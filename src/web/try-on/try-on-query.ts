import { callQuery } from '../../client/queries.ts'

// Not in shop-facts: those are sent with every page.
const TRY_ON_PRODUCTS = 8
export const POPULAR_FRAMES = 4

export const tryOnQuery = (categoryId?: number) =>
  callQuery('GET /api/products', {
    query: { limit: String(TRY_ON_PRODUCTS), ...(categoryId && { categoryId: String(categoryId) }) },
  })
