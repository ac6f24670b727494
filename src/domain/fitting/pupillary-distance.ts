import type { Eyes } from './eyes.ts'
import { rotate } from './pose.ts'
import type { Pose } from './solve-pose.ts'

/** The visible iris is 11.7 ± 0.5 mm wide in nearly all adults (Gauthier et al.; Hashemi et al.). */
export const IRIS_WIDTH_MM = 11.7

interface EyeConditions {
  yaw: number
  pitch: number
  /** Height of the eye's opening to its width. */
  eyeOpening: number
  irisPx: number
}

export type EyeObstacle = 'far' | 'turned' | 'closed'

/** Why the eyes cannot be measured in a picture, or `null`. Without these measured limits, closed eyes gave 72 mm. */
export function eyeObstacle({ yaw, pitch, eyeOpening, irisPx }: EyeConditions): EyeObstacle | null {
  if (!(irisPx >= 14)) return 'far'
  if (!(Math.abs(yaw) <= 12 && Math.abs(pitch) <= 18)) return 'turned'
  return eyeOpening >= 0.18 ? null : 'closed'
}

export interface EyeMeasurement {
  /** Pupillary distance of eyes that look into the distance. */
  distanceMm: number
  /** Millimetres of the canonical face to one true millimetre. */
  scale: number
}

/** From the pupil to the eye's centre of rotation: 13.5 mm behind the cornea, the pupil itself 3 mm behind it. */
const ROTATION_CENTER_DEPTH_MM = 10.5
/** Of the pupils on the canonical face. */
const PUPIL_DEPTH_MM = 38
/** How much the iris counts against the canonical face: its width alone varies by 5 to 7 %. */
const IRIS_WEIGHT = 0.6

/**
 * Measures the eyes in one picture by the width of their irises, which face the camera. Corrects for the turn of the
 * head, and for convergence: eyes that look into a near camera point inwards.
 * @returns an obstacle where the picture does not allow it
 */
export function measureEyes([right, left]: Eyes, pose: Pose): EyeMeasurement | EyeObstacle {
  const irisPx = (right.irisPx + left.irisPx) / 2
  const eyeOpening = Math.min(right.opening, left.opening)
  const obstacle = eyeObstacle({ yaw: pose.yaw, pitch: pose.pitch, eyeOpening, irisPx })
  if (obstacle) return obstacle
  const distancePx = Math.hypot(left.pupil[0] - right.pupil[0], left.pupil[1] - right.pupil[1])
  const foreshortening = Math.hypot(pose.rotation[0], pose.rotation[3])
  const convergedMm = ((distancePx / irisPx) * IRIS_WIDTH_MM) / foreshortening
  const cameraDistanceMm = (pose.focalPx * IRIS_WIDTH_MM) / irisPx
  const [, , depth] = rotate(pose.rotation, [0, 0, PUPIL_DEPTH_MM])
  const pxPerCanonicalMm = pose.focalPx / -(pose.position[2] + depth)
  return {
    distanceMm: convergedMm * (1 + ROTATION_CENTER_DEPTH_MM / cameraDistanceMm),
    scale: (irisPx / IRIS_WIDTH_MM / pxPerCanonicalMm) ** IRIS_WEIGHT,
  }
}

export interface PupillaryDistance {
  estimateMm: number
  minMm: number
  maxMm: number
}

export const SAMPLES_NEEDED = 30
const MIN_UNCERTAINTY_MM = 4
/** Samples that spread wider do not agree. */
const MAX_UNCERTAINTY_MM = 7
/** Adults measure 52 to 78 mm (Dodgson 2004). */
const [MIN_DISTANCE_MM, MAX_DISTANCE_MM] = [48, 80]

const quantile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.round(share * (values.length - 1))] ?? 0

/**
 * Estimates the pupillary distance for choosing a frame size, not for lenses: the median, with half the range from the
 * 5th to the 95th percentile as its uncertainty, and 4 mm at least.
 * @param samplesMm one from each live picture without an obstacle
 * @returns null below thirty samples, `inconclusive` where they do not agree or are impossible
 */
export function estimatePupillaryDistance(samplesMm: readonly number[]): PupillaryDistance | 'inconclusive' | null {
  if (samplesMm.length < SAMPLES_NEEDED) return null
  const estimateMm = Math.round(quantile(samplesMm, 0.5))
  const spread = Math.ceil((quantile(samplesMm, 0.95) - quantile(samplesMm, 0.05)) / 2)
  const uncertainty = Math.max(MIN_UNCERTAINTY_MM, spread)
  const isPossible = estimateMm >= MIN_DISTANCE_MM && estimateMm <= MAX_DISTANCE_MM
  if (uncertainty > MAX_UNCERTAINTY_MM || !isPossible) return 'inconclusive'
  return { estimateMm, minMm: estimateMm - uncertainty, maxMm: estimateMm + uncertainty }
}

export const medianScale = (scales: readonly number[]): number => quantile(scales, 0.5)
