import { FACETS, type Facet, facetsWithin } from '../../domain/filters.ts'
import { PRICE_LIMITS } from '../../domain/price-range.ts'
import { type Bitmap, countCommon, forEachBlock, intersection } from './bitmap.ts'
import type { FacetCount } from './facet-column.ts'
import type { ProductColumns } from './product-columns.ts'
import type { ProductCriteria } from './product-criteria.ts'
import { recordOf } from './record-of.ts'
import type { Matches } from './search-scope.ts'
import { chosenSets, matchesOf, otherSets, type Selection, select } from './select-products.ts'

/** Per facet, every value in the catalogue with the number of products found when it is chosen instead. */
export interface ProductFacets {
  total: number
  /** Products up to each of `PRICE_LIMITS` in whole EUR, whatever the price bounds. */
  prices: { upTo: number; count: number }[]
  facets: Record<Facet, FacetCount[]>
}

export function countFacets(columns: ProductColumns, criteria: ProductCriteria): ProductFacets {
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
