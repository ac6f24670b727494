import { Bitmap, intersection, isEmpty, union } from './bitmap.ts'

/**
 * Of a word or phrase, the products that have it in the brand, in brand or name, in these or the attributes, as the
 * beginning of a word of these, in the kinds or among the other names, anywhere. A description counts only for a word that nothing else has.
 * Tiers are often one and the same set: it is made once.
 */
export type Tiers = readonly Bitmap[]
const TIERS = 6

export const everyTier = (set: Bitmap): Tiers => Array.from({ length: TIERS }, () => set)
export const NOTHING = everyTier(new Bitmap())

/** Each tier with those before it, of live products. */
export function cumulated(setsByTier: readonly (readonly Bitmap[])[], live: Bitmap): Tiers {
  const sum = new Bitmap()
  const tiers: Bitmap[] = []
  for (const sets of setsByTier) {
    const added = sets.filter(({ words }) => words.length > 0)
    for (const set of added) sum.addAll(set)
    const before = tiers.at(-1)
    tiers.push(before !== undefined && added.length === 0 ? before : intersection([sum, live]))
  }
  return tiers
}

/** The tiers with something made of each; of tiers that are the same set, once. */
export function ofEach(tiers: Tiers, make: (tier: Bitmap) => Bitmap): Tiers {
  const made: Bitmap[] = []
  for (const [at, tier] of tiers.entries()) made.push(tier === tiers[at - 1] ? (made.at(-1) as Bitmap) : make(tier))
  return made
}

export const common = (all: readonly Tiers[]): Tiers => combined(all, intersection)

export const either = (all: readonly Tiers[]): Tiers => combined(all, union)

function combined(all: readonly Tiers[], combine: (sets: readonly Bitmap[]) => Bitmap): Tiers {
  const [first] = all
  if (first !== undefined && all.length === 1) return first
  const combinedTiers: Bitmap[] = []
  for (let tier = 0; tier < TIERS; tier++) {
    const before = combinedTiers.at(-1)
    const isSame = before !== undefined && all.every((tiers) => tiers[tier] === tiers[tier - 1])
    combinedTiers.push(isSame ? before : combine(all.map((tiers) => tiers[tier] as Bitmap)))
  }
  return combinedTiers
}

export const findsNothing = (found: Tiers) => isEmpty(found.at(-1) as Bitmap)
