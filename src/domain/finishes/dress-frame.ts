import type { Color, FrameType, Gender, LensColor, Material, Shape } from '../eyewear.ts'
import { ACETATES, METALS, OWN_SHEETS, TRIM } from './acetates.ts'
import { constructionOf } from './construction.ts'
import type { Finish, LensFinish } from './finish.ts'
import { GRADIENTS, LENSES } from './lenses.ts'

/** What a colourway's look follows from. */
export interface Colourway {
  slug: string
  shape: Shape
  material: Material
  frameType: FrameType
  color: Color
  lensColor: LensColor | null
  filterCategory: number | null
  polarised: boolean | null
  gender: Gender | null
}

type Described = Omit<Colourway, 'shape' | 'frameType'> & { shape: Shape | null; frameType: FrameType | null }

/** A product as the colourway of a frame; `null` for what is no frame. */
export function colourwayOf({ shape, frameType, ...others }: Described): Colourway | null {
  return shape && frameType ? { ...others, shape, frameType } : null
}

/** The finishes of a frame's materials, by the names that its models give them. */
export interface FrameFinishes {
  acetate: Extract<Finish, { stuff: 'acetate' }>
  metal: Extract<Finish, { stuff: 'metal' }>
  lens: LensFinish
  silicone: Extract<Finish, { stuff: 'silicone' }>
}

const SILVER_TRIM: readonly Color[] = ['crystal', 'smoke', 'aegean', 'navy', 'sage']

/** Injected nylon is dyed through and satin; it takes none of acetate's patterns. */
const nylonOf = (color: Color) => ({
  family: 'solid' as const,
  roughness: 0.22,
  colors: [NYLON_DYES[color] ?? '#17181A'],
})
const NYLON_DYES: Partial<Record<Color, string>> = {
  aegean: '#174F7A',
  sage: '#3C5A47',
  ivory: '#E9E3D6',
  terracotta: '#A8401C',
  navy: '#0D1836',
  rose: '#DB8E90',
  gunmetal: '#34373B',
}

/** The finishes of one colourway: what the studio's pictures and the browser's models are painted with. */
export function finishesOf(frame: Colourway): FrameFinishes {
  const seed = seedOf(frame.slug)
  const nylon = frame.material === 'nylon' ? nylonOf(frame.color) : {}
  return {
    acetate: { stuff: 'acetate', ...(OWN_SHEETS[frame.slug] ?? ACETATES[frame.color]), ...nylon, seed },
    metal: { stuff: 'metal', ...metalOf(frame) },
    lens: lensOf(frame),
    silicone: { stuff: 'silicone' },
  }
}

function metalOf(frame: Colourway) {
  const { color, material } = frame
  const construction = constructionOf(frame)
  if (construction === 'acetate' || construction === 'browline' || construction === 'shield') {
    return SILVER_TRIM.includes(color) ? { color: '#E6E7E8', roughness: 0.14 } : TRIM
  }
  const metal = METALS[color] ?? TRIM
  return material === 'titanium' ? { ...metal, roughness: metal.roughness + 0.07 } : metal
}

/** Women's and unpolarised soft shapes carry gradients; the rest are tinted through. */
function lensOf({ lensColor, shape, polarised, filterCategory, gender }: Colourway): LensFinish {
  const color = lensColor ?? 'clear'
  const soft =
    shape === 'cat-eye' || shape === 'butterfly' || shape === 'hexagonal' || shape === 'oval' || gender === 'women'
  const finish = (soft && !polarised && GRADIENTS[color]) || LENSES[color]
  if (filterCategory === null || filterCategory >= 3) return finish
  return { ...finish, top: lighter(finish.top, filterCategory), bottom: lighter(finish.bottom, filterCategory) }
}

/** Category 2 lets about twice, category 1 about three times the light of category 3 through (EN ISO 12312-1). */
function lighter(hex: string, category: number): string {
  const share = category === 2 ? 0.3 : 0.5
  const channels = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))
  return `#${channels
    .map((c) =>
      Math.round(c + (255 - c) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** A steady number of a name, so that no two products are cut from the same spot of the sheet. */
function seedOf(slug: string): number {
  let hash = 7
  for (const letter of slug) hash = (hash * 31 + letter.charCodeAt(0)) % 9973
  return hash % 89
}
