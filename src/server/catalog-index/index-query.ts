import type { Category, ProductsQuery } from '../../contract/catalog.ts'
import { FACETS, FLAGS } from '../../domain/filters.ts'
import type { ProductCriteria, ProductQuery } from './product-index.ts'

/** The conditions of a call's query as the index takes them. */
export function toCriteria(categories: readonly Category[], query: ProductsQuery): ProductCriteria {
  const given = [...FACETS, ...FLAGS].map((name) => [name, query[name]])
  return {
    filters: { ...Object.fromEntries(given), category: wantedCategory(categories, query) },
    q: query.q,
    minPriceCents: query.minPrice === undefined ? undefined : query.minPrice * 100,
    maxPriceCents: query.maxPrice === undefined ? undefined : query.maxPrice * 100,
    excludeId: query.exclude,
  }
}

/** Which products of those found are wanted, in which order. */
export function toPage({ sort, offset = 0, limit }: ProductsQuery): Pick<ProductQuery, 'sort' | 'offset' | 'limit'> {
  return { sort, offset, limit }
}

/** The category wanted by slug, by id or by both; two different ones, or none of ours, match nothing: `''`. */
function wantedCategory(categories: readonly Category[], { category, categoryId }: ProductsQuery): string | undefined {
  if (categoryId === undefined) return category
  const slug = categories.find((one) => one.id === categoryId)?.slug ?? ''
  return category === undefined || category === slug ? slug : ''
}
