import type { EdgePoint, EyeLens } from './eye-lens.ts'
import { frontVertexEffect, sagMm } from './surface.ts'

/** What a lens is made of, and how thin it may be. In mm. */
export interface LensBlank {
  refractiveIndex: number
  minCentreMm: number
  minEdgeMm: number
}

export interface EdgeExtreme {
  thicknessMm: number
  /** Whole degrees from 0 to 359, counted as axes are. */
  degrees: number
}

/** Along the lens's axis. */
export interface LensThickness {
  centreMm: number
  thinnestEdge: EdgeExtreme
  thickestEdge: EdgeExtreme
}

const PRECISION_MM = 1e-7
const MOST_STEPS = 30

/**
 * The thickness of a finished lens: the thinnest one whose centre and edge are nowhere below what is made. Both surfaces
 * are exact; the back follows the cylinder along each meridian. Null where a surface does not reach the edge.
 */
export function lensThickness(lens: EyeLens, blank: LensBlank): LensThickness | null {
  const centreMm = findCentre(lens, blank)
  if (centreMm === null) return null
  const edges = edgesMm(lens, blank.refractiveIndex, centreMm)
  const at = (thicknessMm: number): EdgeExtreme => ({
    thicknessMm,
    degrees: degreesOf(lens.edge[edges.indexOf(thicknessMm)] as EdgePoint),
  })
  return { centreMm, thinnestEdge: at(Math.min(...edges)), thickestEdge: at(Math.max(...edges)) }
}

/** A thicker centre makes the edge thicker by a little more, so that adding what is missing converges at once. */
function findCentre(lens: EyeLens, { refractiveIndex, minCentreMm, minEdgeMm }: LensBlank): number | null {
  let centreMm = minCentreMm
  for (let step = 0; step < MOST_STEPS; step++) {
    const missing = minEdgeMm - Math.min(...edgesMm(lens, refractiveIndex, centreMm))
    if (Number.isNaN(missing)) return null
    const next = Math.max(minCentreMm, centreMm + missing)
    if (Math.abs(next - centreMm) < PRECISION_MM) return next
    centreMm = next
  }
  return null
}

function edgesMm(lens: EyeLens, refractiveIndex: number, centreMm: number): number[] {
  const front = lens.frontPower
  const atBack = frontVertexEffect(front, centreMm, refractiveIndex)
  return lens.edge.map(
    (point) =>
      centreMm -
      sagMm(front, point.distanceMm, refractiveIndex) -
      sagMm(point.power - atBack, point.distanceMm, refractiveIndex) +
      wedgeMm(lens, point, refractiveIndex),
  )
}

/** A prism of 1 Δ deviates by 1 cm in 1 m, as a thin wedge of (n − 1)·angle does: thicker towards its base. */
const wedgeMm = ({ prism }: EyeLens, { x, y }: EdgePoint, refractiveIndex: number): number =>
  (prism.x * x + prism.y * y) / (100 * (refractiveIndex - 1))

const degreesOf = ({ x, y }: EdgePoint) => (Math.round((Math.atan2(y, x) * 180) / Math.PI) + 360) % 360
