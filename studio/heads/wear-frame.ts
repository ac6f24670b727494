import type { Part } from '../geometry/part.ts'
import type { Vec3 } from '../geometry/vector.ts'
import { posedPoints } from '../renders/pose.ts'
import type { Surface } from './subdivide.ts'

/** How a frame sits on a head: mm in the head's space, degrees. */
export interface WornPose {
  at: Vec3
  pitch: number
  /** How far each temple is pushed outwards by the head. */
  splay: number
}

/** The pantoscopic angle of most fitted frames is 5–10°; the temples' own drop adds the rest. */
const PITCH_DEGREES = 5
const CLEARANCE_MM = 0.15
/** The eyes of the canonical face, to which the datum line of a frame is raised; shares of the head's scale. */
const EYES_Y_MM = 27.2
/** The scalp beside the temples, `hairCap` in `hair.ts`, which is wider there than the face. */
const SKULL = { middle: [0, 36, -50], radii: [81, 97.5, 99.5] } as const
const REACH_MM = 80

/** Slides a frame back along the head until its bridge, pads or rims touch the face; temples are pushed apart by the skull. */
export function wearFrame(parts: readonly Part[], temples: readonly string[], face: Surface, scale: number): WornPose {
  const isTemple = ({ name }: Part) => temples.includes(name.split('_')[0] as string)
  const front = posedPoints(
    parts.filter((part) => !isTemple(part)),
    { pitch: PITCH_DEGREES, riseMm: 0 },
    [],
    2,
  )
  const heights = heightsOf(face)
  let best = { z: Infinity, y: 0, cost: Infinity }
  for (let drop = 0; drop <= 4; drop += 0.5) {
    const y = EYES_Y_MM * scale - drop
    const z = front.reduce((most, p) => Math.max(most, heights(p[0], p[1] + y) - p[2]), -Infinity) + CLEARANCE_MM
    const cost = z + 1.5 * Math.abs(drop - 1.5)
    if (cost < best.cost) best = { z, y, cost }
  }
  const at: Vec3 = [0, best.y, best.z]
  return { at, pitch: PITCH_DEGREES, splay: splayOf(parts.filter(isTemple), at, scale) }
}

/** The face's greatest z at a point of the picture plane, in cells of a millimetre; -Infinity beside it. */
export function heightsOf({ points }: Surface): (x: number, y: number) => number {
  const side = 2 * REACH_MM + 1
  const cells = new Float32Array(side * side).fill(-Infinity)
  for (const [x, y, z] of points) {
    const [i, j] = [Math.round(x) + REACH_MM, Math.round(y) + REACH_MM]
    if (i < 0 || j < 0 || i >= side || j >= side) continue
    cells[j * side + i] = Math.max(cells[j * side + i] as number, z)
  }
  return (x, y) =>
    Math.abs(x) > REACH_MM
      ? -Infinity
      : (cells[(Math.round(y) + REACH_MM) * side + Math.round(x) + REACH_MM] ?? -Infinity)
}

function splayOf(temples: readonly Part[], [, atY, atZ]: Vec3, scale: number): number {
  const left = temples.filter(({ name }) => name.endsWith('_L'))
  for (let splay = -2; splay <= 14; splay += 0.25) {
    const pose = { pitch: PITCH_DEGREES, riseMm: 0, foldLeft: -splay }
    const points = posedPoints(
      left,
      pose,
      left.map(({ name }) => name.split('_')[0] as string),
      3,
    )
    if (points.every(([x, y, z]) => x > skullHalfWidth(y + atY, z + atZ, scale) + CLEARANCE_MM)) return splay
  }
  return 14
}

/** Half the head's width where temples pass it, from the cheekbones to behind the ears; mm. */
function skullHalfWidth(y: number, z: number, scale: number): number {
  const { middle, radii } = SKULL
  if (z < -46 * scale) return -Infinity
  const [v, w] = [(y / scale - middle[1]) / radii[1], (z / scale - middle[2]) / radii[2]]
  return radii[0] * scale * Math.sqrt(Math.max(0, 1 - v * v - w * w))
}
