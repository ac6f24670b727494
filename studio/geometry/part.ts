import { type Mesh, mirrorX } from './mesh.ts'
import type { Vec3 } from './vector.ts'

/** `body`, `second` and `thread` are the materials of accessories. The names are hashed. */
export type PartMaterial = 'acetate' | 'metal' | 'lens' | 'silicone' | 'foil' | 'body' | 'second' | 'thread'

/** One object of a model in mm. The mesh is relative to `pivot`, which parts of a temple have at their hinge. */
export interface Part {
  name: string
  material: PartMaterial
  mesh: Mesh
  pivot?: Vec3
}

/** The left hinge, and a temple's own origin as seen from there; mm. */
export interface TemplePlace {
  pivot: Vec3
  toPivot: Vec3
}

export interface MeshDetail {
  cellMm: number
  lensRings: number
  lensAround: number
  rimSteps: number
  templeSteps: number
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

export const mirroredPair = (name: string, material: PartMaterial, left: Mesh): Part[] => [
  { name: `${name}_L`, material, mesh: left },
  { name: `${name}_R`, material, mesh: mirrorX(left) },
]

/** As `mirroredPair`, for parts that turn about `pivot`. */
export const templePair = (name: string, material: PartMaterial, left: Mesh, pivot: Vec3): Part[] => [
  { name: `${name}_L`, material, mesh: left, pivot },
  { name: `${name}_R`, material, mesh: mirrorX(left), pivot: [-pivot[0], pivot[1], pivot[2]] },
]
