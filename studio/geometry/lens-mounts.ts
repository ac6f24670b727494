import type { Vec2 } from '../../src/domain/frame-design/closed-curve.ts'
import type { FrameDesign } from '../../src/domain/frame-design/frame-design.ts'
import { edgeAt } from '../../src/domain/frame-design/front-outline.ts'
import { bendPoint, sheetNormal } from './bend.ts'
import { type Mesh, mergeMeshes } from './mesh.ts'
import { metalEndY } from './metal-front.ts'
import { LENS_MOUNT } from './mount-sizes.ts'
import { roundSection, type Station, sweep } from './sweep.ts'
import { add, cross, normalize, scale, type Vec3 } from './vector.ts'

/** Middle of a drill hole in the wearer's left lens, before bending; mm. */
export function drillHole(design: FrameDesign, side: 'nasal' | 'temporal'): Vec2 {
  const y = side === 'temporal' ? metalEndY(design) : (design.bridge.level * design.size.lensHeightMm) / 2
  const inwards = side === 'temporal' ? -LENS_MOUNT.fromEdgeMm : LENS_MOUNT.fromEdgeMm
  return [edgeAt(design, y, side)[0] + inwards, y]
}

/** Heights above the face form's sheet and radii, in mm. */
type Profile = readonly (readonly [heightMm: number, radiusMm: number])[]

const FRONT = LENS_MOUNT.plateMm + LENS_MOUNT.gapMm
const EYELET: Profile = [
  [LENS_MOUNT.gapMm, 1.5],
  [FRONT - 0.14, 1.62],
  [FRONT, 1.46],
]
const NUT: Profile = [
  [-LENS_MOUNT.lensMm - 0.95, 0.8],
  [-LENS_MOUNT.lensMm - 0.8, 1.05],
  [-LENS_MOUNT.lensMm, 1.05],
]
const SHAFT: Profile = [
  [-LENS_MOUNT.lensMm - 0.2, 0.5],
  [FRONT - 0.2, 0.5],
]
const BUSHING: Profile = [
  [-LENS_MOUNT.lensMm + 0.02, 0.82],
  [-0.02, 0.82],
]
const HEAD_MM = 1.12
const SLOT_MM = 0.26

/** Eyelet, slotted screw and nut on both sides of the lens. */
export function lensScrew(design: FrameDesign, side: 'nasal' | 'temporal'): Mesh {
  const axis = holeAxis(design, side)
  return mergeMeshes([
    turned(axis, EYELET),
    turned(axis, SHAFT),
    turned(axis, NUT),
    turned(axis, [
      [FRONT - 0.1, HEAD_MM],
      [FRONT + 0.12, HEAD_MM],
    ]),
    halfHead(axis, 1),
    halfHead(axis, -1),
  ])
}

/** The clear sleeve that keeps the screw off the lens. It makes the hole visible. */
export const holeBushing = (design: FrameDesign, side: 'nasal' | 'temporal'): Mesh =>
  turned(holeAxis(design, side), BUSHING)

interface Axis {
  at: (heightMm: number) => Vec3
  across: Vec3
  up: Vec3
}

function holeAxis(design: FrameDesign, side: 'nasal' | 'temporal'): Axis {
  const [x, y] = drillHole(design, side)
  const normal = sheetNormal(design.faceForm, x, y)
  const foot = bendPoint(design.faceForm, [x, y, 0])
  // The slot stands at a slant, as screws do.
  const across = normalize(cross([0.5, 1, 0], normal))
  return { at: (heightMm) => add(foot, scale(normal, heightMm)), across, up: cross(normal, across) }
}

function turned({ at, across, up }: Axis, profile: Profile): Mesh {
  const stations = profile.map(([height, r]): Station => ({ at: at(height), across, up, section: roundSection(r, 28) }))
  return sweep(stations, { capStart: true, capEnd: true })
}

/** The screw's head on one side of its slot, rounded towards the top. */
function halfHead({ at, across, up }: Axis, sign: 1 | -1): Mesh {
  const stations = [
    [0.1, HEAD_MM],
    [0.24, HEAD_MM],
    [0.36, HEAD_MM - 0.12],
    [0.42, HEAD_MM - 0.36],
  ].map(
    ([height, r]): Station => ({
      at: at(FRONT + (height as number)),
      across,
      up,
      section: halfDisc(r as number, sign),
    }),
  )
  return sweep(stations, { capStart: true, capEnd: true })
}

function halfDisc(r: number, sign: 1 | -1): Vec2[] {
  const from = Math.asin(SLOT_MM / 2 / r)
  return Array.from({ length: 19 }, (_, i): Vec2 => {
    const angle = from + ((Math.PI - 2 * from) * i) / 18
    return [r * Math.cos(angle), sign * r * Math.sin(angle)]
  })
}
