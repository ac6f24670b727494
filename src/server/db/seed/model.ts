import type {
  CategorySlug,
  Color,
  FilterCategory,
  FrameType,
  Gender,
  LensColor,
  Material,
  Shape,
} from '../../../domain/eyewear.ts'
import type { SeedProduct } from './seed-product.ts'

interface Design {
  category: CategorySlug
  brand: string
  model: string
  sku: string
  /** In both languages: in Cyprus models are called by their Latin names. */
  name: string
  shape: Shape
  material: Material
  frameType?: FrameType
  gender: Gender
  priceCents: number
  /** A × B □ DBL – temple, full width (mm), weight (g). */
  mm: readonly [lens: number, height: number, bridge: number, temple: number, front: number, grams: number]
  filterCategory?: FilterCategory
  polarised?: boolean
}

interface Colourway {
  color: Color
  code: string
  words: readonly [english: string, greek: string]
  en: string
  el: string
  stock: number
  lensColor?: LensColor
  slug?: string
  priceCents?: number
  discountPriceCents?: number
  filterCategory?: FilterCategory
  polarised?: boolean
  isNew?: boolean
  isBestseller?: boolean
}

/** The products of one design. Lenses without a filter category are clear. */
export function model(design: Design, colourways: readonly Colourway[]): SeedProduct[] {
  const [lensWidthMm, lensHeightMm, bridgeMm, templeMm, frameWidthMm, weightG] = design.mm
  return colourways.map((own) => {
    const filterCategory = own.filterCategory ?? design.filterCategory ?? null
    const isTinted = filterCategory !== null
    return {
      slug: own.slug ?? `${design.model}-${slugOf(own.words[0])}`,
      sku: `${design.sku}-${own.code}`,
      model: design.model,
      name: `${design.name}, ${own.words[0]}`,
      nameEl: `${design.name}, ${own.words[1]}`,
      description: own.en,
      descriptionEl: own.el,
      category: design.category,
      brand: design.brand,
      material: design.material,
      color: own.color,
      shape: design.shape,
      frameType: design.frameType ?? 'full-rim',
      gender: design.gender,
      priceCents: own.priceCents ?? design.priceCents,
      discountPriceCents: own.discountPriceCents ?? null,
      stock: own.stock,
      isNew: own.isNew ?? false,
      isBestseller: own.isBestseller ?? false,
      measurements: { lensWidthMm, lensHeightMm, bridgeMm, templeMm, frameWidthMm, weightG },
      lensColor: own.lensColor ?? 'clear',
      filterCategory,
      uv400: isTinted ? true : null,
      polarised: isTinted ? (own.polarised ?? design.polarised ?? false) : null,
    }
  })
}

function slugOf(words: string): string {
  return words.toLowerCase().replaceAll(/[^a-z]+/g, '-')
}
