import type { EyePrescription, Power, Prescription, PupillaryDistance } from './prescription.ts'
import { toMinusCylinder } from './transpose.ts'

/** From the lens to what is read, in millimetres. */
export const READING_DISTANCE_MM = 400
/** From the lens to the point that the eye turns around, in millimetres. */
const EYE_CENTRE_MM = 27

/** Lenses for near alone. Power as in a prescription, lengths in tenths of a millimetre. */
export interface NearPair {
  right: Power
  left: Power
  pd: PupillaryDistance | null
}

/** PD·W/(W + 27): a length in tenths of a millimetre, for both eyes or one, where both look at a point. */
export const nearPd = (farTenthsMm: number, readingDistanceMm = READING_DISTANCE_MM): number =>
  Math.round((farTenthsMm * readingDistanceMm) / (readingDistanceMm + EYE_CENTRE_MM))

/** The lens for near alone: the addition goes to the sphere. Null without an addition. */
export const nearPower = ({ sphere, cylinder, axis, add }: EyePrescription): Power | null =>
  add === null ? null : { sphere: sphere + add, cylinder, axis }

/** Both lenses for near alone, with the PD that is written for near or follows from the far one; else null. */
export function nearPair(prescription: Prescription, readingDistanceMm = READING_DISTANCE_MM): NearPair | null {
  const [right, left] = [nearPower(prescription.right), nearPower(prescription.left)]
  if (right === null || left === null) return null
  return { right, left, pd: nearPairPd(prescription, readingDistanceMm) }
}

/** The PD that is written for near, or follows from the far one; null where the paper has neither. */
export function nearPairPd(
  { pdTenthsMm: { far, near } }: Prescription,
  readingDistanceMm = READING_DISTANCE_MM,
): PupillaryDistance | null {
  return near ?? (far && converge(far, readingDistanceMm))
}

function converge({ total, right, left }: PupillaryDistance, readingDistanceMm: number): PupillaryDistance {
  const near = (length: number | null) => length && nearPd(length, readingDistanceMm)
  return { total: near(total), right: near(right), left: near(left) }
}

/** The addition of a paper that has lenses for far and near: near − far. Null where their cylinders or axes differ. */
export function addBetween(far: Power, near: Power): number | null {
  const [a, b] = [toMinusCylinder(far), toMinusCylinder(near)]
  return a.cylinder === b.cylinder && a.axis === b.axis ? b.sphere - a.sphere : null
}
