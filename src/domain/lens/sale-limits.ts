import { powerAlong } from '../prescription/power.ts'
import { EYES, type Eye, type EyePrescription, type Prescription } from '../prescription/prescription.ts'
import { addPrisms } from '../prescription/prism.ts'
import { toMinusCylinder } from '../prescription/transpose.ts'
import { monoPdMm } from './centring.ts'
import { isMultifocal, type LensType } from './lens-options.ts'
import { type LensReason, reason, reasonsWhere } from './lens-reason.ts'
import type { LensSettings, PdSource } from './lens-settings.ts'

/** Who wears the lenses. */
export interface LensWearer {
  prescription: Prescription | null
  /** Whole years; null where nobody asked. */
  ageYears: number | null
  /** How the PD was found; null without one. */
  pdSource: PdSource | null
}

/** Whether lenses of a type can be sold to the wearer at all, and whether without a visit. */
export function saleReasons(type: LensType, wearer: LensWearer, settings: LensSettings): LensReason[] {
  const { prescription, ageYears } = wearer
  if (type === 'plano') return []
  const { fromAge } = settings.online
  return [
    ...reasonsWhere(
      !prescription && reason('prescription_missing', 'refused'),
      ageYears === null && reason('age_unknown', 'store', { limit: fromAge }),
      ageYears !== null && ageYears < fromAge && reason('under_age', 'store', { limit: fromAge }),
      isMultifocal(type) && reason('multifocal', 'store'),
    ),
    ...(prescription
      ? EYES.flatMap((eye) => [
          ...powerReasons(type, eye, prescription[eye], settings),
          ...pdReasons(type, eye, { ...wearer, prescription }, settings),
        ])
      : []),
  ]
}

function powerReasons(type: LensType, eye: Eye, power: EyePrescription, settings: LensSettings): LensReason[] {
  const { online, measured } = settings
  const limits = isMultifocal(type) ? measured.multifocal : measured.single
  const { sphere, cylinder } = toMinusCylinder(power)
  return reasonsWhere(
    isMultifocal(type) && power.add === null && reason('addition_missing', 'refused', { eye }),
    Math.abs(sphere) > limits.sphere
      ? reason('sphere_above_limit', 'appointment', { eye, limit: limits.sphere })
      : Math.abs(sphere) > online.sphere && reason('sphere_above_online', 'store', { eye, limit: online.sphere }),
    Math.abs(cylinder) > limits.cylinder
      ? reason('cylinder_above_limit', 'appointment', { eye, limit: limits.cylinder })
      : Math.abs(cylinder) > online.cylinder &&
          reason('cylinder_above_online', 'store', { eye, limit: online.cylinder }),
    prismReason(eye, power, measured.prism),
  )
}

function prismReason(eye: Eye, { prisms }: EyePrescription, limit: number): LensReason | null {
  if (prisms.length === 0) return null
  const amount = Math.hypot(...addPrisms(prisms).map((prism) => prism.amount))
  return amount > limit ? reason('prism_above_limit', 'appointment', { eye, limit }) : reason('prism', 'store', { eye })
}

function pdReasons(
  type: LensType,
  eye: Eye,
  { prescription, pdSource }: LensWearer & { prescription: Prescription },
  { pd }: LensSettings,
): LensReason[] {
  if (monoPdMm(prescription, eye) === null || pdSource === null) return [reason('pd_missing', 'store', { eye })]
  const { upTo, isForMultifocals } = pd[pdSource]
  // An error of the PD is felt by the power along the horizontal.
  const isTooStrong = upTo !== null && Math.abs(powerAlong(prescription[eye], 180)) > upTo
  const isUncertain = isTooStrong || (isMultifocal(type) && !isForMultifocals)
  return isUncertain ? [reason('pd_uncertain', 'store', { eye, limit: upTo })] : []
}
