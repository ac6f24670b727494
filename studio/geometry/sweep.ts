import { around, type Vec2 } from '../../src/domain/frame-design/closed-curve.ts'
import { type Mesh, mergeMeshes, meshFrom } from './mesh.ts'
import { add, cross, dot, normalize, scale, subtract, type Vec3 } from './vector.ts'

/** A cross-section of a sweep: position, axes and outline in mm. */
export interface Station {
  at: Vec3
  across: Vec3
  up: Vec3
  section: readonly Vec2[]
}

export interface SweepOptions {
  closed?: boolean
  capStart?: boolean
  capEnd?: boolean
}

/** Joins the stations' sections by quads. All sections must have the same number of points. */
export function sweep(stations: readonly Station[], options: SweepOptions = {}): Mesh {
  const rings = stations.map((s) => s.section.map(([a, b]) => add(s.at, add(scale(s.across, a), scale(s.up, b)))))
  const around = rings[0]?.length ?? 0
  const triangles: number[] = []
  const count = options.closed ? rings.length : rings.length - 1
  for (let i = 0; i < count; i++) {
    const next = (i + 1) % rings.length
    for (let j = 0; j < around; j++) {
      const k = (j + 1) % around
      const [a, b, c, d] = [i * around + j, i * around + k, next * around + k, next * around + j]
      triangles.push(a, b, c, a, c, d)
    }
  }
  const sides = orientOutwards(meshFrom(rings.flat(), triangles), rings)
  const caps = [options.capStart ? cap(rings, 0) : null, options.capEnd ? cap(rings, rings.length - 1) : null]
  return mergeMeshes([sides, ...caps.filter((mesh): mesh is Mesh => mesh !== null)])
}

/** Flips the mesh where its normals point at the middle, so that sections may run either way. */
function orientOutwards(mesh: Mesh, rings: readonly Vec3[][]): Mesh {
  let vote = 0
  rings.forEach((ring, i) => {
    const middle = scale(ring.reduce(add), 1 / ring.length)
    ring.forEach((point, j) => {
      const o = (i * ring.length + j) * 3
      const normal: Vec3 = [mesh.normals[o] as number, mesh.normals[o + 1] as number, mesh.normals[o + 2] as number]
      vote += dot(normal, subtract(point, middle))
    })
  })
  if (vote >= 0) return mesh
  return { ...mesh, normals: mesh.normals.map((n) => -n), indices: mesh.indices.slice().reverse() }
}

function cap(rings: readonly Vec3[][], i: number): Mesh {
  const ring = rings[i] as Vec3[]
  const inner = rings[i === 0 ? 1 : i - 1] as Vec3[]
  const middle = scale(ring.reduce(add), 1 / ring.length)
  const outwards = normalize(subtract(middle, scale(inner.reduce(add), 1 / inner.length)))
  const triangles: number[] = []
  const facing = dot(
    cross(subtract(ring[0] as Vec3, middle), subtract(around(ring, ring.length >> 2), middle)),
    outwards,
  )
  for (let j = 0; j < ring.length; j++) {
    const k = (j + 1) % ring.length
    triangles.push(ring.length, facing > 0 ? j : k, facing > 0 ? k : j)
  }
  const points = [...ring, middle]
  return meshFrom(
    points,
    triangles,
    points.map(() => outwards),
  )
}

/** A rounded rectangle in mm with corner radius `r`; `crown` bulges the left and right faces. */
export function roundedSection(width: number, height: number, r: number, crown = 0): Vec2[] {
  const radius = Math.min(r, width / 2 - 0.01, height / 2 - 0.01)
  const points: Vec2[] = []
  const corners = [
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ] as const
  corners.forEach(([sx, sy], q) => {
    for (let i = 0; i <= 6; i++) {
      const angle = ((q - 1) * 90 + (i / 6) * 90) * (Math.PI / 180)
      points.push([
        sx * (width / 2 - radius) + radius * Math.cos(angle),
        sy * (height / 2 - radius) + radius * Math.sin(angle),
      ])
    }
    // A crown needs points along the broad faces.
    if (q % 2 === 0)
      for (let i = 1; i < 6; i++) points.push([sx * (width / 2), sx * (height / 2 - radius) * ((i / 6) * 2 - 1)])
  })
  return points.map(([x, y]) => [x + Math.sign(x) * crown * Math.max(0, 1 - ((2 * y) / height) ** 2), y])
}

export function roundSection(radius: number, count = 20): Vec2[] {
  return Array.from({ length: count }, (_, i): Vec2 => {
    const angle = (i / count) * 2 * Math.PI
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })
}

/** A capped tube along `path` in mm; `radius` takes the position on the path from 0 to 1. */
export function tube(path: readonly Vec3[], radius: (t: number) => number, count = 20): Mesh {
  let up: Vec3 = [0.01, 1, 0.02]
  const stations = path.map((at, i): Station => {
    const ahead = path[Math.min(i + 1, path.length - 1)] as Vec3
    const behind = path[Math.max(i - 1, 0)] as Vec3
    const forward = normalize(subtract(ahead, behind))
    if (Math.abs(dot(forward, up)) > 0.98) up = [0.02, 0.01, 1]
    const side = normalize(cross(up, forward))
    up = cross(forward, side)
    return { at, across: side, up, section: roundSection(radius(i / (path.length - 1)), count) }
  })
  return sweep(stations, { capStart: true, capEnd: true })
}

/** Points of the Catmull-Rom spline through `knots`, `perSpan` per span, and the last knot. */
export function curveThrough(knots: readonly Vec3[], perSpan: number): Vec3[] {
  const at = (i: number): Vec3 => knots[Math.max(0, Math.min(knots.length - 1, i))] as Vec3
  const points: Vec3[] = []
  for (let i = 0; i < knots.length - 1; i++) {
    for (let j = 0; j < perSpan; j++) points.push(catmull(at(i - 1), at(i), at(i + 1), at(i + 2), j / perSpan))
  }
  return [...points, at(knots.length - 1)]
}

function catmull(a: Vec3, b: Vec3, c: Vec3, d: Vec3, t: number): Vec3 {
  const one = (k: 0 | 1 | 2): number =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * t +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3)
  return [one(0), one(1), one(2)]
}
