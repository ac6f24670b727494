import { createOneEuroFilter } from './one-euro-filter.ts'
import { FRAME_ORIGIN } from './place-2d.ts'
import { angleBetween, type Rotation, rotate, type Vector } from './pose.ts'
import { createPose, type Pose } from './solve-pose.ts'

/**
 * The elements of a rotation matrix vary by thousandths at rest and by whole units a second; places are in mm. Chosen by
 * `bench/try-on/live-motions.ts`.
 */
const ROTATION_FILTER = { minCutoffHz: 1, beta: 6, speedCutoffHz: 3 }
const PLACE_FILTER = { minCutoffHz: 0.7, beta: 0.3, speedCutoffHz: 2 }
const DISTANCE_FILTER = { minCutoffHz: 1, beta: 0.05, speedCutoffHz: 1 }
/**
 * How far a smoothed head may be from the measured one. A resting head stays far below; a fast one reaches it, which is
 * still less than 2 % of the distance between the eyes' outer corners.
 */
const MAX_LAG = { placeMm: 0.72, distanceMm: 3.5, degrees: 0.62 }
const TYPICAL_DISTANCE_MM = 600

/**
 * Smooths the poses of a moving head: its rotation, and where the frame is seen. Smoothing the head's middle instead
 * would let each error of the rotation swing the frame, which sits in front of it.
 * @returns a function from a pose, its picture's middle in pixels and its time in seconds to the smoothed pose
 */
export function createPoseSmoother() {
  const rotationFilters = Array.from({ length: 6 }, () => createOneEuroFilter(ROTATION_FILTER))
  const filterX = createOneEuroFilter(PLACE_FILTER)
  const filterY = createOneEuroFilter(PLACE_FILTER)
  const filterDistance = createOneEuroFilter(DISTANCE_FILTER)
  return (pose: Pose, center: { x: number; y: number }, seconds: number): Pose => {
    const rows = [0, 1, 2, 3, 4, 5].map((i) => rotationFilters[i]?.(pose.rotation[i] ?? 0, seconds) ?? 0)
    const rotation = keepNear(orthonormalize(rows), pose.rotation)
    const [x, y, distance] = seenPlace(pose)
    const shift = [filterX(x, seconds) - x, filterY(y, seconds) - y] as const
    const share = limitTo(Math.hypot(...shift), (MAX_LAG.placeMm * TYPICAL_DISTANCE_MM) / distance)
    const away = filterDistance(distance, seconds) - distance
    const shown = distance + away * limitTo(Math.abs(away), MAX_LAG.distanceMm)
    const [right, up, near] = rotate(rotation, FRAME_ORIGIN)
    const perMm = shown / TYPICAL_DISTANCE_MM
    const position: Vector = [
      (x + shift[0] * share) * perMm - right,
      (y + shift[1] * share) * perMm - up,
      -shown - near,
    ]
    return createPose(rotation, position, pose.focalPx, center)
  }
}

/** Where the frame's origin is seen, in mm at a typical distance, and its distance. */
function seenPlace({ rotation, position }: Pose): readonly [x: number, y: number, distance: number] {
  const [right, up, near] = rotate(rotation, FRAME_ORIGIN)
  const distance = -(near + position[2])
  const perMm = TYPICAL_DISTANCE_MM / distance
  return [(right + position[0]) * perMm, (up + position[1]) * perMm, distance]
}

const limitTo = (value: number, max: number) => (value > max ? max / value : 1)

function keepNear(smoothed: Rotation, measured: Rotation): Rotation {
  const share = limitTo(angleBetween(smoothed, measured), MAX_LAG.degrees)
  if (share === 1) return smoothed
  return orthonormalize(smoothed.map((value, i) => (measured[i] ?? 0) + share * (value - (measured[i] ?? 0))))
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
