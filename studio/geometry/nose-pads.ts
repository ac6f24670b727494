import type { FrameDesign } from '../../src/domain/frame-design/frame-design.ts'
import { edgeAt } from '../../src/domain/frame-design/front-outline.ts'
import { bendPoint } from './bend.ts'
import { drillHole } from './lens-mounts.ts'
import { type Mesh, mergeMeshes, meshFrom } from './mesh.ts'
import { LENS_MOUNT } from './mount-sizes.ts'
import { curveThrough, roundedSection, type Station, sweep, tube } from './sweep.ts'
import { add, cross, normalize, scale, type Vec3 } from './vector.ts'

const PAD_NORMAL = normalize([-0.8, -0.06, -0.6])

interface PadPosition {
  /** Where the arm is soldered on. */
  root: Vec3
  middle: Vec3
}

function padPosition(design: FrameDesign): PadPosition {
  const { size, construction } = design
  const y = (construction === 'shield' ? -0.24 : -0.08) * size.lensHeightMm
  const nasal = edgeAt(design, y, 'nasal')
  const x = Math.max(5.6, Math.min(nasal[0] - 2.2, size.bridgeMm / 2 - 1.6))
  return { root: armRoot(design, [nasal[0] - 0.5, y, -0.9]), middle: [x, y - 3.4, -7.2] }
}

/** Without a rim the arm hangs on the screw of the bridge, behind the lens. */
function armRoot(design: FrameDesign, onRim: Vec3): Vec3 {
  if (design.construction !== 'rimless') return bendPoint(design.faceForm, onRim)
  return bendPoint(design.faceForm, [...drillHole(design, 'nasal'), -LENS_MOUNT.lensMm - 0.5])
}

/** Half the pad's thickness, and the length of the box on its back that holds the arm. */
const PAD_MM = 1.2
const BOX_MM = 0.9
const OUTWARDS = scale(PAD_NORMAL, -1)

export function padArm(design: FrameDesign): Mesh {
  const { root, middle } = padPosition(design)
  const end = add(middle, scale(OUTWARDS, PAD_MM + BOX_MM))
  const path = design.construction === 'rimless' ? fromScrew(root, end) : fromRim(root, end)
  return mergeMeshes([tube(curveThrough(path, 6), () => 0.42, 12), padBox(middle)])
}

const fromRim = (root: Vec3, end: Vec3): Vec3[] => [
  root,
  add(root, [-0.5, 0.7, -1.4]),
  [root[0] - 0.3, root[1] + 0.5, root[2] - 3.6],
  [root[0] + 0.5, root[1] - 1.6, root[2] - 5.4],
  add(end, [0.7, 0.9, 0.1]),
  add(end, scale(OUTWARDS, -0.3)),
]

/** Back from the lens, towards the nose, then down to the pad. */
const fromScrew = (root: Vec3, end: Vec3): Vec3[] => [
  root,
  add(root, [-0.7, -0.3, -1.1]),
  add(root, [-2.2, -1.2, -2.5]),
  [(root[0] + 2 * end[0]) / 3 + 0.6, (root[1] + end[1]) / 2, end[2] + 0.9],
  add(end, [0.6, 1.6, 0.2]),
  add(end, scale(OUTWARDS, -0.3)),
]

/** The flat box that is moulded into the pad; it reaches 0.5 mm into the silicone. */
function padBox(middle: Vec3): Mesh {
  const { side, up } = padAxes()
  const stations = [-0.5, 0, BOX_MM - 0.2, BOX_MM].map(
    (heightMm, i): Station => ({
      at: add(middle, scale(OUTWARDS, PAD_MM + heightMm)),
      across: side,
      up,
      section: roundedSection(i === 3 ? 1.4 : 1.7, i === 3 ? 2.3 : 2.6, 0.6),
    }),
  )
  return sweep(stations, { capStart: true, capEnd: true })
}

function padAxes() {
  const up = normalize(cross(PAD_NORMAL, cross([0.16, 1, 0.1], PAD_NORMAL)))
  return { up, side: cross(up, PAD_NORMAL) }
}

export function siliconePad(design: FrameDesign, rings = 18, count = 28): Mesh {
  const { middle } = padPosition(design)
  const { up, side } = padAxes()
  const points: Vec3[] = []
  const triangles: number[] = []
  for (let r = 0; r <= rings; r++) {
    const polar = (r / rings) * Math.PI
    for (let i = 0; i < count; i++) points.push(padPoint(middle, side, up, polar, (i / count) * 2 * Math.PI))
  }
  for (let r = 0; r < rings; r++) {
    for (let i = 0; i < count; i++) {
      const [a, b] = [r * count + i, r * count + ((i + 1) % count)]
      triangles.push(a, a + count, b, b, a + count, b + count)
    }
  }
  return meshFrom(points, triangles)
}

function padPoint(middle: Vec3, side: Vec3, up: Vec3, polar: number, angle: number): Vec3 {
  const ring = Math.sin(polar) ** 0.72
  const [c, s] = [Math.cos(angle) * ring, Math.sin(angle) * ring]
  const drop = 1 + 0.16 * s
  const outward = add(scale(side, c * 3.7 * (2 - drop)), scale(up, s * 6.7))
  return add(add(middle, outward), scale(PAD_NORMAL, Math.cos(polar) * PAD_MM))
}
