import { acetateFront, hingePlaneZ } from './acetate-front.ts'
import { endPieceY } from './acetate-silhouette.ts'
import { type FrameDesign, halfFrame } from './frame-design.ts'
import { hinge } from './hinge.ts'
import { lensMesh } from './lens.ts'
import { type Mesh, mirrorX, translate } from './mesh.ts'
import { browBar, metalEndPiece, metalEndY, metalHingeZ, tubeBridge, wireRim } from './metal-front.ts'
import { metalTemple, sleeve } from './metal-temple.ts'
import { padArm, siliconePad } from './nose-pads.ts'
import { frontRivets, templeRivets } from './rivets.ts'
import { acetateTemple, wireCore } from './temple.ts'
import type { Vec3 } from './vector.ts'

export type PartMaterial = 'acetate' | 'metal' | 'lens' | 'silicone'

/** One body of the finished frame. Parts of a temple hang on its hinge: their mesh is relative to `pivot`. */
export interface Part {
  name: string
  material: PartMaterial
  mesh: Mesh
  pivot?: Vec3
}

/** How fine the bodies are cut; stills want `STILL`, the browser's models start from `LIGHT`. */
export interface Fineness {
  cellMm: number
  lensRings: number
  lensAround: number
  rimSteps: number
  templeSteps: number
  trim: boolean
}

export const STILL: Fineness = {
  cellMm: 0.26,
  lensRings: 24,
  lensAround: 320,
  rimSteps: 320,
  templeSteps: 120,
  trim: true,
}
export const DRAFT: Fineness = { ...STILL, cellMm: 0.45 }

/** All parts of a frame in mm: x to the wearer's left (viewer's right), y up, z to the viewer, datum line at y = 0. */
export function buildFrame(design: FrameDesign, fine: Fineness): Part[] {
  const lens = lensMesh(design, fine.lensRings, fine.lensAround)
  const lenses = both('lens', 'lens', lens)
  if (design.construction === 'acetate') return [...lenses, ...acetateParts(design, fine)]
  return [...lenses, ...metalParts(design, fine)]
}

const both = (name: string, material: PartMaterial, left: Mesh): Part[] => [
  { name: `${name}_L`, material, mesh: left },
  { name: `${name}_R`, material, mesh: mirrorX(left) },
]

function acetateParts(design: FrameDesign, fine: Fineness): Part[] {
  const { temple } = design
  const pivot: Vec3 = [
    halfFrame(design.size) - temple.thicknessMm - 0.95,
    endPieceY(design),
    hingePlaneZ(design) - 0.06,
  ]
  const toPivot: Vec3 = [halfFrame(design.size) - 0.3 - pivot[0], 0, -0.06]
  const halves = hinge(5, 1.15, 5.4, 0.95)
  const rivets = fine.trim ? frontRivets(design) : null
  const onTemple = fine.trim ? templeRivets(design) : null
  return [
    { name: 'rim', material: 'acetate', mesh: acetateFront(design, fine.cellMm) },
    ...(rivets ? both('rivets', 'metal', rivets) : []),
    ...(fine.trim ? both('hinge', 'metal', translate(halves.front, pivot)) : []),
    ...temples('temple', 'acetate', translate(acetateTemple(design, fine.templeSteps), toPivot), pivot),
    ...(fine.trim ? temples('core', 'metal', translate(wireCore(design), toPivot), pivot) : []),
    ...(fine.trim ? temples('barrel', 'metal', halves.temple, pivot) : []),
    ...(onTemple ? temples('temple_rivets', 'metal', translate(onTemple, toPivot), pivot) : []),
  ]
}

function metalParts(design: FrameDesign, fine: Fineness): Part[] {
  const endY = metalEndY(design)
  const pivot: Vec3 = [halfFrame(design.size) - 1.9, endY, metalHingeZ(design)]
  const toPivot: Vec3 = [halfFrame(design.size) - 0.1 - pivot[0], 0, -0.15]
  const halves = hinge(3, 0.85, 2.9, 0.75)
  return [
    ...both('rim', 'metal', wireRim(design, fine.rimSteps)),
    { name: 'rim_bridge', material: 'metal', mesh: tubeBridge(design) },
    ...(design.bridge.kind === 'double'
      ? [{ name: 'rim_bar', material: 'metal', mesh: browBar(design) } as const]
      : []),
    ...both('rim_end', 'metal', metalEndPiece(design)),
    ...both('pad_arm', 'metal', padArm(design)),
    ...both('pad', 'silicone', siliconePad(design)),
    ...(fine.trim ? both('hinge', 'metal', translate(halves.front, pivot)) : []),
    ...temples('temple', 'metal', translate(metalTemple(design, fine.templeSteps), toPivot), pivot),
    ...temples('sleeve', 'acetate', translate(sleeve(design, fine.templeSteps), toPivot), pivot),
    ...(fine.trim ? temples('barrel', 'metal', halves.temple, pivot) : []),
  ]
}

function temples(name: string, material: PartMaterial, left: Mesh, pivot: Vec3): Part[] {
  return [
    { name: `${name}_L`, material, mesh: left, pivot },
    { name: `${name}_R`, material, mesh: mirrorX(left), pivot: [-pivot[0], pivot[1], pivot[2]] },
  ]
}
