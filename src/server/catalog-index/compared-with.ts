import type { ProductsQuery } from '../../contract/product-queries.ts'
import { type Comparison, type Limit, readComparison, readLikeness } from '../../domain/search/comparison.ts'
import { MEASURES, rangeWord } from '../../domain/search/measure-words.ts'
import { foldText, queryKeys, searchKeys, words } from '../../domain/search-key.ts'
import type { CatalogProduct } from './catalog-product.ts'
import type { Searched } from './catalogue-contents.ts'
import type { ProductCriteria } from './product-criteria.ts'

/** What is searched for instead of a comparison, and what it must be: cheaper than a product, say. */
export interface Compared {
  query: ProductsQuery
  limit: (criteria: ProductCriteria) => ProductCriteria
}

/** Of a search as `cheaper than the Livia`, which names a product of the shop; null for any other. */
export function comparedWith(searched: Searched, query: ProductsQuery): Compared | null {
  const comparison = query.q === undefined ? null : withWholeName(searched, readComparison(query.q))
  if (comparison === null) return null
  const names = 'between' in comparison ? comparison.between : [comparison.than]
  const read = names.map((name) => readName(searched, name))
  const named = read.map(({ products }) => products)
  if (named.some((products) => products.length === 0)) return null
  const limit = 'between' in comparison ? limitBetween(named) : limitBy(comparison, named.flat())
  if (limit === null) return null
  const kinds = new Set(named.flat().map(({ categoryId }) => categoryId))
  const isChosen = query.category !== undefined || query.categoryId !== undefined
  const [categoryId] = kinds
  const ofKind = kinds.size === 1 && !isChosen ? { categoryId } : {}
  // Of several kinds, no case is meant.
  const all = kinds.size > 1 ? 'glasses' : undefined
  const q = [comparison.rest, ...read.flatMap(({ beside }) => beside)].join(' ').trim()
  return {
    query: { ...query, ...ofKind, q: q === '' ? all : q },
    limit: (criteria) => ({ ...limit(criteria), isCompared: true }),
  }
}

/** With all of the name that is written in full, as in `cheaper than Lydra, Ivory`. */
function withWholeName(searched: Searched, comparison: Comparison | null): Comparison | null {
  if (comparison === null || 'between' in comparison) return comparison
  for (const { name, nameEl } of findNamed(searched, comparison.than)) {
    const whole = [name, nameEl]
      .map(foldText)
      .find((one) => `${comparison.than}${comparison.rest.trim()}`.startsWith(one))
    if (whole !== undefined)
      return { ...comparison, than: whole, rest: comparison.rest.replace(whole.slice(comparison.than.length), ' ') }
  }
  return comparison
}

/**
 * A search for what is like a product, by its shape instead of its name, and whether it says nothing else; null for any
 * other search.
 */
export function likeNamed(searched: Searched, query: ProductsQuery): { query: ProductsQuery; isAll: boolean } | null {
  const likeness = query.q === undefined ? null : readLikeness(query.q)
  const shape = likeness && findNamed(searched, likeness.like, 1)[0]?.shape
  return shape ? { query: { ...query, q: `${shape} ${likeness.rest}` }, isAll: likeness.rest.trim() === '' } : null
}

/** More of a brand say nothing else. */
const MOST_NAMED = 100

/** The products whose name or brand has the first word, in any spelling; the best match first. */
export function findNamed({ index, products, synonyms }: Searched, than: string, limit = MOST_NAMED): CatalogProduct[] {
  const [first = ''] = words(than)
  const { ids } = index.query({ filters: {}, q: than, synonyms, limit })
  return ids.flatMap((id) => products.get(id) ?? []).filter((product) => isCalled(product, first))
}

function isCalled({ name, nameEl, brand }: CatalogProduct, word: string): boolean {
  const known = words(`${name} ${nameEl} ${brand}`).flatMap(searchKeys)
  return queryKeys(word).some((key) => known.includes(key))
}

/** The products that begin what stands for a name, and what is said behind it, as in `Carlotta cat eye`. */
function readName(searched: Searched, said: string): { products: CatalogProduct[]; beside: string[] } {
  const all = words(said)
  for (let length = all.length; length > 0; length--) {
    const products = findNamed(searched, all.slice(0, length).join(' '))
    if (products.length === 0) continue
    return { products, beside: all.filter((word) => !products.some((product) => isCalled(product, word))) }
  }
  return { products: [], beside: [] }
}

const priceOf = ({ priceCents, discountPriceCents }: CatalogProduct): number => discountPriceCents ?? priceCents

const priced =
  (from: number | undefined, to: number | undefined): Compared['limit'] =>
  (criteria) => ({
    ...criteria,
    ...(from !== undefined && { minPriceCents: Math.max(from, criteria.minPriceCents ?? from) }),
    ...(to !== undefined && { maxPriceCents: Math.min(to, criteria.maxPriceCents ?? to) }),
  })

const least = (values: readonly number[]) => Math.min(...values)
const most = (values: readonly number[]) => Math.max(...values)

/** More than all of the one, and less than all of the other. */
function limitBetween(named: readonly (readonly CatalogProduct[])[]): Compared['limit'] {
  const [lower = [], higher = []] = named
    .map((products) => products.map(priceOf))
    .toSorted((one, other) => least(one) - least(other))
  return priced(most(lower) + 1, least(higher) - 1)
}

const FIELDS = {
  weight: 'weightG',
  width: 'frameWidthMm',
  height: 'lensHeightMm',
  lens: 'lensWidthMm',
  temple: 'templeMm',
  bridge: 'bridgeMm',
} as const satisfies Record<Exclude<Limit['by'], 'price'>, keyof NonNullable<CatalogProduct['measurements']>>

/** Less than each of the products, say. */
function limitBy({ by, isLess, mayEqual }: Limit, products: readonly CatalogProduct[]): Compared['limit'] | null {
  const beside = mayEqual ? 0 : 1
  const limitOf = (values: readonly number[]) => (isLess ? least(values) - beside : most(values) + beside)
  if (by === 'price') {
    const cents = limitOf(products.map(priceOf))
    return isLess ? priced(undefined, cents) : priced(cents, undefined)
  }
  const measured = products.flatMap(({ measurements }) => measurements ?? [])
  if (measured.length === 0) return null
  const value = limitOf(measured.map((all) => Math.round(all[FIELDS[by]])))
  const range = isLess ? rangeWord(by, MEASURES[by][0], value) : rangeWord(by, value, MEASURES[by][1])
  return (criteria) => ({ ...criteria, q: [criteria.q, range].filter(Boolean).join(' ') })
}
