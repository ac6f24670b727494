import { Bitmap, countBits, difference, intersection } from './bitmap.ts'
import type { Matches } from './search-index.ts'

interface Columns {
  inStock: Bitmap
  flags: { isBestseller: Bitmap }
}

/**
 * The sets that a search lists one after the other: a code that was typed in full, whether it is in stock or not; then
 * what is in stock, the better match first; then what is sold out. In each, bestsellers come first.
 */
export function orderMatches(found: Bitmap, { tiers }: Matches, { inStock, flags }: Columns): Bitmap[] {
  const classes: Bitmap[] = []
  let left = found
  const take = (...sets: Bitmap[]) => {
    for (const set of [[...sets, flags.isBestseller], sets]) {
      const taken = intersection([left, ...set])
      if (countBits(taken) > 0) classes.push(taken)
      left = difference(left, taken)
    }
  }
  const [exact = new Bitmap(), ...others] = tiers
  take(exact, inStock)
  take(exact)
  for (const tier of others) take(tier, inStock)
  for (const tier of others) take(tier)
  return classes
}
