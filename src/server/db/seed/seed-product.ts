import type {
  CategorySlug,
  Color,
  FilterCategory,
  FrameType,
  Gender,
  LensColor,
  Material,
  Measurements,
  Shape,
} from '../../../domain/eyewear.ts'

/** A brand and the party responsible for its product safety (Regulation 2023/988, art. 19). */
export interface SeedBrand {
  brand: string
  maker: string
  postalAddress: string
  email: string
  /** Required if the manufacturer is outside the EU. */
  responsiblePerson: string | null
}

export interface SeedProduct {
  slug: string
  sku: string
  /** The design that colourways share; `null` for accessories. */
  model: string | null
  name: string
  nameEl: string
  description: string
  descriptionEl: string
  category: CategorySlug
  brand: string
  material: Material
  color: Color
  shape: Shape | null
  frameType: FrameType | null
  gender: Gender | null
  priceCents: number
  discountPriceCents: number | null
  stock: number
  isNew: boolean
  isBestseller: boolean
  measurements: Measurements | null
  lensColor: LensColor | null
  /** Required for sunglasses and tinted sport eyewear (EN ISO 12312-1), otherwise `null`. */
  filterCategory: FilterCategory | null
  uv400: boolean | null
  polarised: boolean | null
}
