import type { ProductsQuery } from '../../contract/product-queries.ts'
import { type Comparison, readComparison } from '../../domain/search/comparison.ts'
import { MEASURES, rangeWord } from '../../domain/search/measure-words.ts'
import { queryKeys, searchKeys, words } from '../../domain/search-key.ts'
import type { CatalogProduct } from './catalog-product.ts'
import type { CatalogueContents } from './catalogue-contents.ts'
import type { ProductCriteria } from './product-criteria.ts'

type Searched = Pick<CatalogueContents, 'categories' | 'synonyms' | 'index' | 'products'>

/** What is searched for instead of a comparison, and what it must be: cheaper than a product, say. */
export interface Compared {
  query: ProductsQuery
  limit: (criteria: ProductCriteria) => ProductCriteria
}

/** Of a search as `cheaper than the Livia`, which names a product of the shop; null for any other. */
export function comparedWith(searched: Searched, query: ProductsQuery): Compared | null {
  const comparison = query.q === undefined ? null : readComparison(query.q)
  if (comparison === null) return null
  const product = findNamed(searched, comparison.than)
  const limit = product && limitBy(comparison, product)
  if (product === null || limit === null) return null
  const ofKind =
    query.category === undefined && query.categoryId === undefined ? { categoryId: product.categoryId } : {}
  return {
    query: { ...query, ...ofKind, q: comparison.rest.trim() === '' ? undefined : comparison.rest },
    limit: (criteria) => ({ ...limit(criteria), isCompared: true }),
  }
}

/** The first product whose name has the first word, in any spelling. */
function findNamed({ index, products, synonyms }: Searched, than: string): CatalogProduct | null {
  const [id] = index.query({ filters: {}, q: than, synonyms, limit: 1 }).ids
  const product = id === undefined ? undefined : products.get(id)
  const named = words(`${product?.name} ${product?.nameEl}`).flatMap(searchKeys)
  const isNamed = queryKeys(words(than)[0] ?? '').some((key) => named.includes(key))
  return product !== undefined && isNamed ? product : null
}

function limitBy({ by, isLess }: Comparison, product: CatalogProduct): Compared['limit'] | null {
  if (by === 'price') {
    const cents = product.discountPriceCents ?? product.priceCents
    return isLess
      ? (criteria) => ({ ...criteria, maxPriceCents: Math.min(cents - 1, criteria.maxPriceCents ?? Infinity) })
      : (criteria) => ({ ...criteria, minPriceCents: Math.max(cents + 1, criteria.minPriceCents ?? -Infinity) })
  }
  if (product.measurements === null) return null
  const value = Math.round(by === 'weight' ? product.measurements.weightG : product.measurements.frameWidthMm)
  const [least, most] = MEASURES[by]
  const range = isLess ? rangeWord(by, least, value - 1) : rangeWord(by, value + 1, most)
  return (criteria) => ({ ...criteria, q: [criteria.q, range].filter(Boolean).join(' ') })
}
