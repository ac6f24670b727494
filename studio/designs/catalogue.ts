import type { SeedProduct } from '../../src/server/db/seed/seed-product.ts'
import type { FrameDesign } from '../geometry/frame-design.ts'
import { designFor } from './design-rules.ts'
import { MODEL_NOTES } from './model-notes.ts'

/** The design a product is made to; `null` for accessories. Its measurements are the product's own. */
export function designOf(product: SeedProduct): FrameDesign | null {
  const { model, shape, frameType, measurements } = product
  if (!model || !shape || !frameType || !measurements) return null
  const { lensWidthMm, lensHeightMm, bridgeMm, templeMm, frameWidthMm } = measurements
  const ruled = designFor({
    code: model,
    shape,
    material: product.material,
    frameType,
    size: { lensWidthMm, lensHeightMm, bridgeMm, templeMm, frameWidthMm },
    sun: product.filterCategory !== null,
    kids: product.category === 'kids',
  })
  const notes = MODEL_NOTES[model]
  return notes ? { ...ruled, ...notes(ruled) } : ruled
}
