import type { EyeLens } from './eye-lens.ts'
import { frontVertexEffect, sagMm } from './surface.ts'

/** A lens cut through its optical centre along the horizontal, seen from above. In mm. */
export interface ProfilePoint {
  /** From the optical centre, positive to the wearer's left. */
  x: number
  /** How far the front surface lies behind its vertex. */
  frontMm: number
  thicknessMm: number
}

const SECTIONS = 24

/** Where a lens's edge is, and its thickness between, at even distances. Agrees with `lensThickness` at the edges. */
export function lensProfile(lens: EyeLens, refractiveIndex: number, centreMm: number): ProfilePoint[] {
  const [from, to] = horizontalEnds(lens)
  const atBack = frontVertexEffect(lens.frontPower, centreMm, refractiveIndex)
  return Array.from({ length: SECTIONS + 1 }, (_, section) => {
    const x = from.x + ((to.x - from.x) * section) / SECTIONS
    const { power } = x < 0 ? from : to
    const frontMm = sagMm(lens.frontPower, Math.abs(x), refractiveIndex)
    const backMm = sagMm(power - atBack, Math.abs(x), refractiveIndex)
    const wedgeMm = (lens.prism.x * x) / (100 * (refractiveIndex - 1))
    return { x, frontMm, thicknessMm: centreMm - frontMm - backMm + wedgeMm }
  })
}

/** The points of the edge that are nearest to the horizontal, on both sides of the optical centre. */
function horizontalEnds({ edge }: EyeLens) {
  const nearest = (side: -1 | 1) =>
    edge.filter(({ x }) => x * side > 0).reduce((best, point) => (Math.abs(point.y) < Math.abs(best.y) ? point : best))
  return [nearest(-1), nearest(1)] as const
}
