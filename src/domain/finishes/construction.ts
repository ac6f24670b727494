import type { FrameType, Material, Shape } from '../eyewear.ts'

export type Construction = 'acetate' | 'metal' | 'browline' | 'shield' | 'half-rim' | 'rimless'

interface ConstructionInput {
  shape: Shape
  material: Material
  frameType: FrameType
}

export function constructionOf({ shape, material, frameType }: ConstructionInput): Construction {
  if (shape === 'shield') return 'shield'
  if (frameType === 'rimless') return 'rimless'
  if (frameType === 'half-rim') return 'half-rim'
  if (shape === 'browline' || material === 'mixed') return 'browline'
  return material === 'metal' || material === 'titanium' ? 'metal' : 'acetate'
}
