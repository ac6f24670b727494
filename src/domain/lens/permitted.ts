import type { Prescription } from '../prescription/prescription.ts'
import type { FrameLens } from './frame-lens.ts'
import { blankReasons, type FittingHeights, frameReasons } from './frame-limits.ts'
import { hasFilterCategory, type LensChoice } from './lens-options.ts'
import { centrePair, type PairFigures, pairFigures } from './lens-pair.ts'
import { type LensOutcome, type LensReason, outcomeOf, reason, reasonsWhere } from './lens-reason.ts'
import type { LensSettings } from './lens-settings.ts'
import { materialReasons } from './material-limits.ts'
import { type LensWearer, saleReasons } from './sale-limits.ts'

export interface LensOrder {
  choice: LensChoice
  wearer: LensWearer
  /** As `frameLensOf` gives it: null where the product takes no lenses. */
  frame: FrameLens | null
  /** Null until they are measured in the frame. */
  heights: FittingHeights | null
}

/** What the wearer must know. */
export type LensNotice = 'never_for_driving' | 'not_at_night' | 'stays_clear_in_cars' | 'darkens_screens'

export interface LensVerdict {
  outcome: LensOutcome
  reasons: LensReason[]
  notices: LensNotice[]
  /** Null where no frame, no prescription or no PD is known. */
  figures: PairFigures | null
}

/** Whether an order of lenses is permitted, and how it may be sold. */
export function checkLenses(order: LensOrder, settings: LensSettings): LensVerdict {
  const { choice, wearer } = order
  const prescription = choice.type === 'plano' ? null : wearer.prescription
  const inFrame = checkInFrame(order, prescription, settings)
  const reasons = [
    ...saleReasons(choice.type, wearer, settings),
    ...tintReasons(choice, prescription),
    ...inFrame.reasons,
  ]
  return { outcome: outcomeOf(reasons), reasons, notices: lensNotices(choice), figures: inFrame.figures }
}

function checkInFrame(
  { choice, wearer, frame, heights }: LensOrder,
  prescription: Prescription | null,
  settings: LensSettings,
): Pick<LensVerdict, 'reasons' | 'figures'> {
  if (!frame) return { reasons: [reason('frame_without_lenses', 'refused')], figures: null }
  const isMinor = isMinorAge(wearer.ageYears, settings)
  const isKnown = prescription !== null || choice.type === 'plano'
  const pair = isKnown ? centrePair(frame, prescription) : null
  const figures = pair && pairFigures(pair, choice.material, settings, isMinor)
  const reasons = [
    ...frameReasons(choice.type, frame, heights, prescription, settings),
    ...(pair ? blankReasons(pair, settings) : []),
    ...materialReasons(choice.material, { frame, prescription, isMinor, figures }, settings),
  ]
  return { reasons, figures }
}

export const isMinorAge = (ageYears: number | null, { minors }: LensSettings): boolean =>
  ageYears !== null && ageYears < minors.belowAge

function tintReasons({ tint, filterCategory }: LensChoice, prescription: Prescription | null): LensReason[] {
  const hasPrism = prescription !== null && [prescription.right, prescription.left].some((eye) => eye.prisms.length > 0)
  return reasonsWhere(
    hasFilterCategory(tint) && filterCategory === null && reason('filter_category_missing', 'refused'),
    !hasFilterCategory(tint) && filterCategory !== null && reason('filter_category_unexpected', 'refused'),
    tint === 'polarised' && hasPrism && reason('polarised_with_prism', 'store'),
  )
}

/** Category 4 must not be used on the road, and below 75 % of light nothing at dusk or night (EN ISO 12312-1). */
function lensNotices({ tint, filterCategory }: LensChoice): LensNotice[] {
  const notices: [LensNotice, boolean][] = [
    ['never_for_driving', filterCategory === 4],
    // Category 1 reaches up to 80 %, and is taken as darker.
    ['not_at_night', filterCategory !== null && filterCategory >= 1],
    ['stays_clear_in_cars', tint === 'photochromic'],
    ['darkens_screens', tint === 'polarised'],
  ]
  return notices.filter(([, applies]) => applies).map(([notice]) => notice)
}
