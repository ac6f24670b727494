import type { FrameDesign } from '../../src/domain/frame-design/frame-design.ts'
import { edgeAt } from '../../src/domain/frame-design/front-outline.ts'
import { bendPoint } from './bend.ts'
import { type Mesh, meshFrom } from './mesh.ts'
import { curveThrough, tube } from './sweep.ts'
import { add, cross, normalize, scale, type Vec3 } from './vector.ts'

const PAD_NORMAL = normalize([-0.8, -0.06, -0.6])

interface PadPosition {
  root: Vec3
  middle: Vec3
}

function padPosition(design: FrameDesign): PadPosition {
  const { size } = design
  const y = (design.construction === 'shield' ? -0.24 : -0.08) * size.lensHeightMm
  const nasal = edgeAt(design, y, 'nasal')
  const root = bendPoint(design.faceForm, [nasal[0] - 0.5, y, -0.9])
  const x = Math.max(5.6, Math.min(nasal[0] - 2.2, size.bridgeMm / 2 - 1.6))
  return { root, middle: [x, y - 3.4, -7.2] }
}

export function padArm(design: FrameDesign): Mesh {
  const { root, middle } = padPosition(design)
  const behind = add(middle, scale(PAD_NORMAL, -1.5))
  const knots: Vec3[] = [
    root,
    add(root, [-0.5, 0.7, -1.4]),
    [root[0] - 0.3, root[1] + 0.5, root[2] - 3.6],
    [root[0] + 0.5, root[1] - 1.6, root[2] - 5.4],
    add(behind, [0.9, 0.9, -0.2]),
    behind,
    add(middle, scale(PAD_NORMAL, -0.4)),
  ]
  return tube(curveThrough(knots, 6), () => 0.42, 12)
}

export function siliconePad(design: FrameDesign, rings = 18, count = 28): Mesh {
  const { middle } = padPosition(design)
  const up = normalize(cross(PAD_NORMAL, cross([0.16, 1, 0.1], PAD_NORMAL)))
  const side = cross(up, PAD_NORMAL)
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
  return add(add(middle, outward), scale(PAD_NORMAL, Math.cos(polar) * 1.2))
}
