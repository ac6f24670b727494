import { type Mesh, mergeMeshes, mirrorX } from '../geometry/mesh.ts'
import { curveThrough, tube } from '../geometry/sweep.ts'
import type { Vec3 } from '../geometry/vector.ts'
import { latheLike } from './skull.ts'

/** The ear's own plane: u backwards, v up, w away from the head; mm. It stands off the head at its back. */
const ROOT: Vec3 = [74.5, 8, -24]
const STAND_OFF = 0.42

function onEar(u: number, v: number, w: number): Vec3 {
  const lean = 0.12 * v
  return [ROOT[0] + 0.91 * w + STAND_OFF * u, ROOT[1] + v, ROOT[2] - 0.91 * u + 0.3 * w - lean]
}

const along = (knots: readonly Vec3[], perSpan = 8): Vec3[] =>
  curveThrough(knots, perSpan).map(([u, v, w]) => onEar(u, v, w))

const HELIX: readonly Vec3[] = [
  [9, 3, 3],
  [4, 11, 4],
  [3, 20, 4.5],
  [8, 29, 5],
  [18, 33, 5],
  [27, 29, 5],
  [31.5, 19, 4.6],
  [30.5, 7, 4],
  [26, -5, 3.6],
  [20, -15, 3.2],
  [15, -21, 3],
]
const ANTIHELIX: readonly Vec3[] = [
  [10, 22, 3],
  [17, 21, 4],
  [22, 14, 4.2],
  [23, 5, 4.2],
  [20, -5, 3.8],
  [14, -10, 3.6],
]
const UPPER_FORK: readonly Vec3[] = [
  [22, 14, 4.2],
  [21, 21, 3.8],
  [18, 27, 3],
]
const TRAGUS: readonly Vec3[] = [
  [4, 8, 2],
  [6, 2, 4],
  [7, -4, 3.4],
  [10, -10, 3],
]

/** Both ears with helix, antihelix, tragus and lobe; mm of the canonical face. */
export function ears(): Mesh {
  const plate = latheLike(24, 48, (polar, angle) => {
    const [a, b] = [Math.sin(polar) * Math.sin(angle), Math.cos(polar)]
    return onEar(
      16 + 15.5 * a + 2.5 * b,
      5 + 27 * b,
      0.2 + 2.6 * Math.sin(polar) * Math.cos(angle) - 1.6 * (1 - a * a - b * b),
    )
  })
  const lobe = latheLike(20, 32, (polar, angle) =>
    onEar(
      11.5 + 7.6 * Math.sin(polar) * Math.sin(angle),
      -20 + 9.5 * Math.cos(polar),
      2 + 3.6 * Math.sin(polar) * Math.cos(angle),
    ),
  )
  const root = latheLike(20, 32, (polar, angle) =>
    onEar(
      3 + 8 * Math.sin(polar) * Math.sin(angle),
      -3 + 20 * Math.cos(polar),
      -3 + 6 * Math.sin(polar) * Math.cos(angle),
    ),
  )
  const left = mergeMeshes([
    plate,
    lobe,
    root,
    tube(along(HELIX), (t) => 3.2 - 0.5 * t, 16),
    tube(along(ANTIHELIX), (t) => 2.7 - 0.4 * t, 14),
    tube(along(UPPER_FORK), () => 2.1, 12),
    tube(along(TRAGUS), () => 2.6, 12),
  ])
  return mergeMeshes([left, mirrorX(left)])
}
