import type { Category } from '../../contract/catalog.ts'
import type { ProductsQuery } from '../../contract/product-queries.ts'
import { FACETS, FLAGS } from '../../domain/filters.ts'
import type { ProductCriteria, ProductQuery } from './product-index.ts'

export function toCriteria(categories: readonly Category[], query: ProductsQuery): ProductCriteria {
  const values = [...FACETS, ...FLAGS].map((name) => [name, query[name]])
  return {
    filters: { ...Object.fromEntries(values), category: requestedCategory(categories, query) },
    q: query.q,
    minPriceCents: query.minPrice === undefined ? undefined : query.minPrice * 100,
    maxPriceCents: query.maxPrice === undefined ? undefined : query.maxPrice * 100,
    excludeId: query.exclude,
    onePerModel: query.onePerModel,
  }
}

export function toPage({ sort, offset = 0, limit }: ProductsQuery): Pick<ProductQuery, 'sort' | 'offset' | 'limit'> {
  return { sort, offset, limit }
}

/** The category by slug, id or both. Two different categories, or an unknown one, match nothing: `''`. */
function requestedCategory(
  categories: readonly Category[],
  { category, categoryId }: ProductsQuery,
): string | undefined {
  if (categoryId === undefined) return category
  const slug = categories.find((one) => one.id === categoryId)?.slug ?? ''
  return category === undefined || category === slug ? slug : ''
}
