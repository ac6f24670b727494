import type { Vec2 } from '../../src/domain/frame-design/closed-curve.ts'
import { type FaceForm, type FrameDesign, lensCentreX, lensSpanMm } from '../../src/domain/frame-design/frame-design.ts'
import { lensOutline } from '../../src/domain/frame-design/lens-outline.ts'
import { bendPoint, sheetNormal } from './bend.ts'
import { type Mesh, meshFrom } from './mesh.ts'
import type { Vec3 } from './vector.ts'

/** The wearer's left lens (the viewer's right), or a shield, as one domed sheet in mm. */
export function lensMesh(design: FrameDesign, rings: number, around: number): Mesh {
  const { size } = design
  const outline = lensOutline(design.outline, lensSpanMm(design), size.lensHeightMm, around)
  return domedSheet(outline, [lensCentreX(design), 0], design.faceForm, design.lensCrownMm, rings)
}

/** A sheet over `outline` moved by `centre`, `crownMm` higher in its middle; the UV coordinate v runs from bottom to top. */
export function domedSheet(
  outline: readonly Vec2[],
  centre: Vec2,
  form: FaceForm,
  crownMm: number,
  rings: number,
): Mesh {
  const around = outline.length
  const flat: Vec2[] = []
  const points: Vec3[] = []
  const uvs: number[] = []
  const xs = outline.map((p) => p[0])
  const ys = outline.map((p) => p[1])
  const [left, low] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - low]
  for (let r = 0; r <= rings; r++) {
    const share = Math.sqrt(r / rings)
    for (const [x, y] of r === 0 ? [[0, 0] as Vec2] : outline) {
      const at: Vec2 = [centre[0] + x * share, centre[1] + y * share]
      flat.push(at)
      points.push(bendPoint(form, [...at, crownMm * (1 - share * share)]))
      uvs.push((x * share - left) / width, (y * share - low) / height)
    }
  }
  // The triangles in the middle are large: normals of their own would show in what a mirrored shield reflects.
  const normals = crownMm === 0 ? flat.map(([x, y]) => sheetNormal(form, x, y)) : undefined
  return { ...meshFrom(points, fan(rings, around), normals), uvs: new Float32Array(uvs) }
}

function fan(rings: number, around: number): number[] {
  const triangles: number[] = []
  const id = (r: number, i: number): number => (r === 0 ? 0 : 1 + (r - 1) * around + (i % around))
  for (let r = 0; r < rings; r++) {
    for (let i = 0; i < around; i++) {
      if (r > 0) triangles.push(id(r, i), id(r + 1, i), id(r, i + 1))
      triangles.push(id(r, i + 1), id(r + 1, i), id(r + 1, i + 1))
    }
  }
  return triangles
}
