import type { FrameType, Material, Measurements, Shape } from '../eyewear.ts'
import { designFor } from './design-rules.ts'
import type { FrameDesign } from './frame-design.ts'
import { MODEL_OVERRIDES } from './model-overrides.ts'

export interface DesignInput {
  model: string | null
  shape: Shape | null
  material: Material
  frameType: FrameType | null
  measurements: Measurements | null
  filterCategory: number | null
  isForKids: boolean
}

/** The design by the rules and the model's overrides; `null` for accessories. */
export function designOf(product: DesignInput): FrameDesign | null {
  const { model, shape, material, frameType, measurements } = product
  if (!shape || !frameType || !measurements) return null
  const { lensWidthMm, lensHeightMm, bridgeMm, templeMm, frameWidthMm } = measurements
  const design = designFor({
    code: model ?? '',
    shape,
    material,
    frameType,
    size: { lensWidthMm, lensHeightMm, bridgeMm, templeMm, frameWidthMm },
    sun: product.filterCategory !== null,
    kids: product.isForKids,
  })
  const override = model === null ? undefined : MODEL_OVERRIDES[model]
  return override ? { ...design, ...override(design) } : design
}
