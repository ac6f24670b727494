import { type Mesh, meshFrom } from '../geometry/mesh.ts'
import { type Station, sweep } from '../geometry/sweep.ts'
import { add, scale, subtract, type Vec3 } from '../geometry/vector.ts'
import { borderOf, type Surface } from './subdivide.ts'

/** What the face closes to, behind its border; mm. */
const CORE: Vec3 = [0, 5, -60]

/** Closes the face to a solid: its border is drawn back in rings. */
export function closedFace(face: Surface): Mesh {
  const points = [...face.points]
  const triangles = [...face.triangles]
  let ring = borderOf(face)
  for (const share of [0.1, 0.3, 0.6]) {
    const inner = ring.map((_, i) => points.length + i)
    const first = borderOf(face)
    points.push(...first.map((i) => backwards(face.points[i] as Vec3, share)))
    ring.forEach((a, i) => {
      const j = (i + 1) % ring.length
      const [b, c, d] = [ring[j], inner[i], inner[j]] as [number, number, number]
      triangles.push(b, a, c, b, c, d)
    })
    ring = inner
  }
  points.push(CORE)
  ring.forEach((a, i) => {
    triangles.push(ring[(i + 1) % ring.length] as number, a, points.length - 1)
  })
  return meshFrom(points, triangles)
}

/** Straight back at first, so that cheeks run on into the head, then inwards. */
function backwards(point: Vec3, share: number): Vec3 {
  const [x, y, z] = add(point, scale(subtract(CORE, point), share * share))
  return [x, y, z - 40 * share * (1 - share)]
}

export function ellipsoid(middle: Vec3, radii: Vec3, rings = 48, around = 96): Mesh {
  return latheLike(rings, around, (polar, angle) => [
    middle[0] + radii[0] * Math.sin(polar) * Math.sin(angle),
    middle[1] + radii[1] * Math.cos(polar),
    middle[2] + radii[2] * Math.sin(polar) * Math.cos(angle),
  ])
}

/** A closed surface from the top pole (polar 0) to the bottom one; angle 0 faces the viewer. */
export function latheLike(rings: number, around: number, at: (polar: number, angle: number) => Vec3): Mesh {
  const points: Vec3[] = []
  const triangles: number[] = []
  for (let r = 0; r <= rings; r++)
    for (let i = 0; i < around; i++) points.push(at((r / rings) * Math.PI, (i / around) * 2 * Math.PI))
  for (let r = 0; r < rings; r++) {
    for (let i = 0; i < around; i++) {
      const [a, b] = [r * around + i, r * around + ((i + 1) % around)]
      triangles.push(a, a + around, b, b, a + around, b + around)
    }
  }
  return meshFrom(points, triangles)
}

/** Cross-sections from throat to shoulders: height, half width, half depth, middle from back to front; mm. */
const NECK = [
  [-10, 0, 54, -34],
  [-55, 0, 54, -34],
  [-85, -1, 53, -36],
  [-110, -1.5, 52, -39],
  [-132, 1, 53, -42],
  [-150, 7, 55, -45],
  [-166, 20, 58, -47],
  [-180, 42, 61, -49],
  [-194, 74, 64, -50],
  [-210, 104, 68, -51],
  [-232, 126, 72, -52],
  [-262, 138, 76, -53],
  [-300, 142, 78, -53],
] as const

/** A neck that grows from its shoulders. */
export function neckAndShoulders(neckMm: number, riseMm: number): Mesh {
  const stations = smoothRows(NECK, 6).map(([y, wider, depth, z]): Station => {
    const section = Array.from({ length: 96 }, (_, i): [number, number] => {
      const t = (i / 96) * 2 * Math.PI
      const power = 1 - 0.12 * Math.min(1, wider / 100)
      const round = (v: number) => Math.sign(v) * Math.abs(v) ** power
      return [(neckMm + wider) * round(Math.cos(t)), depth * round(Math.sin(t))]
    })
    return {
      at: [0, y + riseMm * Math.min(1, Math.max(0, (-y - 60) / 60)), z],
      across: [1, 0, 0],
      up: [0, 0, 1],
      section,
    }
  })
  return sweep(stations, { capStart: true, capEnd: true })
}

type Row = readonly [number, number, number, number]

function smoothRows(rows: readonly Row[], steps: number): Row[] {
  const at = (i: number): Row => rows[Math.max(0, Math.min(rows.length - 1, i))] as Row
  return Array.from({ length: (rows.length - 1) * steps + 1 }, (_, n): Row => {
    const [i, t] = [Math.floor(n / steps), (n % steps) / steps]
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const one = (k: 0 | 1 | 2 | 3): number =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * t +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
        (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3)
    return [one(0), one(1), one(2), one(3)]
  })
}
