import { CANONICAL_FACE } from './canonical-face.ts'
import { rotate } from './pose.ts'
import { fitSimilarity } from './procrustes.ts'

/** What several readings of one face in a picture tell about whether it is a person's. */
export interface FaceEvidence {
  /** The mean of the readings: x, y, z of each landmark in pixels, y down, z away from the viewer. */
  landmarks: ArrayLike<number>
  readings: readonly ArrayLike<number>[]
  /** The least probability of a face that the landmark model gave. */
  presence: number
  /** Of the detector, which looks again at the face alone. */
  detectorScore: number
}

interface Range {
  /** What portraits have. */
  usual: number
  /** What none of them comes near. */
  limit: number
}

/** Measured on 31 pictures of people, 29 stone heads with glasses on, and 110 drawings and animals. */
const RANGES = {
  presence: { usual: 1, limit: 0.7 },
  detectorScore: { usual: 0.89, limit: 0.76 },
  /** How far the landmarks are from the canonical face, in shares of the distance between the eyes. */
  misfit: { usual: 0.052, limit: 0.08 },
  eyesMm: { usual: 93, limit: 109 },
  unsteadiness: { usual: 0.0105, limit: 0.034 },
} as const satisfies Record<string, Range>

/** People had 0.4 at most, stone heads with glasses on 1.16; of the drawings and animals that were found, half had more. */
export const MAX_DOUBT = 1.2

const [RIGHT_EYE, LEFT_EYE] = [33, 263]

/**
 * How little a face is like a person's: 0 for a usual one. Animals and drawings are read less steadily, and their eyes,
 * nose and chin are in other places.
 */
export function faceDoubt(evidence: FaceEvidence): number {
  const { presence, detectorScore } = evidence
  const values = { presence, detectorScore, ...shapeOf(evidence), unsteadiness: unsteadiness(evidence) }
  const doubts = Object.entries(RANGES).map(([name, { usual, limit }]) =>
    Math.max(0, (values[name as keyof typeof RANGES] - usual) / (limit - usual)),
  )
  return Math.hypot(...doubts)
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
