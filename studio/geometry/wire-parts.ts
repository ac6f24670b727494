import { type FrameDesign, halfFrame } from '../../src/domain/frame-design/frame-design.ts'
import { edgeAt } from '../../src/domain/frame-design/front-outline.ts'
import { hinge } from './hinge.ts'
import { translate } from './mesh.ts'
import {
  browBar,
  lensEdge,
  metalEndPiece,
  metalEndY,
  metalHingeZ,
  nylonThread,
  tubeBridge,
  wireRim,
} from './metal-front.ts'
import { metalTemple, templeSleeve } from './metal-temple.ts'
import { padArm, siliconePad } from './nose-pads.ts'
import { type MeshDetail, mirroredPair, type Part, templePair } from './part.ts'
import { lensScrew } from './rivets.ts'
import type { Vec3 } from './vector.ts'

const HALF_RIM = { from: -0.035, to: 0.535 }
const MOUNT_OVERLAP_MM = 4.2

export function wireRims(design: FrameDesign, detail: MeshDetail): Part[] {
  const bar: Part[] =
    design.bridge.kind === 'double' ? [{ name: 'rim_bar', material: 'metal', mesh: browBar(design) }] : []
  return [
    ...mirroredPair('rim', 'metal', wireRim(design, detail.rimSteps)),
    { name: 'rim_bridge', material: 'metal', mesh: tubeBridge(design) },
    ...bar,
  ]
}

export function halfRims(design: FrameDesign, detail: MeshDetail): Part[] {
  return [
    ...mirroredPair('rim', 'metal', wireRim(design, detail.rimSteps, HALF_RIM)),
    ...mirroredPair(
      'thread',
      'silicone',
      nylonThread(design, detail.rimSteps, { from: HALF_RIM.to, to: 1 + HALF_RIM.from }),
    ),
    ...mirroredPair('edge', 'silicone', lensEdge(design, detail.rimSteps)),
    { name: 'rim_bridge', material: 'metal', mesh: tubeBridge(design) },
  ]
}

/** Bridge and end-pieces are screwed through the lenses. */
export function rimlessMounts(design: FrameDesign, detail: MeshDetail): Part[] {
  const y = metalEndY(design)
  const bridgeY = (design.bridge.level * design.size.lensHeightMm) / 2
  const temporal = edgeAt(design, y, 'temporal')[0] - MOUNT_OVERLAP_MM + 1.4
  const nasal = edgeAt(design, bridgeY, 'nasal')[0] + MOUNT_OVERLAP_MM - 1.2
  return [
    ...mirroredPair('edge', 'silicone', lensEdge(design, detail.rimSteps)),
    { name: 'rim_bridge', material: 'metal', mesh: tubeBridge(design, MOUNT_OVERLAP_MM) },
    ...mirroredPair('screw', 'metal', lensScrew(design, temporal, y)),
    ...mirroredPair('screw_nasal', 'metal', lensScrew(design, nasal, bridgeY)),
  ]
}

export const endPieceReachMm = ({ construction }: FrameDesign): number =>
  construction === 'rimless' ? MOUNT_OVERLAP_MM : 0

export const padParts = (design: FrameDesign): Part[] => [
  ...mirroredPair('pad_arm', 'metal', padArm(design)),
  ...mirroredPair('pad', 'silicone', siliconePad(design)),
]

export function metalTempleParts(design: FrameDesign, detail: MeshDetail): Part[] {
  const half = halfFrame(design.size)
  const pivot: Vec3 = [half - 1.9, metalEndY(design), metalHingeZ(design)]
  const toPivot: Vec3 = [half - 0.1 - pivot[0], 0, -0.15]
  const body: Part[] = [
    ...mirroredPair('rim_end', 'metal', metalEndPiece(design, endPieceReachMm(design))),
    ...templePair('temple', 'metal', translate(metalTemple(design, detail.templeSteps), toPivot), pivot),
    ...templePair('sleeve', 'acetate', translate(templeSleeve(design, detail.templeSteps), toPivot), pivot),
  ]
  if (!detail.hardware) return body
  const halves = hinge(3, 0.85, 2.9, 0.75)
  return [
    ...body,
    ...mirroredPair('hinge', 'metal', translate(halves.front, pivot)),
    ...templePair('barrel', 'metal', halves.temple, pivot),
  ]
}
