import type { ProductsQuery } from '../../contract/product-queries.ts'
import { type Limit, readComparison, readLikeness } from '../../domain/search/comparison.ts'
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
  const names = 'between' in comparison ? comparison.between : [comparison.than]
  const products = names.flatMap((name) => findNamed(searched, name) ?? [])
  const [product] = products
  if (product === undefined || products.length < names.length) return null
  const limit = 'between' in comparison ? limitBetween(products) : limitBy(comparison, product)
  if (limit === null) return null
  const isOneKind = products.every(({ categoryId }) => categoryId === product.categoryId)
  const isChosen = query.category !== undefined || query.categoryId !== undefined
  const ofKind = isOneKind && !isChosen ? { categoryId: product.categoryId } : {}
  return {
    query: { ...query, ...ofKind, q: comparison.rest.trim() === '' ? undefined : comparison.rest },
    limit: (criteria) => ({ ...limit(criteria), isCompared: true }),
  }
}

/** A search for what is like a product, by its shape instead of its name; null for any other search. */
export function likeNamed(searched: Searched, query: ProductsQuery): ProductsQuery | null {
  const likeness = query.q === undefined ? null : readLikeness(query.q)
  const shape = likeness && findNamed(searched, likeness.like)?.shape
  return shape ? { ...query, q: `${shape} ${likeness.rest}` } : null
}

/** The first product whose name has the first word, in any spelling. */
function findNamed({ index, products, synonyms }: Searched, than: string): CatalogProduct | null {
  const [id] = index.query({ filters: {}, q: than, synonyms, limit: 1 }).ids
  const product = id === undefined ? undefined : products.get(id)
  const named = words(`${product?.name} ${product?.nameEl}`).flatMap(searchKeys)
  const isNamed = queryKeys(words(than)[0] ?? '').some((key) => named.includes(key))
  return product !== undefined && isNamed ? product : null
}

const priceOf = ({ priceCents, discountPriceCents }: CatalogProduct): number => discountPriceCents ?? priceCents

const priced =
  (from: number | undefined, to: number | undefined): Compared['limit'] =>
  (criteria) => ({
    ...criteria,
    ...(from !== undefined && { minPriceCents: Math.max(from, criteria.minPriceCents ?? from) }),
    ...(to !== undefined && { maxPriceCents: Math.min(to, criteria.maxPriceCents ?? to) }),
  })

function limitBetween(products: readonly CatalogProduct[]): Compared['limit'] {
  const prices = products.map(priceOf)
  return priced(Math.min(...prices) + 1, Math.max(...prices) - 1)
}

function limitBy({ by, isLess, mayEqual }: Limit, product: CatalogProduct): Compared['limit'] | null {
  const beside = mayEqual ? 0 : 1
  if (by === 'price') {
    const cents = priceOf(product)
    return isLess ? priced(undefined, cents - beside) : priced(cents + beside, undefined)
  }
  if (product.measurements === null) return null
  const value = Math.round(by === 'weight' ? product.measurements.weightG : product.measurements.frameWidthMm)
  const [least, most] = MEASURES[by]
  const range = isLess ? rangeWord(by, least, value - beside) : rangeWord(by, value + beside, most)
  return (criteria) => ({ ...criteria, q: [criteria.q, range].filter(Boolean).join(' ') })
}
