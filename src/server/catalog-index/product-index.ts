import { FACETS, type Facet, type Filters, FLAGS, type Sort } from '../../domain/filters.ts'
import { Bitmap, countBits, difference, forEachBlock, intersection } from './bitmap.ts'
import type { FacetCount } from './facet-column.ts'
import { type IndexedProduct, ProductColumns, recordOf } from './product-columns.ts'

/** All conditions must match. Unknown values match nothing. */
export interface ProductCriteria {
  filters: Filters
  /** Each word must match a word of the product, exactly, as a prefix or, failing that, within one edit. */
  q?: string | undefined
  /** Both bounds inclusive, in whole cents (EUR). */
  minPriceCents?: number | undefined
  maxPriceCents?: number | undefined
  excludeId?: number | undefined
}

export interface ProductQuery extends ProductCriteria {
  /** Defaults to 'featured', by ascending id. */
  sort?: Sort | undefined
  offset?: number | undefined
  limit?: number | undefined
}

export interface ProductPage {
  total: number
  ids: number[]
}

/** Per facet, every value in the catalogue with the number of products found when it is chosen instead. */
export interface ProductFacets {
  total: number
  facets: Record<Facet, FacetCount[]>
}

export interface ProductIndex {
  readonly size: number
  query(query: ProductQuery): ProductPage
  facets(criteria: ProductCriteria): ProductFacets
  upsert(rows: readonly IndexedProduct[]): void
  remove(ids: readonly number[]): void
}

/**
 * Indexes the catalogue in memory: a bitmap per facet value, the slots in each sort order, and an inverted index of the
 * terms. A query intersects bitmaps, O(conditions × products / 32), and walks one sort order until its page is full.
 * Facets count common bits, O(values × products / 32), or tally the matching slots where those are fewer.
 */
export function createProductIndex(rows: readonly IndexedProduct[]): ProductIndex {
  const columns = new ProductColumns()
  columns.upsert(rows)
  return {
    get size() {
      return columns.size
    },
    query: (query) => findPage(columns, query),
    facets: (criteria) => countFacets(columns, criteria),
    upsert: (changed) => columns.upsert(changed),
    remove: (ids) => columns.remove(ids),
  }
}

function findPage(columns: ProductColumns, query: ProductQuery): ProductPage {
  const chosen = chosenSets(columns, query.filters)
  const { set, count } = select(columns, [...chosen.values(), ...otherSets(columns, query)])
  const { sort = 'featured', offset = 0, limit = count } = query
  const slots = columns.orders[sort].page(set, count, Math.max(0, offset), Math.max(0, limit))
  return { total: count, ids: slots.map((slot) => columns.sortColumns.ids[slot] as number) }
}

function countFacets(columns: ProductColumns, criteria: ProductCriteria): ProductFacets {
  const { filters } = criteria
  const chosen = chosenSets(columns, filters)
  const others = otherSets(columns, criteria)
  const found = select(columns, [...chosen.values(), ...others])
  const unchosen = FACETS.filter((facet) => !chosen.has(facet))
  const counts = new Map(countIn(columns, found, unchosen, filters))
  for (const facet of chosen.keys()) {
    const sideways = [...chosen].filter(([key]) => key !== facet).map(([, set]) => set)
    const selection = select(columns, [...sideways, ...others])
    for (const [key, values] of countIn(columns, selection, [facet], filters)) counts.set(key, values)
  }
  return { total: found.count, facets: recordOf(FACETS, (facet) => counts.get(facet) as FacetCount[]) }
}

type FacetCounts = [facet: Facet, values: FacetCount[]][]

function countIn(
  columns: ProductColumns,
  selection: Selection,
  facets: readonly Facet[],
  filters: Filters,
): FacetCounts {
  const { set, count } = selection
  if (count === columns.size) return facets.map((facet) => [facet, columns.facets[facet].countAll(filters[facet])])
  const isTallied = (facet: Facet) => columns.facets[facet].prefersTally(set, count)
  const tallies = facets.filter(isTallied).map((facet) => {
    const column = columns.facets[facet]
    return { facet, column, tally: column.createTally() }
  })
  if (tallies.length > 0) {
    forEachBlock(set, (block, length) => {
      for (const { column, tally } of tallies) column.tally(tally, block, length)
    })
  }
  const tallied: FacetCounts = tallies.map(({ facet, column, tally }) => [
    facet,
    column.countTally(tally, filters[facet]),
  ])
  const counted: FacetCounts = facets
    .filter((facet) => !isTallied(facet))
    .map((facet) => [facet, columns.facets[facet].countValues(set, filters[facet])])
  return [...tallied, ...counted]
}

interface Selection {
  set: Bitmap
  count: number
}

function select(columns: ProductColumns, sets: readonly Bitmap[]): Selection {
  if (sets.length === 0) return { set: columns.live, count: columns.size }
  const set = intersection(sets)
  return { set, count: countBits(set) }
}

function chosenSets(columns: ProductColumns, filters: Filters): Map<Facet, Bitmap> {
  const sets = new Map<Facet, Bitmap>()
  for (const facet of FACETS) {
    const value = filters[facet]
    if (value !== undefined) sets.set(facet, columns.facets[facet].find(value) ?? new Bitmap())
  }
  return sets
}

function otherSets(columns: ProductColumns, criteria: ProductCriteria): Bitmap[] {
  const { filters, q, excludeId, minPriceCents = -Infinity, maxPriceCents = Infinity } = criteria
  const sets = FLAGS.filter((flag) => filters[flag] !== undefined).map((flag) =>
    filters[flag] ? columns.flags[flag] : difference(columns.live, columns.flags[flag]),
  )
  if (minPriceCents > -Infinity || maxPriceCents < Infinity) {
    sets.push(pricedWithin(columns, minPriceCents, maxPriceCents))
  }
  const excluded = excludeId === undefined ? null : columns.find(excludeId)
  if (excluded !== null) sets.push(difference(columns.live, setOf([excluded])))
  const matches = q === undefined ? null : columns.terms.search(q, columns.live)
  if (matches !== null) sets.push(matches)
  return sets
}

function pricedWithin(columns: ProductColumns, minCents: number, maxCents: number): Bitmap {
  const order = columns.orders['price-asc']
  const low = order.rankOf(minCents)
  const high = order.rankOf(Math.floor(maxCents) + 1)
  if (high - low <= columns.size / 2) return setOf(order.slots(low, high))
  const outside = setOf(order.slots(0, low))
  for (const slot of order.slots(high, order.length)) outside.add(slot)
  return difference(columns.live, outside)
}

function setOf(slots: Iterable<number>): Bitmap {
  const set = new Bitmap()
  for (const slot of slots) set.add(slot)
  return set
}
