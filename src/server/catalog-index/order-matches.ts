import { Bitmap, difference, haveCommon, intersection, isEmpty, split } from './bitmap.ts'
import type { ProductQuery } from './product-criteria.ts'
import type { SearchIndex } from './search-index.ts'
import type { Matches } from './search-scope.ts'

interface Columns {
  live: Bitmap
  search: Pick<SearchIndex, 'named'>
  inStock: Bitmap
  flags: { isBestseller: Bitmap }
}

/**
 * The sets that a search lists one after the other: a code that was typed in full, whether it is in stock or not; then
 * what is in stock, the better match first, and of equal ones what is described so; then what is sold out. In each,
 * bestsellers come first. Each is made once it is asked for: a page needs the first few.
 */
export function* orderMatches(found: Bitmap, matches: Matches, { inStock, flags }: Columns): Generator<Bitmap> {
  const [exact = new Bitmap(), ...all] = matches.tiers
  const mentions = matches.findMentions?.()
  const others = all
    .filter((tier, at) => tier !== all[at - 1])
    .flatMap((tier) => (mentions ? [[tier, mentions], [tier]] : [[tier]]))
  const inOrder = [[exact, inStock], [exact], ...others.map((sets) => [...sets, inStock]), ...others]
  let left = found
  for (const sets of inOrder) {
    const taken = intersection([left, ...sets])
    if (isEmpty(taken)) continue
    for (const part of split(taken, flags.isBestseller)) if (!isEmpty(part)) yield part
    left = difference(left, taken)
  }
}

type Ordering = Pick<ProductQuery, 'sort' | 'isOrderImplied' | 'first' | 'last' | 'inOrderOf' | 'synonyms'>

/** What is found as the sets to list one after the other, each in the order of the page. */
export function* setsInOrder(
  found: Bitmap,
  matches: Matches | null,
  columns: Columns,
  page: Ordering,
): Generator<Bitmap> {
  const { last, ...others } = page
  if (last !== undefined) {
    const atEnd = columns.search.named(last, { live: columns.live, synonyms: page.synonyms })
    for (const set of split(found, atEnd).reverse()) {
      if (!isEmpty(set)) yield* setsInOrder(set, matches, columns, others)
    }
    return
  }
  const { first: word, inOrderOf, synonyms } = page
  if (inOrderOf !== undefined) return yield* byWords(found, inOrderOf, columns, synonyms)
  const named = word === undefined ? null : columns.search.named(word, { live: columns.live, synonyms })
  const first = named === null ? found : comeFirst(named, found, matches)
  for (const set of first === found ? [found] : [first, difference(found, first)]) {
    for (const part of ownFirst(set, matches, page)) yield* inPageOrder(part, matches, columns, page)
  }
}

/** What is in stock first, by the first word that names it; what none names comes last. */
function* byWords(
  found: Bitmap,
  inOrderOf: readonly string[],
  { live, search, inStock }: Columns,
  synonyms: Ordering['synonyms'],
): Generator<Bitmap> {
  for (const set of split(found, inStock)) {
    let left = set
    for (const word of inOrderOf) {
      const named = intersection([left, search.named(word, { live, synonyms })])
      if (isEmpty(named)) continue
      yield named
      left = difference(left, named)
    }
    yield left
  }
}

/** What is for women alone before what women and men wear, where the order is not a chosen one. */
function ownFirst(found: Bitmap, matches: Matches | null, { sort, isOrderImplied }: Ordering): Bitmap[] {
  const own = sort === 'featured' || isOrderImplied ? matches?.findOwn?.() : undefined
  return own === undefined ? [found] : split(found, own)
}

/** What is named by the word that comes first, unless the best matches are all something else; then everything. */
function comeFirst(named: Bitmap, found: Bitmap, matches: Matches | null): Bitmap {
  const best = matches?.tiers.find((tier) => haveCommon(tier, found)) ?? found
  return haveCommon(intersection([best, found]), named) ? intersection([found, named]) : found
}

function inPageOrder(found: Bitmap, matches: Matches | null, columns: Columns, page: Ordering): Iterable<Bitmap> {
  if (matches === null) return [found]
  if (page.isOrderImplied) return byKind(found, matches)
  return page.sort === 'featured' ? orderMatches(found, matches, columns) : [found]
}

/** What is of a kind that the words of a search name or has such another name, then what is only described so. */
const byKind = (found: Bitmap, { tiers }: Matches): Bitmap[] => split(found, tiers.at(-2) ?? found)
