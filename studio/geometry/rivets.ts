import type { Vec2 } from '../../src/domain/frame-design/closed-curve.ts'
import { type FrameDesign, halfFrame } from '../../src/domain/frame-design/frame-design.ts'
import { endPieceY } from '../../src/domain/frame-design/front-outline.ts'
import { faceHeight } from './acetate-front.ts'
import { bendPoint } from './bend.ts'
import { type Mesh, mergeMeshes, meshFrom } from './mesh.ts'
import { roundedSection, type Station, sweep } from './sweep.ts'
import { add, cross, normalize, scale, subtract, type Vec3 } from './vector.ts'

function dome(at: Vec3, normal: Vec3, r: number, heightMm: number): Mesh {
  const side = normalize(cross(Math.abs(normal[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0], normal))
  const up = cross(normal, side)
  const points: Vec3[] = []
  const triangles: number[] = []
  const [rings, count] = [7, 24]
  for (let k = 0; k <= rings; k++) {
    const a = (k / rings) * (Math.PI / 2)
    for (let i = 0; i < count; i++) {
      const turn = (i / count) * 2 * Math.PI
      const rim = add(scale(side, Math.cos(turn)), scale(up, Math.sin(turn)))
      points.push(
        add(at, add(scale(rim, r * Math.sin(a)), scale(normal, heightMm * Math.cos(a) - (k === rings ? 0.3 : 0)))),
      )
    }
  }
  for (let k = 0; k < rings; k++) {
    for (let i = 0; i < count; i++) {
      const [a, b] = [k * count + i, k * count + ((i + 1) % count)]
      triangles.push(a, a + count, b, b, a + count, b + count)
    }
  }
  return meshFrom(points, triangles)
}

const RIVET_OFFSETS_MM: Record<FrameDesign['rivets'], readonly Vec2[]> = {
  pair: [
    [-4.6, 1.7],
    [-4.6, -1.7],
  ],
  single: [[-4.8, 0]],
  bar: [],
  none: [],
}

/** Rivets or inlaid bar on the wearer's left end-piece; `null` for designs without. */
export function frontRivets(design: FrameDesign): Mesh | null {
  const x = halfFrame(design.size)
  const y = endPieceY(design)
  const place = ([dx, dy]: Vec2): Mesh => {
    const at: Vec3 = [x + dx, y + dy, faceHeight(design, x + dx, y + dy) - 0.02]
    return dome(
      bendPoint(design.faceForm, at),
      faceNormal(design, at[0], at[1]),
      design.rivets === 'single' ? 0.95 : 0.72,
      0.16,
    )
  }
  if (design.rivets === 'bar') return inlaidBar(design, x - 5.4, y)
  const spots = RIVET_OFFSETS_MM[design.rivets]
  return spots.length > 0 ? mergeMeshes(spots.map(place)) : null
}

function faceNormal(design: FrameDesign, x: number, y: number): Vec3 {
  const at = (dx: number, dy: number) =>
    bendPoint(design.faceForm, [x + dx, y + dy, faceHeight(design, x + dx, y + dy)])
  return normalize(cross(subtract(at(0.6, 0), at(-0.6, 0)), subtract(at(0, 0.6), at(0, -0.6))))
}

function inlaidBar(design: FrameDesign, x: number, y: number): Mesh {
  const n = faceNormal(design, x, y)
  const middle = bendPoint(design.faceForm, [x, y, faceHeight(design, x, y)])
  const across = normalize(cross([0, 1, 0], n))
  const up = cross(n, across)
  const stations = [-0.5, 0.06, 0.14].map(
    (h, i): Station => ({
      at: add(middle, scale(n, h)),
      across,
      up,
      section: roundedSection(i === 2 ? 3.9 : 4.2, i === 2 ? 1.2 : 1.5, 0.7),
    }),
  )
  return sweep(stations, { capEnd: true })
}

/** Rivets on an acetate temple in the temple's coordinates (outer face at x = 0); `null` for designs without. */
export function templeRivets(design: FrameDesign): Mesh | null {
  if (design.rivets === 'none') return null
  const spots: Vec2[] =
    design.rivets === 'pair'
      ? [
          [2, 1.7],
          [2, -1.7],
        ]
      : [[0, 0]]
  const z = -5.2
  return mergeMeshes(spots.map(([, dy]) => dome([0.14, z * Math.tan(0.122) + dy, z], [1, 0, 0], 0.7, 0.16)))
}
