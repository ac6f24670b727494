import type { FaceForm } from '../../src/domain/frame-design/frame-design.ts'
import { cross, normalize, scale, type Vec3 } from './vector.ts'

const sag = (r: number, d: number): number => r - Math.sqrt(Math.max(0, r * r - d * d))
const slope = (r: number, d: number): number => d / Math.sqrt(Math.max(1, r * r - d * d))

export function sheetNormal(form: FaceForm, x: number, y: number): Vec3 {
  return normalize([slope(form.acrossMm, x), slope(form.upMm, y), 1])
}

/** Maps flat (x, y, height above the sheet) to bent space; mm. */
export function bendPoint(form: FaceForm, p: Vec3): Vec3 {
  const n = sheetNormal(form, p[0], p[1])
  const z = -sag(form.acrossMm, p[0]) - sag(form.upMm, p[1])
  return [p[0] + n[0] * p[2], p[1] + n[1] * p[2], z + n[2] * p[2]]
}

export function bendNormal(form: FaceForm, n: Vec3, p: Vec3): Vec3 {
  const e = 0.02
  const at = (d: Vec3) => bendPoint(form, [p[0] + d[0], p[1] + d[1], p[2] + d[2]])
  const o = at([0, 0, 0])
  const dx = differenceQuotient(at([e, 0, 0]), o, e)
  const dy = differenceQuotient(at([0, e, 0]), o, e)
  const dz = differenceQuotient(at([0, 0, e]), o, e)
  // Normals transform by the cofactor matrix of the map's Jacobian.
  const a = scale(cross(dy, dz), n[0])
  const b = scale(cross(dz, dx), n[1])
  const c = scale(cross(dx, dy), n[2])
  return normalize([a[0] + b[0] + c[0], a[1] + b[1] + c[1], a[2] + b[2] + c[2]])
}

const differenceQuotient = (a: Vec3, b: Vec3, e: number): Vec3 => [
  (a[0] - b[0]) / e,
  (a[1] - b[1]) / e,
  (a[2] - b[2]) / e,
]
