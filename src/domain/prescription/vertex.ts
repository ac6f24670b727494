import { strongestPower } from './power.ts'
import type { Power } from './prescription.ts'

/** Distances from the eye to the lens: where the eyes were refracted, and where the frame sits. Tenths of a millimetre. */
export interface VertexDistances {
  refractedTenthsMm: number
  wornTenthsMm: number
}

/** From which power, in hundredths of a dioptre, and above which difference, in tenths of a millimetre. */
export interface VertexLimits {
  fromPower: number
  aboveTenthsMm: number
}

export const DEFAULT_VERTEX_LIMITS: VertexLimits = { fromPower: 400, aboveTenthsMm: 20 }

export const needsVertexCompensation = (
  power: Power,
  { refractedTenthsMm, wornTenthsMm }: VertexDistances,
  limits = DEFAULT_VERTEX_LIMITS,
): boolean =>
  strongestPower(power) >= limits.fromPower && Math.abs(refractedTenthsMm - wornTenthsMm) > limits.aboveTenthsMm

/**
 * The lens that does where the frame sits what the prescribed one did where it was tested: Fc = F/(1 − d·F) along both
 * principal meridians, d in metres. In whole hundredths of a dioptre, which are finer than what is made.
 */
export function compensateVertex(power: Power, { refractedTenthsMm, wornTenthsMm }: VertexDistances): Power {
  const metres = (refractedTenthsMm - wornTenthsMm) / 10_000
  const moved = (hundredths: number) => hundredths / (1 - (metres * hundredths) / 100)
  const sphere = moved(power.sphere)
  const cylinder = Math.round(moved(power.sphere + power.cylinder) - sphere)
  // Adding 0 makes −0 of the rounding plain.
  return { sphere: Math.round(sphere) + 0, cylinder: cylinder + 0, axis: cylinder === 0 ? null : power.axis }
}
