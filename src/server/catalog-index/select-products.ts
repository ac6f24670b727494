import { FACETS, type Facet, type Filters, FLAGS } from '../../domain/filters.ts'
import { Bitmap, bitmapOf, countBits, difference, haveCommon, intersection } from './bitmap.ts'
import type { ProductColumns } from './product-columns.ts'
import type { ProductCriteria } from './product-criteria.ts'
import type { SearchIndex } from './search-index.ts'
import type { Matches, SearchScope } from './search-scope.ts'
import { WORN } from './search-texts.ts'
import { ofEach } from './tiers.ts'

const ANY_PRICE = { minPriceCents: -Infinity, maxPriceCents: Infinity }

/** What the words of a search match; `null` without any. A size alone matches every product, in the order of a search. */
export function matchesOf(columns: ProductColumns, criteria: ProductCriteria): Matches | null {
  const { q, sizes = [], synonyms, isLenient, mayLeaveAll, isLiteral, isWorn } = criteria
  const { live } = columns
  if (q === undefined && sizes.length === 0) return null
  const chosen = [...chosenSets(columns, criteria.filters).values()]
  const within = select(columns, [...chosen, ...otherSets(columns, criteria, null)]).set
  const scope = { live, within, synonyms, isLenient, mayLeaveAll, isLiteral, isWorn }
  const anyPrice = () => select(columns, [...chosen, ...otherSets(columns, { ...criteria, ...ANY_PRICE }, null)]).set
  const find = (typed: string) =>
    criteria.isWorn ? searchWorn(columns.search, typed, scope, anyPrice) : columns.search.search(typed, scope)
  const matches = q === undefined ? null : find(q)
  if (matches !== null || sizes.length === 0) return matches
  return { all: columns.live, tiers: [new Bitmap(), columns.live] }
}

/**
 * As a search does, without accessories, unless it finds them alone at any price and names something of them: a case is
 * for any glasses. Other names count before that.
 *
 * @param anyPrice what was chosen but prices
 */
function searchWorn(
  index: SearchIndex,
  q: string,
  scope: SearchScope & { within: Bitmap },
  anyPrice: () => Bitmap,
): Matches | null {
  const named = index.named(WORN, scope)
  const worn = intersection([scope.within, named])
  const matches = index.search(q, scope)
  if (matches === null || !haveCommon(matches.all, scope.within)) return matches
  if (haveCommon(matches.all, worn)) return only(worn, matches)
  const others = index.search(q, { ...scope, within: worn })
  if (others !== null && haveCommon(others.all, worn)) return only(worn, others)
  const isTooDear = haveCommon(intersection([matches.all, named]), anyPrice())
  return isTooDear || !index.namesSome(q, matches.all, scope) ? only(worn, matches) : matches
}

const only = (some: Bitmap, matches: Matches): Matches => ({
  ...matches,
  all: intersection([matches.all, some]),
  tiers: ofEach(matches.tiers, (tier) => intersection([tier, some])),
})

export interface Selection {
  set: Bitmap
  count: number
}

export function select(columns: ProductColumns, sets: readonly Bitmap[]): Selection {
  if (sets.length === 0) return { set: columns.live, count: columns.size }
  const set = intersection(sets)
  return { set, count: countBits(set) }
}

export function chosenSets(columns: ProductColumns, filters: Filters): Map<Facet, Bitmap> {
  const sets = new Map<Facet, Bitmap>()
  for (const facet of FACETS) {
    const value = filters[facet]
    if (value !== undefined) sets.set(facet, columns.facets[facet].find(value) ?? new Bitmap())
  }
  return sets
}

export function otherSets(columns: ProductColumns, criteria: ProductCriteria, matches: Matches | null): Bitmap[] {
  const { filters, excludeId, minPriceCents = -Infinity, maxPriceCents = Infinity } = criteria
  const sets = FLAGS.filter((flag) => filters[flag] !== undefined).map((flag) =>
    filters[flag] ? columns.flags[flag] : difference(columns.live, columns.flags[flag]),
  )
  if (minPriceCents > -Infinity || maxPriceCents < Infinity) {
    sets.push(columns.prices.within(minPriceCents, maxPriceCents, columns.live))
  }
  const excluded = excludeId === undefined ? null : columns.find(excludeId)
  if (excluded !== null) sets.push(difference(columns.live, bitmapOf([excluded])))
  const { unwanted = [], synonyms } = criteria
  if (unwanted.length > 0) sets.push(columns.search.without(unwanted, { live: columns.live, synonyms }))
  if (matches !== null) sets.push(matches.all)
  for (const size of criteria.sizes ?? []) sets.push(columns.search.searchSize(size, { live: columns.live, synonyms }))
  return sets
}
