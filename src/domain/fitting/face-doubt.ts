import { CANONICAL_FACE } from './canonical-face.ts'
import { rotate } from './pose.ts'
import { fitSimilarity } from './procrustes.ts'

/** What several readings of one face in a picture tell about whether it is a person's. */
export interface FaceEvidence {
  /** The mean of the readings: x, y, z of each landmark in pixels, y down, z away from the viewer. */
  landmarks: ArrayLike<number>
  readings: readonly ArrayLike<number>[]
  /** The mean probability of a face that the landmark model gave. */
  presence: number
  /** The highest of the detector, which looks several times: a face that fills its picture is seen by some looks only. */
  detectorScore: number
}

/**
 * What each value adds to the doubt above the one that is usual for people: `weight` for each unit, or for each natural
 * logarithm. Measured on 209 pictures of people, 237 worse copies of them (blurred, small, dim, grey, compressed), and 125 of
 * animals, things and drawings; decision 52 has the results.
 */
const RANGES = {
  /** Odds against a face that the detector sees. Very sure looks outweigh odd proportions. */
  detectorOdds: { usual: 0.075, weight: 0.31, isLog: true, isSigned: true },
  /** How improbable the landmark model finds a face. */
  absence: { usual: 0.03, weight: 0.19, isLog: true, isSigned: false },
  /** How far the landmarks are from the canonical face, in shares of the distance between the eyes. */
  misfit: { usual: 0.045, weight: 9.7, isLog: false, isSigned: false },
  /** Between the outer corners of the eyes, in mm of the canonical face. */
  eyesMm: { usual: 94, weight: 0.068, isLog: false, isSigned: false },
  /** How far apart the readings are, in shares of the distance between the eyes. */
  unsteadiness: { usual: 0.02, weight: 0.29, isLog: true, isSigned: false },
} as const

export const MAX_DOUBT = 1

const [RIGHT_EYE, LEFT_EYE] = [33, 263]
const MIN_SHARE = 0.02

/**
 * How little a face is like a person's: about 0 for a usual one. Animals and drawings are read less surely and less
 * steadily, and their eyes, nose and chin are in other places.
 */
export function faceDoubt(evidence: FaceEvidence): number {
  const score = Math.min(1 - MIN_SHARE, Math.max(MIN_SHARE, evidence.detectorScore))
  const values = {
    ...shapeOf(evidence),
    detectorOdds: (1 - score) / score,
    absence: 1 - evidence.presence,
    unsteadiness: unsteadiness(evidence),
  }
  return Object.entries(RANGES).reduce((sum, [name, { usual, weight, isLog, isSigned }]) => {
    const value = values[name as keyof typeof RANGES]
    const above = isLog ? Math.log(Math.max(Number.EPSILON, value) / usual) : value - usual
    return sum + weight * (isSigned ? above : Math.max(0, above))
  }, 0)
}

const eyesDistance = (landmarks: ArrayLike<number>) =>
  Math.hypot(...[0, 1, 2].map((axis) => (landmarks[RIGHT_EYE * 3 + axis] ?? 0) - (landmarks[LEFT_EYE * 3 + axis] ?? 0)))

function shapeOf({ landmarks }: FaceEvidence): { misfit: number; eyesMm: number } {
  const pairs = CANONICAL_FACE.map(([index, x, y, z, weight]) => {
    const [right = 0, down = 0, away = 0] = [landmarks[index * 3], landmarks[index * 3 + 1], landmarks[index * 3 + 2]]
    return { from: [x, y, z] as const, to: [right, -down, -away] as const, weight }
  })
  const { rotation, scale, origin } = fitSimilarity(pairs)
  let [squares, total] = [0, 0]
  for (const { from, to, weight } of pairs) {
    const rotated = rotate(rotation, from)
    for (const axis of [0, 1, 2] as const) squares += weight * (scale * rotated[axis] + origin[axis] - to[axis]) ** 2
    total += weight
  }
  const eyes = eyesDistance(landmarks)
  return { misfit: Math.sqrt(squares / total) / eyes, eyesMm: eyes / scale }
}

/** The mean distance of the readings from their middle, in shares of the distance between the eyes. */
function unsteadiness({ landmarks, readings }: FaceEvidence): number {
  const distances = readings.map((reading) => {
    let squares = 0
    for (let i = 0; i < reading.length; i += 3)
      squares += ((reading[i] ?? 0) - (landmarks[i] ?? 0)) ** 2 + ((reading[i + 1] ?? 0) - (landmarks[i + 1] ?? 0)) ** 2
    return Math.sqrt(squares / (reading.length / 3))
  })
  return distances.reduce((sum, distance) => sum + distance, 0) / readings.length / eyesDistance(landmarks)
}
