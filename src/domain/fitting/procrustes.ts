import { type Rotation, rotate, rotationOf, type Vector } from './pose.ts'

interface Pair {
  from: Vector
  to: Vector
  weight: number
}

export interface Similarity {
  rotation: Rotation
  scale: number
  /** Where the origin of `from` comes to lie. */
  origin: Vector
}

/** The turn, scale and shift that bring points nearest to others by weighted least squares (Horn 1987, quaternions). */
export function fitSimilarity(pairs: readonly Pair[]): Similarity {
  const a = middle(pairs, ({ from }) => from)
  const b = middle(pairs, ({ to }) => to)
  const s = Array.from({ length: 9 }, () => 0)
  let spread = 0
  for (const { from, to, weight } of pairs) {
    const [p, q] = [minus(from, a), minus(to, b)]
    spread += weight * dot(p, p)
    for (let i = 0; i < 9; i++) {
      s[i] = (s[i] ?? 0) + weight * (p[Math.floor(i / 3) as 0 | 1 | 2] ?? 0) * (q[(i % 3) as 0 | 1 | 2] ?? 0)
    }
  }
  const rotation = rotationOf(greatestEigenvector(hornMatrix(s as unknown as Rotation)))
  let along = 0
  for (const { from, to, weight } of pairs) along += weight * dot(rotate(rotation, minus(from, a)), minus(to, b))
  const scale = along / spread
  const moved = rotate(rotation, a)
  return { rotation, scale, origin: [b[0] - scale * moved[0], b[1] - scale * moved[1], b[2] - scale * moved[2]] }
}

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

function middle(pairs: readonly Pair[], pick: (pair: Pair) => Vector): Vector {
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

type Row = [number, number, number, number]

function hornMatrix([xx, xy, xz, yx, yy, yz, zx, zy, zz]: Rotation): [Row, Row, Row, Row] {
  return [
    [xx + yy + zz, yz - zy, zx - xz, xy - yx],
    [yz - zy, xx - yy - zz, xy + yx, zx + xz],
    [zx - xz, xy + yx, yy - xx - zz, yz + zy],
    [xy - yx, zx + xz, yz + zy, zz - xx - yy],
  ]
}

/** By repeated squaring of the shifted matrix: thirty squarings part even near neighbours. */
function greatestEigenvector(matrix: readonly Row[]): Row {
  const bound = Math.max(...matrix.map((row) => row.reduce((sum, value) => sum + Math.abs(value), 0)), 1e-12)
  let power = matrix.map((row, i) => row.map((value, j) => value / bound + (i === j ? 1 : 0)))
  for (let times = 0; times < 30; times++) {
    const square = power.map((row) =>
      [0, 1, 2, 3].map((j) => row.reduce((sum, value, k) => sum + value * (power[k]?.[j] ?? 0), 0)),
    )
    const size = Math.max(...square.flat().map(Math.abs))
    power = square.map((row) => row.map((value) => value / size))
  }
  const column = [0, 1, 2, 3].reduce((best, j) => ((power[j]?.[j] ?? 0) > (power[best]?.[best] ?? 0) ? j : best), 0)
  const vector = power.map((row) => row[column] ?? 0)
  const length = Math.hypot(...vector)
  return vector.map((value) => value / length) as Row
}
