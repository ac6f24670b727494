import { ACCESSORIES } from './products/accessories.ts'
import { KIDS } from './products/kids.ts'
import { OPTICAL_FRAMES } from './products/optical-frames.ts'
import { SPORT_EYEWEAR } from './products/sport-eyewear.ts'
import { SUNGLASSES } from './products/sunglasses.ts'
import type { SeedProduct } from './seed-product.ts'

export const SEED_PRODUCTS: SeedProduct[] = [
  ...SUNGLASSES,
  ...OPTICAL_FRAMES,
  ...SPORT_EYEWEAR,
  ...KIDS,
  ...ACCESSORIES,
]
