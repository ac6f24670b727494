import { createOneEuroFilter } from './one-euro-filter.ts'
import type { Rotation, Vector } from './pose.ts'
import { createPose, type Pose } from './solve-pose.ts'

/** The elements of a rotation matrix vary by thousandths at rest and by whole units a second; positions are in mm. */
const ROTATION_FILTER = { minCutoffHz: 1.6, beta: 6 }
const POSITION_FILTER = { minCutoffHz: 1.6, beta: 0.04 }

/**
 * Smooths the poses of a moving head, rotation and position separately.
 * @returns a function from a pose, its picture's middle in pixels and its time in seconds to the smoothed pose
 */
export function createPoseSmoother() {
  const rotationFilters = Array.from({ length: 6 }, () => createOneEuroFilter(ROTATION_FILTER))
  const positionFilters = Array.from({ length: 3 }, () => createOneEuroFilter(POSITION_FILTER))
  return (pose: Pose, center: { x: number; y: number }, seconds: number): Pose => {
    const rows = [0, 1, 2, 3, 4, 5].map((i) => rotationFilters[i]?.(pose.rotation[i] ?? 0, seconds) ?? 0)
    const position = pose.position.map((value, i) => positionFilters[i]?.(value, seconds) ?? value)
    return createPose(orthonormalize(rows), position as unknown as Vector, pose.focalPx, center)
  }
}

/** Gram-Schmidt on the first two rows; the third is their cross product. */
function orthonormalize(rows: readonly number[]): Rotation {
  const [a, b, c, d, e, f] = rows as [number, number, number, number, number, number]
  const firstLength = Math.hypot(a, b, c)
  const [x0, x1, x2] = [a / firstLength, b / firstLength, c / firstLength]
  const overlap = x0 * d + x1 * e + x2 * f
  const rest = [d - overlap * x0, e - overlap * x1, f - overlap * x2] as const
  const length = Math.hypot(...rest)
  const [y0, y1, y2] = [rest[0] / length, rest[1] / length, rest[2] / length]
  return [x0, x1, x2, y0, y1, y2, x1 * y2 - x2 * y1, x2 * y0 - x0 * y2, x0 * y1 - x1 * y0]
}
