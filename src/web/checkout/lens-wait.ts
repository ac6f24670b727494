import type { CartItem } from '../../contract/cart.ts'

type Lenses = Pick<NonNullable<CartItem['lenses']>, 'needsVisit' | 'prescription'>

/** What an order waits for before it can leave: somebody's visit, somebody's prescription, or lenses being made. */
export type LensWait = 'visit' | 'prescription' | 'making' | null

export function lensWaitOf(lenses: readonly Lenses[]): LensWait {
  if (lenses.length === 0) return null
  if (lenses.some(({ needsVisit }) => needsVisit)) return 'visit'
  return lenses.some(({ prescription }) => prescription === 'later') ? 'prescription' : 'making'
}
