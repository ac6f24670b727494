import { designOf } from '../../src/domain/frame-design/design-of.ts'
import type { FrameDesign } from '../../src/domain/frame-design/frame-design.ts'
import type { SeedProduct } from '../../src/server/db/seed/seed-product.ts'

/** `null` for accessories and products without a model. */
export function modelDesign(product: SeedProduct): FrameDesign | null {
  return product.model === null ? null : designOf({ ...product, isForKids: product.category === 'kids' })
}
