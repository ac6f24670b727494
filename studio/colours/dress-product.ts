import type { Color } from '../../src/domain/eyewear.ts'
import type { SeedProduct } from '../../src/server/db/seed/seed-product.ts'
import type { Construction } from '../geometry/frame-design.ts'
import type { PartMaterial } from '../geometry/part.ts'
import { ACETATES, METALS, TRIM } from './acetates.ts'
import type { Finish, LensFinish } from './finish.ts'
import { GRADIENTS, LENSES } from './lenses.ts'

export type Finishes = Partial<Record<PartMaterial, Finish>>

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

/** The finishes of one colourway: what Blender paints the design's materials with. */
export function finishesOf(product: SeedProduct, construction: Construction): Finishes {
  const seed = seedOf(product.slug)
  const nylon = product.material === 'nylon' ? nylonOf(product.color) : {}
  return {
    acetate: { stuff: 'acetate', ...ACETATES[product.color], ...nylon, seed },
    metal: { stuff: 'metal', ...metalOf(product, construction) },
    lens: lensOf(product),
    silicone: { stuff: 'silicone' },
  }
}

function metalOf({ color, material }: SeedProduct, construction: Construction) {
  if (construction === 'acetate' || construction === 'browline' || construction === 'shield') {
    return SILVER_TRIM.includes(color) ? { color: '#E6E7E8', roughness: 0.14 } : TRIM
  }
  const metal = METALS[color] ?? TRIM
  return material === 'titanium' ? { ...metal, roughness: metal.roughness + 0.07 } : metal
}

/** Women's and unpolarised soft shapes carry gradients; the rest are tinted through. */
function lensOf({ lensColor, shape, polarised, filterCategory, gender }: SeedProduct): LensFinish {
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
