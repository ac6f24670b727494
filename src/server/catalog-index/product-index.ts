import type { Facet } from '../../domain/filters.ts'
import type { FrameSize } from '../../domain/frame-size.ts'
import { Arena, inArena } from './arena.ts'
import { type Bitmap, countBits } from './bitmap.ts'
import { countFacets, type ProductFacets } from './count-facets.ts'
import type { IndexedProduct } from './indexed-product.ts'
import { setsInOrder } from './order-matches.ts'
import type { PartsReader, PartsWriter } from './parts-file.ts'
import { ProductColumns } from './product-columns.ts'
import type { Page, ProductCriteria, ProductQuery } from './product-criteria.ts'
import { chosenSets, matchesOf, otherSets, select } from './select-products.ts'

export interface ProductPage {
  total: number
  ids: number[]
}

export interface ProductIndex {
  readonly size: number
  query(query: ProductQuery): ProductPage
  facets(criteria: ProductCriteria): ProductFacets
  /** Whether a search for words alone finds anything. */
  finds(criteria: Pick<ProductCriteria, 'synonyms' | 'isLiteral'> & { q: string }): boolean
  /** How many things `q` names that products have. */
  countKnown(criteria: Pick<ProductCriteria, 'synonyms' | 'isLiteral'> & { q: string }): number
  /** Whether some product has all words of one of the phrases in its brand, name or attributes. */
  hasAny(phrases: readonly (readonly string[])[]): boolean
  /** Whether a product is of the size; a search for one that none has finds the nearest. */
  hasSize(size: FrameSize): boolean
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
    finds: ({ q, ...how }) => answer(() => columns.search.finds(q, { ...how, live: columns.live })),
    countKnown: ({ q, ...how }) => answer(() => columns.search.countKnown(q, { ...how, live: columns.live })),
    hasAny: (phrases) => answer(() => columns.search.hasAny(phrases, columns.live)),
    hasSize: (size) => answer(() => columns.search.hasSize(size, columns.live)),
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
  if (limit <= 0) return slots
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
