import { type Rotation, rotate, rotationFromQuaternion, type Vector } from './pose.ts'

interface Pair {
  from: Vector
  to: Vector
  weight: number
}

export interface Similarity {
  rotation: Rotation
  scale: number
  /** Where the origin of `from` is mapped to. */
  origin: Vector
}

/**
 * The rotation, scale and translation that map points to others by weighted least squares. Source: B. K. P. Horn,
 * Closed-form solution of absolute orientation using unit quaternions, 1987.
 */
export function fitSimilarity(pairs: readonly Pair[]): Similarity {
  const fromCenter = centroid(pairs, ({ from }) => from)
  const toCenter = centroid(pairs, ({ to }) => to)
  const covariance = Array.from({ length: 9 }, () => 0)
  let spread = 0
  for (const { from, to, weight } of pairs) {
    const [p, q] = [subtract(from, fromCenter), subtract(to, toCenter)]
    spread += weight * dot(p, p)
    for (let i = 0; i < 9; i++) {
      covariance[i] =
        (covariance[i] ?? 0) + weight * (p[Math.floor(i / 3) as 0 | 1 | 2] ?? 0) * (q[(i % 3) as 0 | 1 | 2] ?? 0)
    }
  }
  const rotation = rotationFromQuaternion(greatestEigenvector(hornMatrix(covariance as unknown as Rotation)))
  let correlation = 0
  for (const { from, to, weight } of pairs)
    correlation += weight * dot(rotate(rotation, subtract(from, fromCenter)), subtract(to, toCenter))
  const scale = correlation / spread
  const rotatedCenter = rotate(rotation, fromCenter)
  return {
    rotation,
    scale,
    origin: [
      toCenter[0] - scale * rotatedCenter[0],
      toCenter[1] - scale * rotatedCenter[1],
      toCenter[2] - scale * rotatedCenter[2],
    ],
  }
}

const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

function centroid(pairs: readonly Pair[], pick: (pair: Pair) => Vector): Vector {
  let [x, y, z, total] = [0, 0, 0, 0]
  for (const pair of pairs) {
    const point = pick(pair)
    x += pair.weight * point[0]
    y += pair.weight * point[1]
    z += pair.weight * point[2]
    total += pair.weight
  }
  return [x / total, y / total, z / total]
}

type Row4 = [number, number, number, number]

function hornMatrix([xx, xy, xz, yx, yy, yz, zx, zy, zz]: Rotation): [Row4, Row4, Row4, Row4] {
  return [
    [xx + yy + zz, yz - zy, zx - xz, xy - yx],
    [yz - zy, xx - yy - zz, xy + yx, zx + xz],
    [zx - xz, xy + yx, yy - xx - zz, yz + zy],
    [xy - yx, zx + xz, yz + zy, zz - xx - yy],
  ]
}

/** Power iteration by repeated squaring of the shifted matrix; thirty squarings separate even close eigenvalues. */
function greatestEigenvector(matrix: readonly Row4[]): Row4 {
  const bound = Math.max(...matrix.map((row) => row.reduce((sum, value) => sum + Math.abs(value), 0)), 1e-12)
  let power = matrix.map((row, i) => row.map((value, j) => value / bound + (i === j ? 1 : 0)))
  for (let iteration = 0; iteration < 30; iteration++) {
    const square = power.map((row) =>
      [0, 1, 2, 3].map((j) => row.reduce((sum, value, k) => sum + value * (power[k]?.[j] ?? 0), 0)),
    )
    const size = Math.max(...square.flat().map(Math.abs))
    power = square.map((row) => row.map((value) => value / size))
  }
  const column = [0, 1, 2, 3].reduce((best, j) => ((power[j]?.[j] ?? 0) > (power[best]?.[best] ?? 0) ? j : best), 0)
  const vector = power.map((row) => row[column] ?? 0)
  const length = Math.hypot(...vector)
  return vector.map((value) => value / length) as Row4
}
