import { FACETS, type Facet, facetsWithin } from '../../domain/filters.ts'
import { PRICE_LIMITS } from '../../domain/price-range.ts'
import { Arena, inArena } from './arena.ts'
import { type Bitmap, countBits, countCommon, forEachBlock, intersection } from './bitmap.ts'
import type { FacetCount } from './facet-column.ts'
import type { IndexedProduct } from './indexed-product.ts'
import { setsInOrder } from './order-matches.ts'
import type { PartsReader, PartsWriter } from './parts-file.ts'
import { ProductColumns } from './product-columns.ts'
import type { Page, ProductCriteria, ProductQuery } from './product-criteria.ts'
import { recordOf } from './record-of.ts'
import type { Matches } from './search-scope.ts'
import { chosenSets, matchesOf, otherSets, type Selection, select } from './select-products.ts'

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
  /** Whether some product has all words of one of the phrases in its brand, name or attributes. */
  hasAny(phrases: readonly (readonly string[])[]): boolean
  /** The words of `q` that a lenient search leaves out. */
  leftOut(criteria: ProductCriteria): readonly string[]
  /** The values that products have. */
  valuesOf(facet: Facet): string[]
  upsert(rows: readonly IndexedProduct[]): void
  remove(ids: readonly number[]): void
  save(to: PartsWriter): void
}

/**
 * Indexes the catalogue in memory: a bitmap per facet value, the slots in each sort order, and an inverted index of the
 * terms. A query intersects bitmaps, O(conditions × products / 32), and walks one sort order until its page is full.
 * Facets count common bits, O(values × products / 32), or tally the matching slots where those are fewer.
 */
export function createProductIndex(rows: readonly IndexedProduct[]): ProductIndex {
  const columns = new ProductColumns()
  columns.upsert(rows)
  return indexOf(columns)
}

/** An index of rows that come in batches, each id once. */
export function buildProductIndex() {
  const columns = new ProductColumns()
  return {
    add: (rows: readonly IndexedProduct[]) => columns.addUnsorted(rows),
    finish(): ProductIndex {
      columns.finish()
      return indexOf(columns)
    },
  }
}

/** @throws if the file is not whole */
export const loadProductIndex = (from: PartsReader): ProductIndex => indexOf(ProductColumns.load(from))

function indexOf(columns: ProductColumns): ProductIndex {
  const arena = new Arena()
  const answer = <Answer>(work: () => Answer): Answer => {
    arena.reset()
    return inArena(arena, work)
  }
  return {
    get size() {
      return columns.size
    },
    query: (query) => answer(() => findPage(columns, query)),
    facets: (criteria) => answer(() => countFacets(columns, criteria)),
    hasAny: (phrases) => answer(() => columns.search.hasAny(phrases, columns.live)),
    leftOut: ({ q, isLenient, ...criteria }) =>
      q !== undefined && isLenient ? answer(() => columns.search.leftOut(q, { ...criteria, live: columns.live })) : [],
    valuesOf: (facet) => columns.facets[facet].countAll(undefined).map(({ value }) => value),
    upsert: (changed) => columns.upsert(changed),
    remove: (ids) => columns.remove(ids),
    save: (to) => columns.save(to),
  }
}

function findPage(columns: ProductColumns, query: ProductQuery): ProductPage {
  const chosen = chosenSets(columns, query.filters)
  const matches = matchesOf(columns, query)
  const { set, count } = select(columns, [...chosen.values(), ...otherSets(columns, query, matches)])
  const { sort = 'featured', onePerModel = false } = query
  const offset = Math.max(0, query.offset ?? 0)
  const limit = Math.max(0, query.limit ?? count)
  const idsOf = (slots: readonly number[]) => slots.map((slot) => columns.sortColumns.ids[slot] as number)
  const sets = setsInOrder(set, matches, columns, { ...query, sort })
  if (!onePerModel) return { total: count, ids: idsOf(pageOf(columns, sets, { sort, offset, limit })) }
  const firsts = columns.models.firstOfEach(pageOf(columns, sets, { sort, offset: 0, limit: count }))
  return { total: firsts.length, ids: idsOf(firsts.slice(offset, offset + limit)) }
}

/** A part of the sets one after the other, each in the sort order. */
function pageOf(
  columns: ProductColumns,
  sets: Iterable<Bitmap>,
  page: Required<Pick<Page, 'sort' | 'offset' | 'limit'>>,
): number[] {
  const order = columns.orders[page.sort]
  let { offset, limit } = page
  const slots: number[] = []
  for (const set of sets) {
    const count = countBits(set)
    const found = order.page(set, count, offset, limit)
    slots.push(...found)
    limit -= found.length
    offset = Math.max(0, offset - count)
    if (limit <= 0) break
  }
  return slots
}

function countFacets(columns: ProductColumns, criteria: ProductCriteria): ProductFacets {
  const { filters } = criteria
  const chosen = chosenSets(columns, filters)
  const matches = matchesOf(columns, criteria)
  const others = otherSets(columns, criteria, matches)
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
  const prices = countPrices(columns, criteria, matches)
  return { total, prices, facets: recordOf(FACETS, (facet) => counts.get(facet) as FacetCount[]) }
}

function countPrices(
  columns: ProductColumns,
  criteria: ProductCriteria,
  matches: Matches | null,
): ProductFacets['prices'] {
  const unpriced = { ...criteria, minPriceCents: undefined, maxPriceCents: undefined }
  const others = otherSets(columns, unpriced, matches)
  const { set } = select(columns, [...chosenSets(columns, criteria.filters).values(), ...others])
  return PRICE_LIMITS.map((upTo) => {
    const priced = columns.prices.upTo(upTo * 100)
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
  const untallied = facets.filter((facet) => !isTallied(facet))
  if (untallied.length === 0) return tallied
  const countOf = columns.values.counterIn(set)
  const counted: FacetCounts = untallied.map((facet) => [
    facet,
    columns.facets[facet].countValues(countOf, filters[facet]),
  ])
  return [...tallied, ...counted]
}
