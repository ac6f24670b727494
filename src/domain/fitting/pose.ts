/** A 3 × 3 rotation matrix, row by row. */
export type Rotation = readonly [number, number, number, number, number, number, number, number, number]
/** In head and camera space, in mm: x to the picture's right, y up, z towards the viewer. */
export type Vector = readonly [x: number, y: number, z: number]

export const rotate = (r: Rotation, [x, y, z]: Vector): Vector => [
  r[0] * x + r[1] * y + r[2] * z,
  r[3] * x + r[4] * y + r[5] * z,
  r[6] * x + r[7] * y + r[8] * z,
]

export function rotationFromQuaternion([w, x, y, z]: readonly number[] & {
  0: number
  1: number
  2: number
  3: number
}): Rotation {
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

export const invertRotation = (r: Rotation): Rotation => [r[0], r[3], r[6], r[1], r[4], r[7], r[2], r[5], r[8]]

export function composeRotations(first: Rotation, next: Rotation): Rotation {
  const [x, y, z] = [0, 1, 2].map((i) => rotate(next, [first[i] ?? 0, first[i + 3] ?? 0, first[i + 6] ?? 0])) as [
    Vector,
    Vector,
    Vector,
  ]
  return [x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]]
}

/** The shortest rotation from straight ahead (−z) to a direction with negative z. */
export function rotationTowards([x, y, z]: Vector): Rotation {
  const length = Math.hypot(x, y, z)
  // The quaternion between two unit vectors is (1 + a·b, a × b), normalised.
  const [w, qx, qy] = [length - z, y, -x]
  const norm = Math.hypot(w, qx, qy)
  return rotationFromQuaternion([w / norm, qx / norm, qy / norm, 0])
}

const DEGREES = 180 / Math.PI

/** In degrees: yaw to the person's left, pitch up, roll anticlockwise in the picture. */
export function eulerAngles(r: Rotation): { yaw: number; pitch: number; roll: number } {
  return {
    yaw: Math.asin(Math.max(-1, Math.min(1, r[2]))) * DEGREES,
    pitch: Math.atan2(r[5], r[8]) * DEGREES,
    roll: Math.atan2(r[3], r[0]) * DEGREES,
  }
}

/** In degrees. */
export function angleBetween(a: Rotation, b: Rotation): number {
  const trace = a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0)
  return Math.acos(Math.max(-1, Math.min(1, (trace - 1) / 2))) * DEGREES
}
