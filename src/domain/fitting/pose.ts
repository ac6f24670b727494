/** A 3 × 3 matrix, row by row. */
export type Rotation = readonly [number, number, number, number, number, number, number, number, number]
export type Vector = readonly [x: number, y: number, z: number]

export const rotate = (r: Rotation, [x, y, z]: Vector): Vector => [
  r[0] * x + r[1] * y + r[2] * z,
  r[3] * x + r[4] * y + r[5] * z,
  r[6] * x + r[7] * y + r[8] * z,
]

/** The rotation a quaternion of length 1 stands for. */
export function rotationOf([w, x, y, z]: readonly number[] & { 0: number; 1: number; 2: number; 3: number }): Rotation {
  return [
    1 - 2 * (y * y + z * z),
    2 * (x * y - w * z),
    2 * (x * z + w * y),
    2 * (x * y + w * z),
    1 - 2 * (x * x + z * z),
    2 * (y * z - w * x),
    2 * (x * z - w * y),
    2 * (y * z + w * x),
    1 - 2 * (x * x + y * y),
  ]
}

const DEGREES = 180 / Math.PI

/** How a head is turned, in degrees: to its left, up, and (as seen) anticlockwise. */
export function anglesOf(r: Rotation): { yaw: number; pitch: number; roll: number } {
  return {
    yaw: Math.asin(Math.max(-1, Math.min(1, r[2]))) * DEGREES,
    pitch: Math.atan2(r[5], r[8]) * DEGREES,
    roll: Math.atan2(r[3], r[0]) * DEGREES,
  }
}

/** The angle between two rotations, in degrees. */
export function angleBetween(a: Rotation, b: Rotation): number {
  const trace = a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0)
  return Math.acos(Math.max(-1, Math.min(1, (trace - 1) / 2))) * DEGREES
}
