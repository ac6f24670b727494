import type { FrameType, Material, Measurements, Shape } from '../eyewear.ts'
import { designFor } from './design-rules.ts'
import type { FrameDesign } from './frame-design.ts'
import { MODEL_NOTES } from './model-notes.ts'

/** What a design follows from; accessories have no shape, frame type and measurements. */
export interface Designed {
  model: string | null
  shape: Shape | null
  material: Material
  frameType: FrameType | null
  measurements: Measurements | null
  filterCategory: number | null
  isForKids: boolean
}

/** The design a product is made to, by the rules and its model's own notes; `null` for accessories. */
export function designOf(product: Designed): FrameDesign | null {
  const { model, shape, material, frameType, measurements } = product
  if (!shape || !frameType || !measurements) return null
  const { lensWidthMm, lensHeightMm, bridgeMm, templeMm, frameWidthMm } = measurements
  const ruled = designFor({
    code: model ?? '',
    shape,
    material,
    frameType,
    size: { lensWidthMm, lensHeightMm, bridgeMm, templeMm, frameWidthMm },
    sun: product.filterCategory !== null,
    kids: product.isForKids,
  })
  const notes = model === null ? undefined : MODEL_NOTES[model]
  return notes ? { ...ruled, ...notes(ruled) } : ruled
}
