import type { FilterCategory } from '../eyewear.ts'

export const LENS_TYPES = ['plano', 'single', 'bifocal', 'office', 'progressive'] as const
export type LensType = (typeof LENS_TYPES)[number]

/** With more than one power in a lens. */
export const MULTIFOCALS = ['bifocal', 'office', 'progressive'] as const satisfies readonly LensType[]
export type Multifocal = (typeof MULTIFOCALS)[number]

/** By their trade names, lowest index first. 1.53 is Trivex, 1.59 polycarbonate. */
export const LENS_MATERIALS = ['1.50', '1.53', '1.56', '1.59', '1.60', '1.67', '1.74'] as const
export type LensMaterial = (typeof LENS_MATERIALS)[number]

export interface MaterialFacts {
  /** At the helium d line; Europe's e line reads higher. */
  refractiveIndex: number
  /** The lower it is, the more colour shows at the edge of sight. */
  abbeNumber: number
  /** In g/cm³. */
  density: number
  /** The least centre thickness that is made, in tenths of a millimetre. */
  minCentreTenthsMm: number
}

const facts = (
  refractiveIndex: number,
  abbeNumber: number,
  density: number,
  minCentreTenthsMm: number,
): MaterialFacts => ({ refractiveIndex, abbeNumber, density, minCentreTenthsMm })

/** Densities and Abbe numbers are of lens-shapers, indices of igateoptics and the Brien Holden Vision Institute. */
export const MATERIAL_FACTS: Readonly<Record<LensMaterial, MaterialFacts>> = {
  '1.50': facts(1.498, 59, 1.31, 20),
  '1.53': facts(1.532, 44, 1.11, 15),
  '1.56': facts(1.556, 37, 1.23, 15),
  '1.59': facts(1.586, 30, 1.2, 15),
  '1.60': facts(1.598, 41, 1.3, 15),
  '1.67': facts(1.66, 32, 1.37, 15),
  '1.74': facts(1.732, 33, 1.47, 15),
}

/** Every lens has the hard coat. */
export const LENS_COATINGS = ['hard', 'anti-reflective', 'anti-reflective-plus'] as const
export type LensCoating = (typeof LENS_COATINGS)[number]

/** One at most: a lens is not tinted, photochromic and polarised at once. */
export const LENS_TINTS = ['clear', 'tinted', 'gradient', 'photochromic', 'polarised'] as const
export type LensTint = (typeof LENS_TINTS)[number]

/** Of tinted, gradient, photochromic and polarised lenses. */
export const TINT_COLOURS = ['grey', 'brown', 'green'] as const
export type TintColour = (typeof TINT_COLOURS)[number]

/** What is ordered for both eyes. */
export interface LensChoice {
  type: LensType
  material: LensMaterial
  coating: LensCoating
  tint: LensTint
  /** Of tinted, gradient and polarised lenses; otherwise null. */
  filterCategory: FilterCategory | null
}

export const isMultifocal = (type: LensType): type is Multifocal => (MULTIFOCALS as readonly LensType[]).includes(type)

/** Whether a tint is made in a category of EN ISO 12312-1. Photochromic lenses change theirs. */
export const hasFilterCategory = (tint: LensTint): boolean => tint !== 'clear' && tint !== 'photochromic'
