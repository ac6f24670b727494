import type { Rotation, Vector } from './pose.ts'
import { createOneEuro } from './smoothing.ts'
import { type Pose, poseFrom } from './solve-pose.ts'

/** Rotations tremble in thousandths and turn by whole units a second; places in mm. */
const TURNING = { minCutoff: 1.6, beta: 6 }
const MOVING = { minCutoff: 1.6, beta: 0.04 }

/**
 * Steadies the poses of a moving head, its turn and its place apart. For live pictures only; a still is shown as it was
 * read.
 *
 * @returns a function from a pose, its picture's middle in pixels and its time in seconds to the steadied pose
 */
export function createSteadyPose() {
  const turns = Array.from({ length: 6 }, () => createOneEuro(TURNING))
  const places = Array.from({ length: 3 }, () => createOneEuro(MOVING))
  return (pose: Pose, middle: { x: number; y: number }, seconds: number): Pose => {
    const steadied = [0, 1, 2, 3, 4, 5].map((i) => turns[i]?.(pose.rotation[i] ?? 0, seconds) ?? 0)
    const position = pose.position.map((value, i) => places[i]?.(value, seconds) ?? value)
    return poseFrom(squared(steadied), position as unknown as Vector, pose.focal, middle)
  }
}

/** The rotation whose first two rows are nearest to those given. */
function squared(rows: readonly number[]): Rotation {
  const [a, b, c, d, e, f] = rows as [number, number, number, number, number, number]
  const long = Math.hypot(a, b, c)
  const [x0, x1, x2] = [a / long, b / long, c / long]
  const along = x0 * d + x1 * e + x2 * f
  const rest = [d - along * x0, e - along * x1, f - along * x2] as const
  const length = Math.hypot(...rest)
  const [y0, y1, y2] = [rest[0] / length, rest[1] / length, rest[2] / length]
  return [x0, x1, x2, y0, y1, y2, x1 * y2 - x2 * y1, x2 * y0 - x0 * y2, x0 * y1 - x1 * y0]
}
