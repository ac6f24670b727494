import { nearPairPd, nearPower } from '../prescription/near-pair.ts'
import type { EyePrescription, Prescription } from '../prescription/prescription.ts'
import type { LensType } from './lens-options.ts'

/** What the glasses are for. `none`: lenses without power. */
export const LENS_USES = ['far', 'near', 'both', 'screen', 'none'] as const
export type LensUse = (typeof LENS_USES)[number]

const TYPES: Record<LensUse, readonly [LensType, ...LensType[]]> = {
  far: ['single'],
  near: ['single'],
  both: ['progressive', 'bifocal'],
  screen: ['office'],
  none: ['plano'],
}

/** The types that serve a use, the usual one first. */
export const typesForUse = (use: LensUse): readonly [LensType, ...LensType[]] => TYPES[use]

/** Whether lenses of a type serve a use. */
export const isTypeForUse = (type: LensType, use: LensUse): boolean => TYPES[use].includes(type)

/**
 * The powers and the PD of the lenses themselves. For near alone the addition goes to the sphere, and the eyes converge;
 * a paper without addition is taken to be for that distance already.
 */
export function wornPrescription(prescription: Prescription, use: LensUse): Prescription {
  if (use !== 'near') return prescription
  const near = (eye: EyePrescription): EyePrescription => ({ ...eye, ...nearPower(eye), add: null })
  return {
    ...prescription,
    right: near(prescription.right),
    left: near(prescription.left),
    pdTenthsMm: { far: nearPairPd(prescription), near: null },
  }
}
