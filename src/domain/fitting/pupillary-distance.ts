import type { Eyes } from './eyes.ts'
import { rotate } from './pose.ts'
import type { Pose } from './solve-pose.ts'

/** The horizontal iris is 11.7 ± 0.5 mm wide on nearly every adult (Gauthier et al.; Hashemi et al.). */
export const IRIS_MM = 11.7

/** What decides whether a picture may speak of millimetres. */
export interface Gates {
  /** Degrees. */
  yaw: number
  pitch: number
  /** Height of the eye's opening to its width. */
  eyeOpening: number
  irisPx: number
}

/** Why the eyes cannot be measured in a picture. */
export type Obstacle = 'far' | 'turned' | 'closed'

/**
 * What stands against measuring the eyes, or `null`: closed eyes read 72 mm and a turn of 31 degrees 45 where it was not
 * asked.
 */
export function obstacleTo({ yaw, pitch, eyeOpening, irisPx }: Gates): Obstacle | null {
  if (!(irisPx >= 14)) return 'far'
  if (!(Math.abs(yaw) <= 12 && Math.abs(pitch) <= 18)) return 'turned'
  return eyeOpening >= 0.18 ? null : 'closed'
}

/** What one picture tells of the eyes. */
export interface EyeMeasure {
  /** Between the pupils of eyes that look far away. */
  distanceMm: number
  /** Millimetres of the canonical face to a true one. */
  scale: number
}

/** An eye turns round a point so far behind its pupil: 13.5 mm behind the cornea, the pupil itself 3 mm behind it. */
const PUPIL_TO_CENTRE_MM = 10.5
/** The pupils' depth on the canonical face, in mm. */
const PUPIL_Z = 38

/**
 * Measures the eyes of one picture by the irises' width. The face may be turned, which brings the pupils nearer together
 * in the picture; the irises, which look into the camera, stay as wide. What looks so near is crossed a little, and that
 * is taken back.
 *
 * @returns why not, where the picture does not allow it
 */
export function measureEyes([right, left]: Eyes, pose: Pose): EyeMeasure | Obstacle {
  const irisPx = (right.irisPx + left.irisPx) / 2
  const eyeOpening = Math.min(right.opening, left.opening)
  const obstacle = obstacleTo({ yaw: pose.yaw, pitch: pose.pitch, eyeOpening, irisPx })
  if (obstacle) return obstacle
  const apartPx = Math.hypot(left.pupil[0] - right.pupil[0], left.pupil[1] - right.pupil[1])
  const seenOfAxis = Math.hypot(pose.rotation[0], pose.rotation[3])
  const nearMm = ((apartPx / irisPx) * IRIS_MM) / seenOfAxis
  const awayMm = (pose.focal * IRIS_MM) / irisPx
  const [, , depth] = rotate(pose.rotation, [0, 0, PUPIL_Z])
  const pxPerCanonicalMm = pose.focal / -(pose.position[2] + depth)
  return {
    distanceMm: nearMm * (1 + PUPIL_TO_CENTRE_MM / awayMm),
    scale: fuseScales(1, irisPx / IRIS_MM / pxPerCanonicalMm, true),
  }
}

/**
 * Pixels to a millimetre from two witnesses: the face at canonical size and the iris. The iris counts for more where the
 * eyes can be measured; alone it spreads by 5 to 7 %.
 */
export function fuseScales(byFace: number, byIris: number | undefined, isMeasurable: boolean): number {
  if (byIris === undefined) return byFace
  const share = isMeasurable ? 0.6 : 0.15
  return Math.exp(share * Math.log(byIris) + (1 - share) * Math.log(byFace))
}

export interface PupillaryDistance {
  aboutMm: number
  leastMm: number
  mostMm: number
}

export const MEASURES_NEEDED = 30
const LEAST_DOUBT_MM = 4
/** Pictures that differ by more do not agree; and no adult's pupils are nearer or farther apart (Dodgson 2004: 52 to 78). */
const MOST_DOUBT_MM = 7
const [NEAREST_MM, FARTHEST_MM] = [48, 80]

const quantile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.round(share * (values.length - 1))] ?? 0

/**
 * The pupillary distance as an estimate for choosing a size, never a measurement for lenses: whole millimetres, and the
 * doubt said with it.
 *
 * @param samplesMm one from each live frame that passed the gates
 * @returns null below thirty of them, `unsure` where they do not agree or cannot be
 */
export function estimatePd(samplesMm: readonly number[]): PupillaryDistance | 'unsure' | null {
  if (samplesMm.length < MEASURES_NEEDED) return null
  const aboutMm = Math.round(quantile(samplesMm, 0.5))
  const spread = Math.ceil((quantile(samplesMm, 0.95) - quantile(samplesMm, 0.05)) / 2)
  const doubt = Math.max(LEAST_DOUBT_MM, spread)
  if (doubt > MOST_DOUBT_MM || aboutMm < NEAREST_MM || aboutMm > FARTHEST_MM) return 'unsure'
  return { aboutMm, leastMm: aboutMm - doubt, mostMm: aboutMm + doubt }
}

/** The scale that so many pictures tell of a face. */
export const agreedScale = (scales: readonly number[]): number => quantile(scales, 0.5)
