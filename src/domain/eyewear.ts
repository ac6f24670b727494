/** Codes of product attributes. Lengths are millimetres in the boxing system (ISO 8624). */

export const SHAPES = [
  'round',
  'panto',
  'square',
  'rectangle',
  'trapezoid',
  'cat-eye',
  'butterfly',
  'aviator',
  'hexagonal',
  'oval',
  'browline',
  'shield',
] as const
export type Shape = (typeof SHAPES)[number]

export const MATERIALS = [
  'acetate',
  'bio-acetate',
  'metal',
  'titanium',
  'mixed',
  'nylon',
  'leather',
  'microfibre',
  'silk',
  'cotton',
  'glass',
] as const
export type Material = (typeof MATERIALS)[number]

export const COLORS = [
  'black',
  'tortoise',
  'dark-havana',
  'honey',
  'blonde',
  'horn',
  'crystal',
  'champagne',
  'sage',
  'smoke',
  'aegean',
  'navy',
  'burgundy',
  'rose',
  'ivory',
  'terracotta',
  'gold',
  'pale-gold',
  'silver',
  'gunmetal',
  'brown',
] as const
export type Color = (typeof COLORS)[number]

export const FRAME_TYPES = ['full-rim', 'half-rim', 'rimless'] as const
export type FrameType = (typeof FRAME_TYPES)[number]

export const GENDERS = ['women', 'men', 'unisex', 'kids'] as const
export type Gender = (typeof GENDERS)[number]

export const LENS_COLORS = [
  'clear',
  'grey',
  'brown',
  'green',
  'blue',
  'amber',
  'rose',
  'silver-mirror',
  'gold-mirror',
] as const
export type LensColor = (typeof LENS_COLORS)[number]

/** Luminous transmittance classes of EN ISO 12312-1: 0 = 80–100 %, 1 = 43–80, 2 = 18–43, 3 = 8–18, 4 = 3–8. */
export const FILTER_CATEGORIES = [0, 1, 2, 3, 4] as const
export type FilterCategory = (typeof FILTER_CATEGORIES)[number]

/** A frame's measurements in mm and grams. `lensHeightMm` is B, `lensWidthMm` is A and `bridgeMm` is DBL of the boxing system. */
export interface Measurements {
  lensWidthMm: number
  lensHeightMm: number
  bridgeMm: number
  templeMm: number
  /** The widest part of the front, end-piece to end-piece. */
  frameWidthMm: number
  weightG: number
}

/** Ids 1 and 2 are fixed by the specification, the slugs by the footer's links. */
export const CATEGORY_IDS = {
  sunglasses: 1,
  'optical-frames': 2,
  'sport-eyewear': 3,
  kids: 4,
  accessories: 5,
} as const
export type CategorySlug = keyof typeof CATEGORY_IDS

export const PLACEHOLDER_VIEWS = ['front', 'measured'] as const
export type PlaceholderView = (typeof PLACEHOLDER_VIEWS)[number]

export function placeholderImages(slug: string, isFrame: boolean): string[] {
  const views = isFrame ? PLACEHOLDER_VIEWS : PLACEHOLDER_VIEWS.slice(0, 1)
  return views.map((view) => `/pictures/${slug}/${view}.svg`)
}
