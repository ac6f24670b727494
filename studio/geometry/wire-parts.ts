import { type FrameDesign, halfFrame } from '../../src/domain/frame-design/frame-design.ts'
import { hinge } from './hinge.ts'
import { holeBushing, lensScrew } from './lens-mounts.ts'
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
import { type MeshDetail, mirroredPair, type Part, type TemplePlace, templePair } from './part.ts'
import type { Vec3 } from './vector.ts'

const HALF_RIM = { from: -0.035, to: 0.535 }

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
  const edges = mirroredPair('edge', 'silicone', lensEdge(design, detail.rimSteps))
  const mounts = (['temporal', 'nasal'] as const).flatMap((side) => [
    ...mirroredPair(`screw_${side}`, 'metal', lensScrew(design, side)),
    ...(detail.hardware ? mirroredPair(`bushing_${side}`, 'silicone', holeBushing(design, side)) : []),
  ])
  return [...edges, { name: 'rim_bridge', material: 'metal', mesh: tubeBridge(design) }, ...mounts]
}

export const padParts = (design: FrameDesign): Part[] => [
  ...mirroredPair('pad_arm', 'metal', padArm(design)),
  ...mirroredPair('pad', 'silicone', siliconePad(design)),
]

export function metalTempleParts(design: FrameDesign, detail: MeshDetail): Part[] {
  const { pivot, toPivot } = wireTemplePlace(design)
  const body: Part[] = [
    ...mirroredPair('rim_end', 'metal', metalEndPiece(design)),
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

export function wireTemplePlace(design: FrameDesign): TemplePlace {
  const half = halfFrame(design.size)
  const pivot: Vec3 = [half - 1.9, metalEndY(design), metalHingeZ(design)]
  return { pivot, toPivot: [half - 0.1 - pivot[0], 0, -0.15] }
}
