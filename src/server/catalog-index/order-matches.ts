import { Bitmap, difference, intersection, isEmpty } from './bitmap.ts'
import type { Page } from './product-criteria.ts'
import type { Matches } from './search-index.ts'

interface Columns {
  inStock: Bitmap
  flags: { isBestseller: Bitmap }
}

/**
 * The sets that a search lists one after the other: a code that was typed in full, whether it is in stock or not; then
 * what is in stock, the better match first; then what is sold out. In each, bestsellers come first. Each is made once it
 * is asked for: a page needs the first few.
 */
export function* orderMatches(found: Bitmap, { tiers }: Matches, { inStock, flags }: Columns): Generator<Bitmap> {
  const [exact = new Bitmap(), ...all] = tiers
  const others = all.filter((tier, at) => tier !== all[at - 1])
  const inOrder = [[exact, inStock], [exact], ...others.map((tier) => [tier, inStock]), ...others.map((tier) => [tier])]
  let left = found
  for (const sets of inOrder) {
    for (const set of [[...sets, flags.isBestseller], sets]) {
      const taken = intersection([left, ...set])
      if (isEmpty(taken)) continue
      yield taken
      left = difference(left, taken)
    }
  }
}

/** What is found as the sets to list one after the other, each in the order of the page. */
export function setsInOrder(found: Bitmap, matches: Matches | null, columns: Columns, page: Page): Iterable<Bitmap> {
  if (matches === null) return [found]
  if (page.isOrderImplied) return byKind(found, matches)
  return page.sort === 'featured' ? orderMatches(found, matches, columns) : [found]
}

/** What has the words of a search in its brand, name or attributes, or begun there, then what is found by less. */
function byKind(found: Bitmap, { tiers: [, , , , begun = new Bitmap()] }: Matches): Bitmap[] {
  const first = intersection([found, begun])
  return [first, difference(found, first)]
}
