import { FACETS, FLAGS, facetsWithin, type Sort } from '../../src/domain/filters.ts'
import { PRICE_LIMITS } from '../../src/domain/price-range.ts'
import type { IndexedProduct } from '../../src/server/catalog-index/indexed-product.ts'
import type { ProductCriteria, ProductQuery } from '../../src/server/catalog-index/product-criteria.ts'
import { type FieldOf, fieldOfAll, rankOf } from './every-match.ts'

/** What a product is found by, if it has no other texts. */
export const textsOf = (attributes: string) => ({
  codes: [],
  brand: '',
  name: '',
  attributes,
  kinds: '',
  also: '',
  description: '',
})

/** The expected page of a product query, found by a full scan. */
export function scanProducts(rows: readonly IndexedProduct[], query: ProductQuery) {
  const { sort = 'featured', q } = query
  const fieldOf = fieldOfQuery(rows, query)
  const rank = sort === 'featured' && q?.trim() ? rankOf(q, fieldOf) : () => 0
  const matching = rows
    .filter(meets(query, fieldOf))
    .sort((one, other) => rank(one) - rank(other) || inOrder(sort)(one, other))
  const found = query.onePerModel ? firstOfEachModel(matching) : matching
  const { offset = 0, limit = found.length } = query
  return { total: found.length, ids: found.slice(offset, offset + limit).map(({ id }) => id) }
}

const firstOfEachModel = (rows: readonly IndexedProduct[]) =>
  rows.filter((row, at) => rows.findIndex(({ modelKey }) => modelKey === row.modelKey) === at)

/** The expected facet counts, found by a full scan. */
export function scanFacets(rows: readonly IndexedProduct[], criteria: ProductCriteria) {
  const count = (found: readonly IndexedProduct[]) =>
    criteria.onePerModel ? new Set(found.map(({ modelKey }) => modelKey)).size : found.length
  const fieldOf = fieldOfQuery(rows, criteria)
  const facets = FACETS.map((facet) => {
    const chosen = criteria.filters[facet]
    const replaced: readonly string[] = facetsWithin(facet)
    const others = Object.fromEntries(Object.entries(criteria.filters).filter(([name]) => !replaced.includes(name)))
    const found = rows.filter(meets({ ...criteria, filters: others }, fieldOf))
    const values = new Set(rows.map((row) => row[facet]).filter((value) => value !== null))
    if (chosen !== undefined) values.add(chosen)
    const counts = [...values].sort().map((value) => {
      return { value, count: count(found.filter((row) => row[facet] === value)) }
    })
    return [facet, counts]
  })
  const unpriced = rows.filter(meets({ ...criteria, minPriceCents: undefined, maxPriceCents: undefined }, fieldOf))
  const prices = PRICE_LIMITS.map((upTo) => {
    return { upTo, count: count(unpriced.filter((row) => row.unitPriceCents <= upTo * 100)) }
  })
  return { total: count(rows.filter(meets(criteria, fieldOf))), prices, facets: Object.fromEntries(facets) }
}

/** The tier in which a product has the words of a query. */
function fieldOfQuery(rows: readonly IndexedProduct[], criteria: ProductCriteria): FieldOf {
  const { q = '' } = criteria
  if (q.trim() === '') return () => 0
  return fieldOfAll(
    rows,
    q,
    meets(criteria, () => 0),
  )
}

function meets(criteria: ProductCriteria, fieldOf: FieldOf): (row: IndexedProduct) => boolean {
  const { filters, minPriceCents = 0, maxPriceCents = Infinity, excludeId } = criteria
  const isMet = (expected: unknown, actual: unknown) => expected === undefined || expected === actual
  return (row) =>
    FACETS.every((facet) => isMet(filters[facet], row[facet])) &&
    FLAGS.every((flag) => isMet(filters[flag], row[flag])) &&
    row.unitPriceCents >= minPriceCents &&
    row.unitPriceCents <= maxPriceCents &&
    row.id !== excludeId &&
    fieldOf(row) !== Infinity
}

function inOrder(sort: Sort) {
  return (one: IndexedProduct, other: IndexedProduct): number => {
    if (sort === 'newest') return other.createdAt - one.createdAt || other.id - one.id
    if (sort === 'price-asc') return one.unitPriceCents - other.unitPriceCents || one.id - other.id
    if (sort === 'price-desc') return other.unitPriceCents - one.unitPriceCents || one.id - other.id
    return one.id - other.id
  }
}
