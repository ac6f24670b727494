import { Bitmap, countBits, intersection } from './bitmap.ts'

/**
 * Of a word or phrase, the products that have it in the brand, in brand or name, in these or the attributes, as the
 * beginning of a word of these or among the other names, anywhere. A description counts only for a word that nothing else has.
 */
export type Tiers = readonly Bitmap[]
const TIERS = 5

export const everyTier = (set: Bitmap): Tiers => Array.from({ length: TIERS }, () => set)
export const NOTHING = everyTier(new Bitmap())

/** Each tier with those before it, of live products. */
export function cumulated(setsByTier: readonly (readonly Bitmap[])[], live: Bitmap): Tiers {
  const sum = new Bitmap()
  return setsByTier.map((sets) => {
    for (const set of sets) sum.addAll(set)
    return intersection([sum, live])
  })
}

export const common = (all: readonly Tiers[]): Tiers =>
  NOTHING.map((_, at) => intersection(all.map((tiers) => tiers[at] as Bitmap)))

export const either = (all: readonly Tiers[]): Tiers =>
  NOTHING.map((_, at) => {
    const union = new Bitmap()
    for (const tiers of all) union.addAll(tiers[at] as Bitmap)
    return union
  })

export const isEmpty = (found: Tiers) => countBits(found.at(-1) as Bitmap) === 0
