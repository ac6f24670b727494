import { roundedBox, smoothIntersection, smoothUnion } from '../../src/domain/frame-design/blends.ts'
import { type Mesh, mergeMeshes } from '../geometry/mesh.ts'
import type { Part } from '../geometry/part.ts'
import { type SignedDistance, surfaceNets } from '../geometry/surface-nets.ts'
import { roundedSection, type Station, sweep, tube } from '../geometry/sweep.ts'
import type { Vec3 } from '../geometry/vector.ts'

const CASE = { halfX: 80, halfY: 21, halfZ: 32 }

/** A closed leather clamshell case, 160 × 42 × 64 mm; y up. */
export function hardCase(): Part[] {
  const shell: SignedDistance = (x, y, z) => {
    const body =
      (Math.abs(x / CASE.halfX) ** 4 + Math.abs(y / CASE.halfY) ** 2.5 + Math.abs(z / CASE.halfZ) ** 3) ** (1 / 3)
    const d = (body - 1) * CASE.halfY
    const groove = Math.max(Math.abs(y) - 0.45, -d - 1.4)
    return smoothIntersection(d, -groove, 0.5)
  }
  const leather = surfaceNets(shell, { low: [-84, -24, -36], high: [84, 24, 36], cellMm: 0.7 })
  const stitches = [3.6, -3.6].flatMap((y) => seamStitches((angle) => shellSurfacePoint(shell, angle, y)))
  return [
    { name: 'shell', material: 'body', mesh: leather },
    { name: 'thread', material: 'thread', mesh: mergeMeshes(stitches) },
    { name: 'clasp', material: 'metal', mesh: clasp(CASE.halfZ) },
  ]
}

function shellSurfacePoint(shell: SignedDistance, angle: number, y: number): Vec3 {
  let r = 100
  while (r > 5 && shell(Math.cos(angle) * r, y, Math.sin(angle) * r) > 0) r -= 0.1
  return [Math.cos(angle) * r, y, Math.sin(angle) * r]
}

function seamStitches(at: (angle: number) => Vec3): Mesh[] {
  const line = Array.from({ length: 720 }, (_, i) => at((i / 720) * 2 * Math.PI))
  const stitches: Mesh[] = []
  let run: Vec3[] = []
  let along = 0
  for (let i = 0; i < line.length; i++) {
    const [a, b] = [line[i] as Vec3, line[(i + 1) % line.length] as Vec3]
    const phase = along % 4.6
    if (phase < 3) run.push(a)
    else if (run.length > 2) {
      stitches.push(tube(run, (t) => 0.34 * Math.sqrt(Math.max(0.1, 1 - (2 * t - 1) ** 4)), 8))
      run = []
    } else run = []
    along += Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2])
  }
  return stitches
}

function clasp(z: number): Mesh {
  const stations = [-0.8, 0.9, 1.3].map(
    (dz, i): Station => ({
      at: [0, 0, z + dz],
      across: [1, 0, 0],
      up: [0, 1, 0],
      section: roundedSection(i === 2 ? 13.2 : 14, i === 2 ? 8.2 : 9, 3),
    }),
  )
  return sweep(stations, { capEnd: true })
}

const POUCH = { halfX: 88, halfZ: 44 }

/** A soft leather pouch with a flap and a stud, 176 × 88 mm, lying flat; y up. */
export function softPouch(): Part[] {
  const swell = (x: number, z: number): number =>
    6.5 * (1 - Math.abs(x / POUCH.halfX) ** 3.2) * Math.max(0, 1 - Math.abs(z / POUCH.halfZ) ** 3) ** 0.8 + 1.1
  const leather: SignedDistance = (x, y, z) => {
    const rim = roundedBox(x, z, POUCH.halfX, POUCH.halfZ, 9)
    const body = smoothIntersection(rim, Math.abs(y) - swell(x, z), 1.6)
    const edge = 6 - 0.0035 * x * x
    const flapRim = smoothIntersection(rim - 0.4, z - edge - 8, 6)
    const flap = smoothIntersection(flapRim, Math.abs(y - swell(x, z) - 0.85) - 0.8, 0.7)
    return smoothUnion(body, flap, 0.25)
  }
  const mesh = surfaceNets(leather, { low: [-92, -12, -48], high: [92, 14, 48], cellMm: 0.7 })
  const stitches = seamStitches((angle) => {
    const reach = stitchRadius(angle)
    const [x, z] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
    return [x, swell(x, z) + (z < 12 ? 1.75 : 0.05), z]
  })
  const top = swell(0, 3) + 1.6
  const stud = tube(
    [
      [0, top - 0.5, 3],
      [0, top + 1, 3],
      [0, top + 1.6, 3],
      [0, top + 1.9, 3],
    ],
    (t) => (t > 0.9 ? 2.4 : t > 0.6 ? 4 : 4.6),
    40,
  )
  return [
    { name: 'pouch', material: 'body', mesh },
    { name: 'thread', material: 'thread', mesh: mergeMeshes(stitches) },
    { name: 'stud', material: 'metal', mesh: stud },
  ]
}

function stitchRadius(angle: number): number {
  let r = 110
  while (r > 5 && roundedBox(Math.cos(angle) * r, Math.sin(angle) * r, POUCH.halfX, POUCH.halfZ, 9) > -3.2) r -= 0.1
  return r
}
