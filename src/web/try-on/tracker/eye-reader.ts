import type { Eye, Eyes } from '../../../domain/fitting/eyes.ts'
import { fromSquare, SQUARE_VALUES, type Square, sampleSquare, squareAround } from './eye-square.ts'
import { type Region, toImage } from './region.ts'

export interface EyeModelOutput {
  features: Float32Array
  points: Float32Array
  /** Of the right and left eye: 71 points of its outline and 5 of its iris, x and y in the square's features, times 4. */
  eyes: readonly [EyePoints, EyePoints]
}

interface EyePoints {
  outline: Float32Array
  iris: Float32Array
}

export type EyeModel<Frame> = (
  frame: Frame,
  region: Region,
  squares: readonly [Float32Array, Float32Array],
) => Promise<EyeModelOutput>

const PICTURE_SIDE = 192
/** Features, and the points in the squares, have a quarter of the resolution. */
const FEATURE_SCALE = 0.25

/** Landmarks around each eye and its brow; the first is the outer corner, the ninth the inner. */
// biome-ignore format: as lists of numbers
const RIGHT_EYE_LANDMARKS = [
  33, 7, 163, 144, 145, 153, 154, 155, 133, 246, 161, 160, 159, 158, 157, 173, 130, 25, 110, 24, 23, 22, 26, 112,
  243, 247, 30, 29, 27, 28, 56, 190, 226, 31, 228, 229, 230, 231, 232, 233, 244, 113, 225, 224, 223, 222, 221, 189,
  35, 124, 46, 53, 52, 65, 143, 111, 117, 118, 119, 120, 121, 128, 245, 156, 70, 63, 105, 66, 107, 55, 193,
]
// biome-ignore format: as lists of numbers
const LEFT_EYE_LANDMARKS = [
  263, 249, 390, 373, 374, 380, 381, 382, 362, 466, 388, 387, 386, 385, 384, 398, 359, 255, 339, 254, 253, 252, 256,
  341, 463, 467, 260, 259, 257, 258, 286, 414, 446, 261, 448, 449, 450, 451, 452, 453, 464, 342, 445, 444, 443, 442,
  441, 413, 265, 353, 276, 283, 282, 295, 372, 340, 346, 347, 348, 349, 350, 357, 465, 383, 300, 293, 334, 296, 336,
  285, 417,
]
const [OUTER, INNER] = [0, 8]
const LIDS = [
  [11, 3],
  [12, 4],
  [13, 5],
] as const
const [MIDDLE, IRIS_RIGHT, IRIS_LEFT] = [0, 1, 3]

/**
 * Reads the irises of a face. The model runs twice: first for its features of the picture, then with the squares around
 * the eyes sampled from them.
 *
 * @param region the square around the face
 */
export async function readEyes<Frame>(frame: Frame, region: Region, model: EyeModel<Frame>): Promise<Eyes> {
  const emptySquare = new Float32Array(SQUARE_VALUES)
  const { features, points } = await model(frame, region, [emptySquare, emptySquare])
  const squares = [
    createEyeSquare(points, RIGHT_EYE_LANDMARKS, false),
    createEyeSquare(points, LEFT_EYE_LANDMARKS, true),
  ] as const
  const { eyes } = await model(frame, region, [sampleSquare(features, squares[0]), sampleSquare(features, squares[1])])
  return [decodeEye(eyes[0], squares[0], region), decodeEye(eyes[1], squares[1], region)]
}

function createEyeSquare(points: Float32Array, around: readonly number[], isLeft: boolean): Square {
  const places = around.map(
    (i) => [(points[i * 3] ?? 0) * FEATURE_SCALE, (points[i * 3 + 1] ?? 0) * FEATURE_SCALE] as const,
  )
  const [outer = [0, 0], inner = [1, 0]] = [places[OUTER], places[INNER]]
  return squareAround(places, isLeft ? [inner, outer] : [outer, inner])
}

function decodeEye({ outline, iris }: EyePoints, square: Square, region: Region): Eye {
  const pointIn = (list: Float32Array) => (i: number) => {
    const [x, y] = fromSquare(square, (list[i * 2] ?? 0) * FEATURE_SCALE, (list[i * 2 + 1] ?? 0) * FEATURE_SCALE)
    const side = PICTURE_SIDE * FEATURE_SCALE
    return toImage(region, x / side, y / side)
  }
  const [lid, ring] = [pointIn(outline), pointIn(iris)]
  const distance = (a: readonly [number, number], b: readonly [number, number]) => Math.hypot(a[0] - b[0], a[1] - b[1])
  const height = LIDS.reduce((sum, [upper, lower]) => sum + distance(lid(upper), lid(lower)), 0) / LIDS.length
  return {
    pupil: ring(MIDDLE),
    irisPx: distance(ring(IRIS_RIGHT), ring(IRIS_LEFT)),
    opening: height / distance(lid(OUTER), lid(INNER)),
  }
}
