/** Front surfaces are ground between these powers, in dioptres. */
const FRONT_POWER = { min: 0.5, max: 10 }

/**
 * The height of a spherical surface above its vertex at a distance from it, in mm: r − √(r² − h²) with the sign of the
 * power. Written so that flat surfaces lose no digits. `NaN` where the surface does not reach so far.
 * @param power in dioptres
 */
export function sagMm(power: number, distanceMm: number, refractiveIndex: number): number {
  const curvature = power / (1000 * (refractiveIndex - 1))
  const inside = 1 - (curvature * distanceMm) ** 2
  return inside > 0 ? (curvature * distanceMm ** 2) / (1 + Math.sqrt(inside)) : Number.NaN
}

/** The usual front of a lens by its mean power, in dioptres (Vogel's rule): stronger plus lenses are rounder in front. */
export function frontPower(meanPower: number): number {
  const wanted = meanPower < 0 ? meanPower / 2 + 6 : meanPower + 6
  return Math.min(FRONT_POWER.max, Math.max(FRONT_POWER.min, wanted))
}

/** What the front does at the back of the lens, in dioptres: the back surface has the lens's power less this. */
export const frontVertexEffect = (front: number, centreMm: number, refractiveIndex: number): number =>
  front / (1 - (centreMm * front) / (1000 * refractiveIndex))
