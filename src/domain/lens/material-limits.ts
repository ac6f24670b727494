import { strongestPower } from '../prescription/power.ts'
import { EYES, type Prescription } from '../prescription/prescription.ts'
import type { FrameLens } from './frame-lens.ts'
import type { LensMaterial } from './lens-options.ts'
import type { PairFigures } from './lens-pair.ts'
import { type LensReason, reason, reasonsWhere } from './lens-reason.ts'
import type { LensSettings } from './lens-settings.ts'

export interface MaterialUse {
  frame: FrameLens
  /** Null for lenses without power. */
  prescription: Prescription | null
  isMinor: boolean
  /** Null where the PD is unknown. */
  figures: PairFigures | null
}

/** Why a material does not serve; empty where it does. Another one may. */
export function materialReasons(
  material: LensMaterial,
  { frame, prescription, isMinor, figures }: MaterialUse,
  { minors, frames, strongestPower: strongest }: LensSettings,
): LensReason[] {
  const isRimless = frame.frameType === 'rimless'
  const limit = strongest[material]
  return [
    ...reasonsWhere(
      isMinor && !minors.materials.includes(material) && reason('material_for_minors', 'refused'),
      isRimless && !frames.rimless.materials.includes(material) && reason('material_of_rimless', 'refused'),
    ),
    ...EYES.flatMap((eye) =>
      reasonsWhere(
        prescription !== null &&
          strongestPower(prescription[eye]) > limit &&
          reason('material_too_weak', 'refused', { eye, limit }),
        figures !== null && figures[eye] === null && reason('not_makeable', 'refused', { eye }),
        isRimless &&
          (figures?.[eye]?.thickestEdge.thicknessMm ?? 0) * 10 > frames.rimless.maxEdgeTenthsMm &&
          reason('edge_too_thick', 'refused', { eye, limit: frames.rimless.maxEdgeTenthsMm }),
      ),
    ),
  ]
}
