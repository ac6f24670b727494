import type { Eye, EyePrescription, Prescription } from '../prescription/prescription.ts'
import { EYES } from '../prescription/prescription.ts'
import type { FrameLens } from './frame-lens.ts'
import { isMultifocal, type LensType } from './lens-options.ts'
import type { CentredPair } from './lens-pair.ts'
import { type LensReason, reason, reasonsWhere } from './lens-reason.ts'
import type { LensSettings, MultifocalLimits } from './lens-settings.ts'

/** From the lowest point of each lens to the pupil, measured in the chosen frame; tenths of a millimetre. */
export type FittingHeights = Record<Eye, number>

/** Whether a frame takes lenses of a type and a prescription. Null heights: not measured yet. */
export function frameReasons(
  type: LensType,
  frame: FrameLens,
  heights: FittingHeights | null,
  prescription: Prescription | null,
  settings: LensSettings,
): LensReason[] {
  return [
    ...heightReasons(type, frame, heights, settings.multifocals),
    ...(prescription && type !== 'plano' && isWrapped(frame, settings) ? wrapReasons(prescription, settings) : []),
  ]
}

/**
 * The longest progressive corridor that the fitting height leaves room for, in tenths of a millimetre; null where even
 * the shortest does not fit. Both eyes have the same one.
 */
export function corridorFor(
  frame: Pick<FrameLens, 'lensHeightMm'>,
  heights: FittingHeights | null,
  limits: MultifocalLimits,
): number | null {
  const height = heights ? Math.min(heights.right, heights.left) : frame.lensHeightMm * 5 + limits.aboveMiddleTenthsMm
  return limits.corridorsTenthsMm.findLast((corridor) => corridor + limits.aboveCorridorTenthsMm <= height) ?? null
}

function heightReasons(
  type: LensType,
  frame: FrameLens,
  heights: FittingHeights | null,
  limits: MultifocalLimits,
): LensReason[] {
  if (!isMultifocal(type)) return []
  const limit = limits.minLensHeightTenthsMm[type]
  if (frame.lensHeightMm * 10 < limit) return [reason('lens_too_low', 'refused', { limit })]
  if (type !== 'progressive' || corridorFor(frame, heights, limits) !== null) return []
  const shortest = (limits.corridorsTenthsMm[0] ?? 0) + limits.aboveCorridorTenthsMm
  return [reason('fitting_height_too_low', 'refused', { limit: shortest })]
}

const isWrapped = ({ bendRadiusMm }: FrameLens, { frames }: LensSettings) =>
  bendRadiusMm !== null && bendRadiusMm * 10 <= frames.wrap.radiusTenthsMm

function wrapReasons(prescription: Prescription, { frames: { wrap } }: LensSettings): LensReason[] {
  const isOutside = ({ sphere, cylinder }: EyePrescription) =>
    Math.min(sphere, sphere + cylinder) < wrap.minPower || Math.max(sphere, sphere + cylinder) > wrap.maxPower
  return EYES.flatMap((eye) =>
    reasonsWhere(
      isOutside(prescription[eye]) && reason('wrap_power', 'refused', { eye }),
      Math.abs(prescription[eye].cylinder) > wrap.cylinder &&
        reason('wrap_cylinder', 'refused', { eye, limit: wrap.cylinder }),
    ),
  )
}

/** Whether a blank is so large that the optician is asked. */
export const blankReasons = ({ eyes }: CentredPair, { frames }: LensSettings): LensReason[] =>
  EYES.filter((eye) => eyes[eye].minimumBlankMm * 10 > frames.maxBlankTenthsMm).map((eye) =>
    reason('blank_too_large', 'store', { eye, limit: frames.maxBlankTenthsMm }),
  )
