import type { Color, FrameType, Gender, LensColor, Material, Shape } from '../eyewear.ts'
import { ACETATES, METALS, SHEETS_BY_PRODUCT, TRIM } from './acetates.ts'
import { constructionOf } from './construction.ts'
import type { Finish, LensFinish } from './finish.ts'
import { GRADIENTS, LENSES } from './lenses.ts'

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

type FrameAttributes = Omit<Colourway, 'shape' | 'frameType'> & { shape: Shape | null; frameType: FrameType | null }

/** `null` for products that are not frames. */
export function colourwayOf({ shape, frameType, ...others }: FrameAttributes): Colourway | null {
  return shape && frameType ? { ...others, shape, frameType } : null
}

/** By the names of the materials in the models. */
export interface FrameFinishes {
  acetate: Extract<Finish, { stuff: 'acetate' }>
  metal: Extract<Finish, { stuff: 'metal' }>
  lens: LensFinish
  silicone: Extract<Finish, { stuff: 'silicone' }>
}

const COLORS_WITH_SILVER_TRIM: readonly Color[] = ['crystal', 'smoke', 'aegean', 'navy', 'sage']

const nylonFinish = (color: Color) => ({
  family: 'solid' as const,
  roughness: 0.22,
  colors: [NYLON_COLORS[color] ?? '#17181A'],
})
const NYLON_COLORS: Partial<Record<Color, string>> = {
  aegean: '#174F7A',
  sage: '#3C5A47',
  ivory: '#E9E3D6',
  terracotta: '#A8401C',
  navy: '#0D1836',
  rose: '#DB8E90',
  gunmetal: '#34373B',
}

export function finishesOf(frame: Colourway): FrameFinishes {
  const seed = patternSeed(frame.slug)
  const nylon = frame.material === 'nylon' ? nylonFinish(frame.color) : {}
  return {
    acetate: { stuff: 'acetate', ...(SHEETS_BY_PRODUCT[frame.slug] ?? ACETATES[frame.color]), ...nylon, seed },
    metal: { stuff: 'metal', ...metalFinish(frame) },
    lens: lensFinish(frame),
    silicone: { stuff: 'silicone' },
  }
}

function metalFinish(frame: Colourway) {
  const { color, material } = frame
  const construction = constructionOf(frame)
  if (construction === 'acetate' || construction === 'browline' || construction === 'shield') {
    return COLORS_WITH_SILVER_TRIM.includes(color) ? { color: '#E6E7E8', roughness: 0.14 } : TRIM
  }
  const metal = METALS[color] ?? TRIM
  return material === 'titanium' ? { ...metal, roughness: metal.roughness + 0.07 } : metal
}

function lensFinish({ lensColor, shape, polarised, filterCategory, gender }: Colourway): LensFinish {
  const color = lensColor ?? 'clear'
  const prefersGradient =
    shape === 'cat-eye' || shape === 'butterfly' || shape === 'hexagonal' || shape === 'oval' || gender === 'women'
  const finish = (prefersGradient && !polarised && GRADIENTS[color]) || LENSES[color]
  if (filterCategory === null || filterCategory >= 3) return finish
  return { ...finish, top: lighter(finish.top, filterCategory), bottom: lighter(finish.bottom, filterCategory) }
}

/** Category 2 transmits about twice, category 1 about three times the light of category 3 (EN ISO 12312-1). */
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

/** A stable number per product, so that patterns differ. */
function patternSeed(slug: string): number {
  let hash = 7
  for (const letter of slug) hash = (hash * 31 + letter.charCodeAt(0)) % 9973
  return hash % 89
}
