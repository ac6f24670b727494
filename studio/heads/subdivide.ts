import type { Vec3 } from '../geometry/vector.ts'
import { add, scale } from '../geometry/vector.ts'

/** Triangles whose points keep their index through every subdivision, so that landmarks stay landmarks. */
export interface Surface {
  points: Vec3[]
  triangles: number[]
}

/** Loop subdivision (Charles Loop, 1987); an open border becomes a cubic B-spline. */
export function subdivide(surface: Surface, times: number): Surface {
  return times === 0 ? surface : subdivide(subdivideOnce(surface), times - 1)
}

interface Edge {
  a: number
  b: number
  opposite: number[]
}

const edgeKey = (a: number, b: number): number => Math.min(a, b) * 1e7 + Math.max(a, b)

function edgesOf(triangles: readonly number[]): Map<number, Edge> {
  const edges = new Map<number, Edge>()
  for (let t = 0; t < triangles.length; t += 3) {
    for (let k = 0; k < 3; k++) {
      const [a, b, c] = [0, 1, 2].map((i) => triangles[t + ((k + i) % 3)]) as [number, number, number]
      const key = edgeKey(a, b)
      const edge = edges.get(key)
      if (edge) edge.opposite.push(c)
      else edges.set(key, { a, b, opposite: [c] })
    }
  }
  return edges
}

function subdivideOnce({ points, triangles }: Surface): Surface {
  const edges = edgesOf(triangles)
  const out = movedPoints(points, edges)
  const middles = new Map<number, number>()
  const at = (i: number | undefined): Vec3 => points[i as number] as Vec3
  for (const [key, { a, b, opposite }] of edges) {
    const middle = scale(add(at(a), at(b)), opposite.length === 2 ? 3 / 8 : 1 / 2)
    middles.set(key, out.length)
    out.push(opposite.length === 2 ? add(middle, scale(add(at(opposite[0]), at(opposite[1])), 1 / 8)) : middle)
  }
  const finer: number[] = []
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = triangles.slice(t, t + 3) as [number, number, number]
    const [ab, bc, ca] = [edgeKey(a, b), edgeKey(b, c), edgeKey(c, a)].map((key) => middles.get(key)) as [
      number,
      number,
      number,
    ]
    finer.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca)
  }
  return { points: out, triangles: finer }
}

function movedPoints(points: readonly Vec3[], edges: ReadonlyMap<number, Edge>): Vec3[] {
  const inner: number[][] = points.map(() => [])
  const border: number[][] = points.map(() => [])
  for (const { a, b, opposite } of edges.values()) {
    const lists = opposite.length === 2 ? inner : border
    lists[a]?.push(b)
    lists[b]?.push(a)
  }
  const sum = (ids: readonly number[]): Vec3 => ids.reduce<Vec3>((total, i) => add(total, points[i] as Vec3), [0, 0, 0])
  return points.map((point, i) => {
    const ends = border[i] as number[]
    if (ends.length > 0) return add(scale(point, 3 / 4), scale(sum(ends), 1 / 8))
    const around = inner[i] as number[]
    const share = around.length === 3 ? 3 / 16 : 3 / (8 * around.length)
    return add(scale(point, 1 - share * around.length), scale(sum(around), share))
  })
}

/** The border's points in order; the surface must be a disc. */
export function borderOf({ triangles }: Surface): number[] {
  const next = new Map<number, number>()
  const edges = edgesOf(triangles)
  for (const { a, b, opposite } of edges.values()) if (opposite.length === 1) next.set(a, b)
  const [first] = next.keys()
  const ring: number[] = []
  for (let i = first; i !== undefined && !(ring.length > 0 && i === first); i = next.get(i)) ring.push(i)
  return ring
}
