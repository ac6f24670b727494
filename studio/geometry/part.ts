import { type Mesh, mirrorX } from './mesh.ts'
import type { Vec3 } from './vector.ts'

/** Frames are of the first four; accessories have a body, perhaps a second stuff, and thread. */
export type PartMaterial = 'acetate' | 'metal' | 'lens' | 'silicone' | 'body' | 'second' | 'thread'

/** One body of the finished frame. Parts of a temple hang on its hinge: their mesh is relative to `pivot`. */
export interface Part {
  name: string
  material: PartMaterial
  mesh: Mesh
  pivot?: Vec3
}

/** How fine the bodies are cut; stills want `STILL`, the browser's models start from coarser ones. */
export interface MeshDetail {
  cellMm: number
  lensRings: number
  lensAround: number
  rimSteps: number
  templeSteps: number
  /** Hinges, rivets and wire cores, which only a near view shows. */
  hardware: boolean
}

export const RENDER_DETAIL: MeshDetail = {
  cellMm: 0.26,
  lensRings: 24,
  lensAround: 320,
  rimSteps: 320,
  templeSteps: 120,
  hardware: true,
}
export const DRAFT_DETAIL: MeshDetail = { ...RENDER_DETAIL, cellMm: 0.45 }

/** A body of the wearer's left side and its mirror image. */
export const mirroredPair = (name: string, material: PartMaterial, left: Mesh): Part[] => [
  { name: `${name}_L`, material, mesh: left },
  { name: `${name}_R`, material, mesh: mirrorX(left) },
]

/** The same for what turns with the temples. */
export const templePair = (name: string, material: PartMaterial, left: Mesh, pivot: Vec3): Part[] => [
  { name: `${name}_L`, material, mesh: left, pivot },
  { name: `${name}_R`, material, mesh: mirrorX(left), pivot: [-pivot[0], pivot[1], pivot[2]] },
]
