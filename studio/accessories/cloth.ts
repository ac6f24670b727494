import { type Mesh, mergeMeshes, meshFrom, vectorAt } from '../geometry/mesh.ts'
import { add, scale, type Vec3 } from '../geometry/vector.ts'

export interface Cloth {
  sideMm: number
  /** Radians about the vertical. */
  turn: number
  /** Height of the surface it lies on. */
  liftMm: number
  at: readonly [x: number, z: number]
}

const THICKNESS_MM = 0.5
const STEP_MM = 0.8
const EDGE_TEETH = { pitchMm: 3.2, depthMm: 1.1 }

/** A microfibre cloth folded twice to a square, with the folds on the left; mm, y up. */
export function foldedCloth(cloth: Cloth): Mesh {
  return mergeMeshes([
    foldedSheet(cloth, { floorMm: 0.3, foldMm: 2.5 }),
    foldedSheet(cloth, { floorMm: 1.5, foldMm: 1.3 }),
  ])
}

function foldedSheet(cloth: Cloth, { floorMm, foldMm }: { floorMm: number; foldMm: number }): Mesh {
  const half = cloth.sideMm / 2
  const turnMm = Math.PI * foldMm
  const length = 2 * cloth.sideMm + turnMm
  const [rows, columns] = [Math.round(length / STEP_MM), Math.round(cloth.sideMm / STEP_MM)]
  const at = (s: number, z: number): Vec3 => {
    if (s < cloth.sideMm) return drape(cloth, [half - s, floorMm, z])
    if (s < cloth.sideMm + turnMm) {
      const angle = (s - cloth.sideMm) / foldMm
      return drape(cloth, [-half - foldMm * Math.sin(angle), floorMm + foldMm * (1 - Math.cos(angle)), z])
    }
    const along = s - cloth.sideMm - turnMm
    // The upper layer is higher at the fold and comes down towards the open edge.
    const spring = 1.12 * Math.exp(-along / 26) - 0.12 * Math.exp(-along / 4)
    const rest = 0.62 * (2 * foldMm)
    return drape(cloth, [-half + along, floorMm + rest + (2 * foldMm - rest) * spring, z])
  }
  const points: Vec3[] = []
  for (let i = 0; i <= rows; i++) {
    for (let j = 0; j <= columns; j++) {
      const [u, v] = [i / rows, j / columns]
      const s = distanceBetweenTeeth(u, length, v * cloth.sideMm)
      points.push(at(s, distanceBetweenTeeth(v, cloth.sideMm, u * length) - half))
    }
  }
  return thicken(points, rows, columns)
}

/** Distance along a strip whose ends are cut in teeth; `share` runs from 0 to 1 between the cut ends. */
function distanceBetweenTeeth(share: number, lengthMm: number, acrossMm: number): number {
  const phase = (acrossMm / EDGE_TEETH.pitchMm) % 1
  const tooth = EDGE_TEETH.depthMm * Math.abs(2 * phase - 1)
  return tooth + share * (lengthMm - 2 * tooth)
}

/** Adds waves, hanging corners and a raised open edge, then moves the point to its place. */
function drape({ sideMm, turn, liftMm, at }: Cloth, [x, y, z]: Vec3): Vec3 {
  const loose = Math.min(1, y / 5)
  const swell =
    loose * (0.9 * Math.sin(x / 17 + turn * 9) * Math.cos(z / 21 - turn * 7) + 0.5 * Math.sin((x - z) / 11 + turn * 5))
  const [u, v] = [(2 * x) / sideMm, (2 * z) / sideMm]
  const lifted = loose * 1.6 * Math.max(0, u) ** 5 * (0.6 + 0.4 * Math.sin(z / 19 + turn * 11))
  const hanging = Math.min(liftMm, 9) * 0.22 * Math.min(1, ((u * u + v * v) / 2) ** 3)
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  return [x * c + z * s + at[0], liftMm + y + swell + lifted - hanging, -x * s + z * c + at[1]]
}

function thicken(points: readonly Vec3[], rows: number, columns: number): Mesh {
  const width = columns + 1
  const triangles: number[] = []
  const quad = (a: number, b: number, c: number, d: number) => triangles.push(a, b, c, a, c, d)
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) {
      const a = i * width + j
      quad(a, a + 1, a + width + 1, a + width)
    }
  }
  const middle = meshFrom(points, triangles)
  const offset = (sign: number): Vec3[] =>
    points.map((p, i) => add(p, scale(vectorAt(middle.normals, i), (sign * THICKNESS_MM) / 2)))
  const count = points.length
  const rim = [
    ...Array.from({ length: columns }, (_, j) => j),
    ...Array.from({ length: rows }, (_, i) => i * width + columns),
    ...Array.from({ length: columns }, (_, j) => rows * width + columns - j),
    ...Array.from({ length: rows }, (_, i) => (rows - i) * width),
  ]
  const flipped = triangles.map((_, k) => (triangles[k - (k % 3) + (2 - (k % 3))] as number) + count)
  const sides = rim.flatMap((a, k) => {
    const b = rim[(k + 1) % rim.length] as number
    return [a, a + count, b + count, a, b + count, b]
  })
  return meshFrom([...offset(1), ...offset(-1)], [...triangles, ...flipped, ...sides])
}
