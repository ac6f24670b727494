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
import { metalTemple, sleeve } from './metal-temple.ts'
import { padArm, siliconePad } from './nose-pads.ts'
import { both, type Fineness, type Part, temples } from './part.ts'
import { lensScrew } from './rivets.ts'
import type { Vec3 } from './vector.ts'

const HALF_RIM = { from: -0.035, to: 0.535 }
/** How far a rimless mount reaches over the lens, mm. */
const MOUNT_MM = 4.2

/** Wire rims with their bridge; what a browline hides its brow behind. */
export function wireRims(design: FrameDesign, fine: Fineness): Part[] {
  const bar: Part[] =
    design.bridge.kind === 'double' ? [{ name: 'rim_bar', material: 'metal', mesh: browBar(design) }] : []
  return [
    ...both('rim', 'metal', wireRim(design, fine.rimSteps)),
    { name: 'rim_bridge', material: 'metal', mesh: tubeBridge(design) },
    ...bar,
  ]
}

/** A metal rim above and a nylon thread below. */
export function halfRims(design: FrameDesign, fine: Fineness): Part[] {
  return [
    ...both('rim', 'metal', wireRim(design, fine.rimSteps, HALF_RIM)),
    ...both('thread', 'silicone', nylonThread(design, fine.rimSteps, { from: HALF_RIM.to, to: 1 + HALF_RIM.from })),
    ...both('edge', 'silicone', lensEdge(design, fine.rimSteps)),
    { name: 'rim_bridge', material: 'metal', mesh: tubeBridge(design) },
  ]
}

/** Free lenses: bridge and end-pieces are screwed through the glass. */
export function rimlessMounts(design: FrameDesign, fine: Fineness): Part[] {
  const y = metalEndY(design)
  const bridgeY = (design.bridge.level * design.size.lensHeightMm) / 2
  const temporal = edgeAt(design, y, 'temporal')[0] - MOUNT_MM + 1.4
  const nasal = edgeAt(design, bridgeY, 'nasal')[0] + MOUNT_MM - 1.2
  return [
    ...both('edge', 'silicone', lensEdge(design, fine.rimSteps)),
    { name: 'rim_bridge', material: 'metal', mesh: tubeBridge(design, MOUNT_MM) },
    ...both('screw', 'metal', lensScrew(design, temporal, y)),
    ...both('screw_nasal', 'metal', lensScrew(design, nasal, bridgeY)),
  ]
}

export const strapReach = ({ construction }: FrameDesign): number => (construction === 'rimless' ? MOUNT_MM : 0)

/** Silicone pads on their wires. */
export const padParts = (design: FrameDesign): Part[] => [
  ...both('pad_arm', 'metal', padArm(design)),
  ...both('pad', 'silicone', siliconePad(design)),
]

/** End-pieces, hinges, spring temples and their sleeves. */
export function metalTempleParts(design: FrameDesign, fine: Fineness): Part[] {
  const half = halfFrame(design.size)
  const pivot: Vec3 = [half - 1.9, metalEndY(design), metalHingeZ(design)]
  const toPivot: Vec3 = [half - 0.1 - pivot[0], 0, -0.15]
  const body: Part[] = [
    ...both('rim_end', 'metal', metalEndPiece(design, strapReach(design))),
    ...temples('temple', 'metal', translate(metalTemple(design, fine.templeSteps), toPivot), pivot),
    ...temples('sleeve', 'acetate', translate(sleeve(design, fine.templeSteps), toPivot), pivot),
  ]
  if (!fine.trim) return body
  const halves = hinge(3, 0.85, 2.9, 0.75)
  return [
    ...body,
    ...both('hinge', 'metal', translate(halves.front, pivot)),
    ...temples('barrel', 'metal', halves.temple, pivot),
  ]
}
