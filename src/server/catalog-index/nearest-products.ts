import { FACETS, FLAGS } from '../../domain/filters.ts'
import { isPlain } from '../../domain/search/little-words.ts'
import { widened } from '../../domain/search/measure-words.ts'
import { readSearchQuery } from '../../domain/search/query.ts'
import type { Unstocked } from '../../domain/search/unstocked.ts'
import { words } from '../../domain/search-key.ts'
import type { CatalogueContents } from './catalogue-contents.ts'
import { NO_PRICE, type ProductCriteria } from './product-criteria.ts'
import type { ProductIndex } from './product-index.ts'
import { KIDS, names } from './read-size-order.ts'

/** Conditions that leave products when they are dropped together. */
export interface Drop {
  /** Filters by name, or `price` or `q`. */
  names: string[]
  total: number
}

export interface NearestProducts {
  /** What to drop, the most products first; of two conditions only where one alone does not help. */
  drops: Drop[]
  ids: number[]
}

interface Found extends Drop {
  ids: number[]
}

const MOST_WORDS = 6
/** A shorter beginning says too little of a word. */
const LEAST_BEGINNING = 3
const LEAST_PART = 0.6
/** How much further a measurement may reach each way, in mm or g, until something is found. */
const WIDER = [1, 2, 4, 8, 16]

/**
 * What to drop from criteria that match nothing, and the nearest products: first those of single drops, in turn, then
 * those of pairs. Takes one query per condition and, where these find too little, one per pair of conditions.
 */
export function nearestProducts(index: ProductIndex, criteria: ProductCriteria, limit: number): NearestProducts {
  const names = criteria.isCompared ? ['q'] : conditionsOf(criteria)
  if (names.join() === 'q') {
    const near = criteria.isPriceTyped || criteria.isCompared ? nearestToPrice(index, criteria, limit) : []
    return { drops: [], ids: near.length > 0 ? near : nearestToWords(index, criteria, limit) }
  }
  // Without its only condition a list is the whole shop, which is near to nothing.
  if (names.length < 2) return { drops: [], ids: [] }
  const found = (dropped: string[][]): Found[] =>
    dropped
      .map((some) => ({ names: some, ...index.query({ ...without(criteria, some), limit }) }))
      .filter(({ total }) => total > 0)
      .sort((one, other) => other.total - one.total)
  const alone = found(names.map((name) => [name]))
  const nearest = inTurn(alone.map(({ ids }) => ids))
  if (nearest.length >= limit) return { drops: alone.map(toDrop), ids: nearest.slice(0, limit) }
  const paired = found(names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other])))
  const ids = [...new Set([...nearest, ...inTurn(paired.map((pair) => pair.ids))])]
  return { drops: (alone.length > 0 ? alone : paired).map(toDrop), ids: ids.slice(0, limit) }
}

/** What the words find at any price, from the lowest; of what should cost at least so much, from the highest. */
function nearestToPrice(index: ProductIndex, criteria: ProductCriteria, limit: number): number[] {
  const sort = criteria.maxPriceCents === undefined ? 'price-desc' : 'price-asc'
  return index.query({ ...criteria, ...NO_PRICE, sort, limit }).ids
}

/**
 * What measures nearly so; else what a search without one of its words finds, each word left out in turn; of a lone word,
 * what begins most like it.
 */
function nearestToWords(index: ProductIndex, criteria: ProductCriteria, limit: number): number[] {
  const find = (some: readonly string[]) => index.query({ ...criteria, q: some.join(' '), limit }).ids
  const said = words(criteria.q ?? '')
  // Of a whole sentence, what products have.
  const typed = (said.length > MOST_WORDS ? said.filter((word) => find([word]).length > 0) : said).slice(0, MOST_WORDS)
  const q = typed.join(' ')
  for (const wider of WIDER.map((by) => widened(q, by)).filter((one) => one !== q)) {
    const near = find([wider])
    if (near.length > 0) return near
  }
  if (typed.length > 1) {
    const shorter = inTurn(typed.map((_, left) => find(typed.filter((_, at) => at !== left))))
    const found = shorter.length > 0 ? shorter : inTurn(typed.map((word) => find([word])))
    if (found.length > 0) return found.slice(0, limit)
  }
  for (const word of typed) {
    const least = Math.max(LEAST_BEGINNING, Math.ceil(word.length * LEAST_PART))
    for (let length = word.length - 1; length >= least; length--) {
      const found = find([word.slice(0, length)])
      if (found.length > 0) return found
    }
  }
  return []
}

/** Products like what the shop does not have: by the rest of the search, else by what is like it; children's where they are named. */
export function productsLike(
  { index, synonyms }: Pick<CatalogueContents, 'index' | 'synonyms'>,
  { like, likeWords, rest }: Unstocked,
  limit: number,
): number[] {
  if (like === null) return []
  const telling = readSearchQuery(rest)?.words.filter((word) => !isPlain(word)) ?? []
  const q = telling.join(' ')
  const unwanted = names(KIDS, telling, synonyms) ? undefined : [KIDS]
  const searches = q ? [like, {}].map((filters) => ({ filters, q, synonyms, unwanted })) : []
  const tried = [...searches, { filters: like, q: likeWords, synonyms, unwanted }].map(
    (query) => index.query({ ...query, limit }).ids,
  )
  return tried.find((ids) => ids.length > 0) ?? []
}

const toDrop = ({ names, total }: Found): Drop => ({ names, total })

function conditionsOf({ filters, q, minPriceCents, maxPriceCents, isPriceTyped }: ProductCriteria): string[] {
  const chosen = [...FACETS, ...FLAGS].filter((name) => filters[name] !== undefined)
  const hasPrice = !isPriceTyped && (minPriceCents !== undefined || maxPriceCents !== undefined)
  const hasWords = isPriceTyped || q !== undefined
  return [...chosen, ...(hasPrice ? ['price'] : []), ...(hasWords ? ['q'] : [])]
}

function without(criteria: ProductCriteria, names: readonly string[]): ProductCriteria {
  const kept = Object.entries(criteria.filters).filter(([name]) => !names.includes(name))
  return {
    ...criteria,
    filters: Object.fromEntries(kept),
    ...(names.includes(criteria.isPriceTyped ? 'q' : 'price') && NO_PRICE),
    ...(names.includes('q') && { q: undefined }),
  }
}

/** The first of each list, then the second of each; each id once. */
function inTurn(lists: readonly number[][]): number[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  const turns = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? []))
  return [...new Set(turns.flat())]
}
