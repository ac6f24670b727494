import type { EdgePoint, EyeLens } from './eye-lens.ts'
import { frontVertexEffect, sagMm } from './surface.ts'

interface Made {
  refractiveIndex: number
  /** In g/cm³. */
  density: number
  centreMm: number
}

/**
 * The weight of one lens, cut to its outline, in grams: the volume between its surfaces by sectors about the optical
 * centre, each exact along its meridian.
 */
export function lensWeightG(lens: EyeLens, { refractiveIndex, density, centreMm }: Made): number {
  const atBack = frontVertexEffect(lens.frontPower, centreMm, refractiveIndex)
  const wedge = 100 * (refractiveIndex - 1)
  let volume = 0
  lens.edge.forEach((from, i) => {
    const to = lens.edge[(i + 1) % lens.edge.length] as EdgePoint
    const angle = Math.atan2(from.x * to.y - from.y * to.x, from.x * to.x + from.y * to.y)
    const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
    const radius = Math.hypot(x, y)
    const front = underCap(sagMm(lens.frontPower, radius, refractiveIndex), radius)
    const back = underCap(sagMm((from.power + to.power) / 2 - atBack, radius, refractiveIndex), radius)
    const prism = ((lens.prism.x * x + lens.prism.y * y) * radius ** 2) / (3 * wedge)
    volume += angle * ((centreMm * radius ** 2) / 2 - front - back + prism)
  })
  // Outlines run clockwise on one eye.
  return (Math.abs(volume) * density) / 1000
}

/** ∫ r·sag(r) dr from the vertex to a radius: the volume of a spherical cap, per radian. */
const underCap = (sag: number, radius: number) => (sag * radius ** 2) / 4 - sag ** 3 / 12
