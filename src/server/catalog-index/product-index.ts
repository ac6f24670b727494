import { FACETS, type Facet, type Filters, FLAGS, facetsWithin, type Sort } from '../../domain/filters.ts'
import type { FrameSize } from '../../domain/frame-size.ts'
import { PRICE_LIMITS } from '../../domain/price-range.ts'
import type { Synonyms } from '../../domain/search-synonyms.ts'
import { Bitmap, bitmapOf, countBits, countCommon, difference, forEachBlock, intersection } from './bitmap.ts'
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
  /** Sizes of which a product must have each, or one near to it. */
  sizes?: readonly FrameSize[] | undefined
  synonyms?: Synonyms | undefined
  excludeId?: number | undefined
  /** Lists and counts models instead of products; a model is shown by its first product in the sort order. */
  onePerModel?: boolean | undefined
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
  /** Products up to each of `PRICE_LIMITS` in whole EUR, whatever the price bounds. */
  prices: { upTo: number; count: number }[]
  facets: Record<Facet, FacetCount[]>
}

export interface ProductIndex {
  readonly size: number
  query(query: ProductQuery): ProductPage
  facets(criteria: ProductCriteria): ProductFacets
  /** How many different values the products have. */
  countValues(facet: Facet): number
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
    countValues: (facet) => columns.facets[facet].countAll(undefined).length,
    upsert: (changed) => columns.upsert(changed),
    remove: (ids) => columns.remove(ids),
  }
}

function findPage(columns: ProductColumns, query: ProductQuery): ProductPage {
  const chosen = chosenSets(columns, query.filters)
  const { set, count } = select(columns, [...chosen.values(), ...otherSets(columns, query)])
  const { sort = 'featured', onePerModel = false } = query
  const offset = Math.max(0, query.offset ?? 0)
  const limit = Math.max(0, query.limit ?? count)
  const idsOf = (slots: readonly number[]) => slots.map((slot) => columns.sortColumns.ids[slot] as number)
  const order = columns.orders[sort]
  if (!onePerModel) return { total: count, ids: idsOf(order.page(set, count, offset, limit)) }
  const firsts = columns.models.firstOfEach(order.page(set, count, 0, count))
  return { total: firsts.length, ids: idsOf(firsts.slice(offset, offset + limit)) }
}

function countFacets(columns: ProductColumns, criteria: ProductCriteria): ProductFacets {
  const { filters } = criteria
  const chosen = chosenSets(columns, filters)
  const others = otherSets(columns, criteria)
  const found = select(columns, [...chosen.values(), ...others])
  const isReplacing = (facet: Facet) => facetsWithin(facet).some((inner) => chosen.has(inner))
  const unchosen = FACETS.filter((facet) => !isReplacing(facet))
  const counts = new Map(countIn(columns, found, unchosen, criteria))
  for (const facet of FACETS.filter(isReplacing)) {
    const replaced = facetsWithin(facet)
    const sideways = [...chosen].filter(([key]) => !replaced.includes(key)).map(([, set]) => set)
    const selection = select(columns, [...sideways, ...others])
    for (const [key, values] of countIn(columns, selection, [facet], criteria)) counts.set(key, values)
  }
  const total = criteria.onePerModel ? columns.models.countIn(found.set) : found.count
  const prices = countPrices(columns, criteria)
  return { total, prices, facets: recordOf(FACETS, (facet) => counts.get(facet) as FacetCount[]) }
}

function countPrices(columns: ProductColumns, criteria: ProductCriteria): ProductFacets['prices'] {
  const unpriced = { ...criteria, minPriceCents: undefined, maxPriceCents: undefined }
  const { set } = select(columns, [...chosenSets(columns, criteria.filters).values(), ...otherSets(columns, unpriced)])
  return PRICE_LIMITS.map((upTo) => {
    const priced = columns.pricedUpTo(upTo * 100)
    const { models } = columns
    return {
      upTo,
      count: criteria.onePerModel ? models.countIn(intersection([set, priced])) : countCommon(set, priced),
    }
  })
}

type FacetCounts = [facet: Facet, values: FacetCount[]][]

function countIn(
  columns: ProductColumns,
  selection: Selection,
  facets: readonly Facet[],
  { filters, onePerModel }: ProductCriteria,
): FacetCounts {
  const { set, count } = selection
  if (onePerModel) {
    const countModels = (common: Bitmap) => columns.models.countIn(common)
    return facets.map((facet) => [facet, columns.facets[facet].countGroups(set, filters[facet], countModels)])
  }
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
  if (excluded !== null) sets.push(difference(columns.live, bitmapOf([excluded])))
  const matches = q === undefined ? null : columns.terms.search(q, columns.live, criteria.synonyms)
  if (matches !== null) sets.push(matches)
  for (const size of criteria.sizes ?? []) sets.push(columns.terms.searchSize(size, columns.live))
  return sets
}

function pricedWithin(columns: ProductColumns, minCents: number, maxCents: number): Bitmap {
  const order = columns.orders['price-asc']
  const low = order.rankOf(minCents)
  const high = order.rankOf(Math.floor(maxCents) + 1)
  if (high - low <= columns.size / 2) return bitmapOf(order.slots(low, high))
  const outside = bitmapOf(order.slots(0, low))
  for (const slot of order.slots(high, order.length)) outside.add(slot)
  return difference(columns.live, outside)
}
