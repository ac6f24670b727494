import type { FrameType, Material, Shape } from '../eyewear.ts'

/** How a frame is built, which decides what of it is acetate and what is metal. */
export type Construction = 'acetate' | 'metal' | 'browline' | 'shield' | 'half-rim' | 'rimless'

interface Built {
  shape: Shape
  material: Material
  frameType: FrameType
}

/** The construction that follows from shape, material and frame type: the house's own rule. */
export function constructionOf({ shape, material, frameType }: Built): Construction {
  if (shape === 'shield') return 'shield'
  if (frameType === 'rimless') return 'rimless'
  if (frameType === 'half-rim') return 'half-rim'
  if (shape === 'browline' || material === 'mixed') return 'browline'
  return material === 'metal' || material === 'titanium' ? 'metal' : 'acetate'
}
