/**
 * Squares around the eyes, sampled from the iris model's features. The model was trained with three operations of MediaPipe
 * that LiteRT lacks: `Landmarks2TransformMatrix`, `TransformTensorBilinear` and `TransformLandmarks`.
 */

/** 48 × 48 places with 32 values each. */
const [FEATURE_SIDE, FEATURE_VALUES] = [48, 32]
/** A square samples 16 × 16 places and is 1.5 times as large as the eye with its brow. */
const [SQUARE_SIDE, MARGIN] = [16, 1.5]
export const SQUARE_SHAPE = [1, SQUARE_SIDE, SQUARE_SIDE, FEATURE_VALUES] as const
export const SQUARE_VALUES = SQUARE_SIDE * SQUARE_SIDE * FEATURE_VALUES

/** An affine transform from a square, 0 to 16, to the features, 0 to 48. */
export type Square = readonly [a: number, b: number, c: number, d: number, x: number, y: number]

export const fromSquare = ([a, b, c, d, x, y]: Square, u: number, v: number) =>
  [a * u + c * v + x, b * u + d * v + y] as const

/**
 * The square around an eye's landmarks, rotated with the eye.
 *
 * @param places x and y of each landmark
 * @param corners the eye's corners, the one farther left in the picture first
 */
export function squareAround(
  places: readonly (readonly [number, number])[],
  [from, to]: readonly [readonly [number, number], readonly [number, number]],
): Square {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const along = places.map(([x, y]) => x * cos + y * sin)
  const across = places.map(([x, y]) => y * cos - x * sin)
  const [left, right, top, bottom] = [Math.min(...along), Math.max(...along), Math.min(...across), Math.max(...across)]
  const [wide, high] = [((right - left) * MARGIN) / SQUARE_SIDE, ((bottom - top) * MARGIN) / SQUARE_SIDE]
  const [u, v] = [(left + right) / 2 - (wide * SQUARE_SIDE) / 2, (top + bottom) / 2 - (high * SQUARE_SIDE) / 2]
  return [wide * cos, wide * sin, -high * sin, high * cos, u * cos - v * sin, u * sin + v * cos]
}

/** Bilinear; beyond the edge the nearest value is used. */
export function sampleSquare(features: Float32Array, square: Square): Float32Array {
  const sampled = new Float32Array(SQUARE_VALUES)
  for (let v = 0; v < SQUARE_SIDE; v++) {
    for (let u = 0; u < SQUARE_SIDE; u++)
      sampleInto(sampled, (v * SQUARE_SIDE + u) * FEATURE_VALUES, features, fromSquare(square, u, v))
  }
  return sampled
}

const clampIndex = (value: number) => Math.min(FEATURE_SIDE - 1, Math.max(0, value))

function sampleInto(into: Float32Array, at: number, features: Float32Array, [x, y]: readonly [number, number]): void {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const [right, down] = [x - column, y - row]
  for (const [i, j, share] of [
    [0, 0, (1 - right) * (1 - down)],
    [1, 0, right * (1 - down)],
    [0, 1, (1 - right) * down],
    [1, 1, right * down],
  ] as const) {
    const from = (clampIndex(row + j) * FEATURE_SIDE + clampIndex(column + i)) * FEATURE_VALUES
    for (let k = 0; k < FEATURE_VALUES; k++) into[at + k] = (into[at + k] ?? 0) + share * (features[from + k] ?? 0)
  }
}
