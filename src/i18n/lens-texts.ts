import type { FilterCategory } from '../domain/eyewear.ts'
import type { LensCoating, LensMaterial, LensTint, LensType, TintColour } from '../domain/lens/lens-options.ts'
import type { LensUse } from '../domain/lens/lens-use.ts'
import type { Dictionary } from './translate.ts'
import { fill } from './translate.ts'

type Terms = Dictionary['lensTerms']

interface Facts {
  use: LensUse
  type: LensType
  material: LensMaterial
  coating: LensCoating
  tint: LensTint
  tintColour: TintColour | null
  filterCategory: FilterCategory | null
}

/** What the lenses of a line are, in short lines: type and use, material, coating, tint. */
export function lensTexts(terms: Terms, lenses: Facts): string[] {
  const { type, use, material, coating } = lenses
  const head = type === 'plano' ? terms.types.plano : `${terms.types[type]}, ${terms.uses[use]}`
  const tint = lenses.tint === 'clear' ? [] : [tintText(terms, lenses)]
  return [head, capital(terms.materials[material]), terms.coatings[coating], ...tint]
}

function tintText(terms: Terms, { tint, tintColour, filterCategory }: Facts): string {
  const colour = tintColour === null ? [] : [terms.colours[tintColour]]
  const category = filterCategory === null ? [] : [fill(terms.category, { number: filterCategory })]
  return [terms.tints[tint], ...colour, ...category].join(', ')
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
