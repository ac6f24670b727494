import { FACETS, FLAGS, facetsWithin, type Sort } from '../../src/domain/filters.ts'
import { swapKeyboardLayout } from '../../src/domain/keyboard-layout.ts'
import { PRICE_LIMITS } from '../../src/domain/price-range.ts'
import { compounds, queryKeys, searchKeys, words } from '../../src/domain/search-key.ts'
import { isInflection, stemOf } from '../../src/domain/word-ending.ts'
import type { IndexedProduct } from '../../src/server/catalog-index/product-columns.ts'
import type { ProductCriteria, ProductQuery } from '../../src/server/catalog-index/product-index.ts'

/** The expected page of a product query, found by a full scan. */
export function scanProducts(rows: readonly IndexedProduct[], query: ProductQuery) {
  const matching = rows.filter(meets(rows, query)).sort(inOrder(query.sort ?? 'featured'))
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
  const facets = FACETS.map((facet) => {
    const chosen = criteria.filters[facet]
    const replaced: string[] = facetsWithin(facet)
    const others = Object.fromEntries(Object.entries(criteria.filters).filter(([name]) => !replaced.includes(name)))
    const found = rows.filter(meets(rows, { ...criteria, filters: others }))
    const values = new Set(rows.map((row) => row[facet]).filter((value) => value !== null))
    if (chosen !== undefined) values.add(chosen)
    const counts = [...values].sort().map((value) => {
      return { value, count: count(found.filter((row) => row[facet] === value)) }
    })
    return [facet, counts]
  })
  const unpriced = rows.filter(meets(rows, { ...criteria, minPriceCents: undefined, maxPriceCents: undefined }))
  const prices = PRICE_LIMITS.map((upTo) => {
    return { upTo, count: count(unpriced.filter((row) => row.unitPriceCents <= upTo * 100)) }
  })
  return { total: count(rows.filter(meets(rows, criteria))), prices, facets: Object.fromEntries(facets) }
}

function meets(rows: readonly IndexedProduct[], criteria: ProductCriteria): (row: IndexedProduct) => boolean {
  const { filters, q = '', minPriceCents = 0, maxPriceCents = Infinity, excludeId } = criteria
  const isMet = (expected: unknown, actual: unknown) => expected === undefined || expected === actual
  const hasWords = containsWords(rows, q)
  return (row) =>
    FACETS.every((facet) => isMet(filters[facet], row[facet])) &&
    FLAGS.every((flag) => isMet(filters[flag], row[flag])) &&
    row.unitPriceCents >= minPriceCents &&
    row.unitPriceCents <= maxPriceCents &&
    row.id !== excludeId &&
    hasWords(row)
}

function containsWords(rows: readonly IndexedProduct[], q: string): (row: IndexedProduct) => boolean {
  if (q.trim() === '') return () => true
  const tests = words(q).map((word) => {
    const keys = queryKeys(word)
    const isSpelled = (typed: string) => (row: IndexedProduct) =>
      queryKeys(typed).some(
        (key) =>
          wordKeysOf(row).some((known) => known.startsWith(key) || hasOtherEnding(key, known)) ||
          (key.length >= 5 && compoundKeysOf(row).some((known) => known.startsWith(key))),
      )
    const hasTypo = (row: IndexedProduct) =>
      keys.some(
        (key) => key.length >= 5 && [...wordKeysOf(row), ...compoundKeysOf(row)].some((known) => isOneTypo(key, known)),
      )
    const spelled = [word, swapKeyboardLayout(word)].map(isSpelled).find((hasWord) => rows.some(hasWord))
    return spelled ?? hasTypo
  })
  return (row) => tests.length > 0 && tests.every((hasWord) => hasWord(row))
}

function hasOtherEnding(key: string, known: string): boolean {
  const stem = stemOf(key)
  return stem !== key && known.startsWith(stem) && isInflection(known, stem)
}

const wordKeysOf = oncePerRow(({ searchText }) => words(searchText).flatMap(searchKeys))

const compoundKeysOf = oncePerRow(({ searchText }) =>
  compounds(searchText).map((compound) => searchKeys(compound).at(-1) as string),
)

function oncePerRow(compute: (row: IndexedProduct) => string[]): (row: IndexedProduct) => string[] {
  const known = new WeakMap<IndexedProduct, string[]>()
  return (row) => {
    const keys = known.get(row) ?? compute(row)
    known.set(row, keys)
    return keys
  }
}

function isOneTypo(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const left = one.slice(at)
  const right = other.slice(at)
  const swapped = left.slice(1, 2) + left.slice(0, 1) + left.slice(2)
  return left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1) || swapped === right
}

function inOrder(sort: Sort) {
  return (one: IndexedProduct, other: IndexedProduct): number => {
    if (sort === 'newest') return other.createdAt - one.createdAt || other.id - one.id
    if (sort === 'price-asc') return one.unitPriceCents - other.unitPriceCents || one.id - other.id
    if (sort === 'price-desc') return other.unitPriceCents - one.unitPriceCents || one.id - other.id
    return one.id - other.id
  }
}
