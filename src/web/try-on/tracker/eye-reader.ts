import type { Eye, Eyes } from '../../../domain/fitting/eyes.ts'
import { cutSquare, SQUARE_VALUES, type Square, squareRound, throughSquare } from './eye-square.ts'
import { type Region, toPicture } from './region.ts'

/** What the iris net tells of a picture of 192 pixels: its own view of it, the face's points, and of each eye two lists. */
export interface EyeSight {
  features: Float32Array
  points: Float32Array
  /** Of the right and the left eye: 71 points of its outline and 5 of its iris, as x and y in quarters of its square. */
  eyes: readonly [EyePoints, EyePoints]
}

interface EyePoints {
  outline: Float32Array
  iris: Float32Array
}

export type EyeNet<Frame> = (
  frame: Frame,
  region: Region,
  squares: readonly [Float32Array, Float32Array],
) => Promise<EyeSight>

const PICTURE_SIDE = 192
/** The net's view of a picture is a quarter of it, and so are the squares of what is told of the eyes. */
const QUARTER = 0.25

/** The landmarks round each eye and its brow; the first is its outer corner and the ninth its inner. */
// biome-ignore format: as lists of numbers
const RIGHT = [
  33, 7, 163, 144, 145, 153, 154, 155, 133, 246, 161, 160, 159, 158, 157, 173, 130, 25, 110, 24, 23, 22, 26, 112,
  243, 247, 30, 29, 27, 28, 56, 190, 226, 31, 228, 229, 230, 231, 232, 233, 244, 113, 225, 224, 223, 222, 221, 189,
  35, 124, 46, 53, 52, 65, 143, 111, 117, 118, 119, 120, 121, 128, 245, 156, 70, 63, 105, 66, 107, 55, 193,
]
// biome-ignore format: as lists of numbers
const LEFT = [
  263, 249, 390, 373, 374, 380, 381, 382, 362, 466, 388, 387, 386, 385, 384, 398, 359, 255, 339, 254, 253, 252, 256,
  341, 463, 467, 260, 259, 257, 258, 286, 414, 446, 261, 448, 449, 450, 451, 452, 453, 464, 342, 445, 444, 443, 442,
  441, 413, 265, 353, 276, 283, 282, 295, 372, 340, 346, 347, 348, 349, 350, 357, 465, 383, 300, 293, 334, 296, 336,
  285, 417,
]
const [OUTER, INNER] = [0, 8]
/** Points of the upper lid and the lower ones below them. */
const LIDS = [
  [11, 3],
  [12, 4],
  [13, 5],
] as const
const [MIDDLE, IRIS_RIGHT, IRIS_LEFT] = [0, 1, 3]

/**
 * Reads the irises of a face that was found. The net is asked twice: for its view of the picture, and, with the squares
 * round the eyes cut out of that, for the eyes.
 *
 * @param region the square round the face
 */
export async function readEyes<Frame>(frame: Frame, region: Region, net: EyeNet<Frame>): Promise<Eyes> {
  const nothing = new Float32Array(SQUARE_VALUES)
  const { features, points } = await net(frame, region, [nothing, nothing])
  const squares = [squareOf(points, RIGHT, false), squareOf(points, LEFT, true)] as const
  const { eyes } = await net(frame, region, [cutSquare(features, squares[0]), cutSquare(features, squares[1])])
  return [eyeOf(eyes[0], squares[0], region), eyeOf(eyes[1], squares[1], region)]
}

function squareOf(points: Float32Array, around: readonly number[], isLeft: boolean): Square {
  const places = around.map((i) => [(points[i * 3] ?? 0) * QUARTER, (points[i * 3 + 1] ?? 0) * QUARTER] as const)
  const [outer = [0, 0], inner = [1, 0]] = [places[OUTER], places[INNER]]
  return squareRound(places, isLeft ? [inner, outer] : [outer, inner])
}

function eyeOf({ outline, iris }: EyePoints, square: Square, region: Region): Eye {
  const of = (list: Float32Array) => (i: number) => {
    const [x, y] = throughSquare(square, (list[i * 2] ?? 0) * QUARTER, (list[i * 2 + 1] ?? 0) * QUARTER)
    const side = PICTURE_SIDE * QUARTER
    return toPicture(region, x / side, y / side)
  }
  const [lid, ring] = [of(outline), of(iris)]
  const apart = (a: readonly [number, number], b: readonly [number, number]) => Math.hypot(a[0] - b[0], a[1] - b[1])
  const height = LIDS.reduce((sum, [upper, lower]) => sum + apart(lid(upper), lid(lower)), 0) / LIDS.length
  return {
    pupil: ring(MIDDLE),
    irisPx: apart(ring(IRIS_RIGHT), ring(IRIS_LEFT)),
    opening: height / apart(lid(OUTER), lid(INNER)),
  }
}
