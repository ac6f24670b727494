import { type FrameDesign, halfFrame } from '../../src/domain/frame-design/frame-design.ts'
import { endPieceY } from '../../src/domain/frame-design/front-outline.ts'
import { acetateFront, hingePlaneZ } from './acetate-front.ts'
import { hinge } from './hinge.ts'
import { translate } from './mesh.ts'
import { type MeshDetail, mirroredPair, type Part, type TemplePlace, templePair } from './part.ts'
import { frontRivets, templeRivets } from './rivets.ts'
import { acetateTemple, wireCore } from './temple.ts'
import type { Vec3 } from './vector.ts'

export function acetateFrontParts(design: FrameDesign, detail: MeshDetail): Part[] {
  const name = design.construction === 'browline' ? 'rim_brow' : 'rim'
  const front: Part = { name, material: 'acetate', mesh: acetateFront(design, detail.cellMm) }
  const rivets = detail.hardware ? frontRivets(design) : null
  return rivets ? [front, ...mirroredPair('rivets', 'metal', rivets)] : [front]
}

export function acetateTempleParts(design: FrameDesign, detail: MeshDetail): Part[] {
  const { pivot, toPivot } = acetateTemplePlace(design)
  const body = templePair('temple', 'acetate', translate(acetateTemple(design, detail.templeSteps), toPivot), pivot)
  if (!detail.hardware) return body
  const halves = hinge(5, 1.15, 5.4, 0.95)
  const rivets = templeRivets(design)
  return [
    ...body,
    ...mirroredPair('hinge', 'metal', translate(halves.front, pivot)),
    ...templePair('barrel', 'metal', halves.temple, pivot),
    ...(design.construction === 'shield'
      ? []
      : templePair('core', 'metal', translate(wireCore(design), toPivot), pivot)),
    ...(rivets ? templePair('temple_rivets', 'metal', translate(rivets, toPivot), pivot) : []),
  ]
}

export function acetateTemplePlace(design: FrameDesign): TemplePlace {
  const { temple, size } = design
  const half = halfFrame(size)
  const pivot: Vec3 = [half - temple.thicknessMm - 0.95, endPieceY(design), hingePlaneZ(design) - 0.06]
  return { pivot, toPivot: [half - 0.3 - pivot[0], 0, -0.06] }
}
