/**
 * Squares round the eyes, cut out of what the iris net made of a picture. The net was trained with three operations of
 * MediaPipe's for that (`Landmarks2TransformMatrix`, `TransformTensorBilinear`, `TransformLandmarks`), which are done here.
 */

/** What the net makes of a picture: so many values for each of 48 × 48 places. */
const [PLACES, VALUES] = [48, 32]
/** The square of an eye holds 16 × 16 of them, and is half as large again as the eye and its brow. */
const [SQUARE, MARGIN] = [16, 1.5]
export const SQUARE_SHAPE = [1, SQUARE, SQUARE, VALUES] as const
export const SQUARE_VALUES = SQUARE * SQUARE * VALUES

/** From places in a square, from 0 to 16, to those in the whole. */
export type Square = readonly [a: number, b: number, c: number, d: number, x: number, y: number]

export const throughSquare = ([a, b, c, d, x, y]: Square, u: number, v: number) =>
  [a * u + c * v + x, b * u + d * v + y] as const

/**
 * The square round the landmarks of an eye, turned as the eye is.
 *
 * @param places x and y of each landmark
 * @param corners which of them are the eye's corners, the one that is seen farther left first
 */
export function squareRound(
  places: readonly (readonly [number, number])[],
  [from, to]: readonly [readonly [number, number], readonly [number, number]],
): Square {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const along = places.map(([x, y]) => x * cos + y * sin)
  const across = places.map(([x, y]) => y * cos - x * sin)
  const [left, right, top, bottom] = [Math.min(...along), Math.max(...along), Math.min(...across), Math.max(...across)]
  const [wide, high] = [((right - left) * MARGIN) / SQUARE, ((bottom - top) * MARGIN) / SQUARE]
  const [u, v] = [(left + right) / 2 - (wide * SQUARE) / 2, (top + bottom) / 2 - (high * SQUARE) / 2]
  return [wide * cos, wide * sin, -high * sin, high * cos, u * cos - v * sin, u * sin + v * cos]
}

/** What lies in a square, each place blended from its four neighbours. */
export function cutSquare(features: Float32Array, square: Square): Float32Array {
  const cut = new Float32Array(SQUARE_VALUES)
  for (let v = 0; v < SQUARE; v++) {
    for (let u = 0; u < SQUARE; u++) blendInto(cut, (v * SQUARE + u) * VALUES, features, throughSquare(square, u, v))
  }
  return cut
}

const inside = (value: number) => Math.min(PLACES - 1, Math.max(0, value))

function blendInto(into: Float32Array, at: number, features: Float32Array, [x, y]: readonly [number, number]): void {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const [right, down] = [x - column, y - row]
  for (const [i, j, share] of [
    [0, 0, (1 - right) * (1 - down)],
    [1, 0, right * (1 - down)],
    [0, 1, (1 - right) * down],
    [1, 1, right * down],
  ] as const) {
    const from = (inside(row + j) * PLACES + inside(column + i)) * VALUES
    for (let k = 0; k < VALUES; k++) into[at + k] = (into[at + k] ?? 0) + share * (features[from + k] ?? 0)
  }
}
