import type { PicturePoint } from './face-sample.ts'

/** A part of a hand as a thick line with round ends, in pixels of the picture. */
export interface HandLimb {
  from: PicturePoint
  to: PicturePoint
  widthPx: number
}

export interface HandOutline {
  palm: readonly PicturePoint[]
  limbs: readonly HandLimb[]
}

const WRIST = 0
const MIDDLE_KNUCKLE = 9
/** Around the palm with the base of the thumb. */
const PALM = [0, 1, 2, 5, 9, 13, 17]
/** Between the points of a hand, with widths in mm: a little more than a finger has, since a joint is not exactly in its middle. */
const LIMBS: readonly (readonly [from: number, to: number, widthMm: number])[] = [
  [0, 1, 32],
  [1, 2, 30],
  [2, 3, 25],
  [3, 4, 22],
  [0, 5, 26],
  [5, 9, 24],
  [9, 13, 24],
  [13, 17, 24],
  [17, 0, 26],
  ...[5, 9, 13].flatMap(
    (knuckle) =>
      [
        [knuckle, knuckle + 1, 23],
        [knuckle + 1, knuckle + 2, 20],
        [knuckle + 2, knuckle + 3, 18],
      ] as const,
  ),
  [17, 18, 20],
  [18, 19, 18],
  [19, 20, 16],
]
/** Of an adult's hand, in mm. Seen from the end they look shorter, so the longest in the picture tells its scale. */
const LENGTHS_MM = [
  [0, 5, 92],
  [0, 9, 90],
  [0, 17, 84],
  [5, 17, 62],
] as const
/** The forearm is seen so far below the wrist at least, in shares of the way from the fingers to the wrist. */
const FOREARM = 0.6
const FOREARM_MM = 54

/**
 * The outline of a hand as fingers of usual thickness around its joints.
 * @param hand x, y, z of 21 points, in pixels of the picture: the wrist, then four of each finger from the thumb on
 */
export function handOutline(hand: ArrayLike<number>): HandOutline {
  const at = (i: number): PicturePoint => [hand[i * 3] ?? 0, hand[i * 3 + 1] ?? 0]
  const pxPerMm = Math.max(...LENGTHS_MM.map(([from, to, mm]) => distance3d(hand, from, to) / mm))
  const limbs = LIMBS.map(([from, to, widthMm]) => ({ from: at(from), to: at(to), widthPx: widthMm * pxPerMm }))
  const [wrist, knuckle] = [at(WRIST), at(MIDDLE_KNUCKLE)]
  const elbow: PicturePoint = [
    wrist[0] + (wrist[0] - knuckle[0]) * FOREARM,
    wrist[1] + (wrist[1] - knuckle[1]) * FOREARM,
  ]
  return { palm: PALM.map(at), limbs: [...limbs, { from: wrist, to: elbow, widthPx: FOREARM_MM * pxPerMm }] }
}

function distance3d(points: ArrayLike<number>, from: number, to: number): number {
  const along = (axis: number) => (points[from * 3 + axis] ?? 0) - (points[to * 3 + axis] ?? 0)
  return Math.hypot(along(0), along(1), along(2))
}
