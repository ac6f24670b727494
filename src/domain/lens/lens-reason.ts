import type { Eye } from '../prescription/prescription.ts'

/** What may be done with an order, best first: sold online, held for a visit, by appointment alone, not at all. */
export const LENS_OUTCOMES = ['online', 'store', 'appointment', 'refused'] as const
export type LensOutcome = (typeof LENS_OUTCOMES)[number]

export type LensReasonCode =
  | 'prescription_missing'
  | 'addition_missing'
  | 'age_unknown'
  | 'under_age'
  | 'pd_missing'
  | 'pd_uncertain'
  | 'multifocal'
  | 'sphere_above_online'
  | 'cylinder_above_online'
  | 'prism'
  | 'sphere_above_limit'
  | 'cylinder_above_limit'
  | 'prism_above_limit'
  | 'polarised_with_prism'
  | 'frame_without_lenses'
  | 'lens_too_low'
  | 'fitting_height_too_low'
  | 'wrap_power'
  | 'wrap_cylinder'
  | 'blank_too_large'
  | 'material_too_weak'
  | 'material_for_minors'
  | 'material_of_rimless'
  | 'not_makeable'
  | 'edge_too_thick'
  | 'filter_category_missing'
  | 'filter_category_unexpected'

/** Why lenses are not simply sold online. */
export interface LensReason {
  code: LensReasonCode
  outcome: Exclude<LensOutcome, 'online'>
  /** Null where it concerns both eyes. */
  eye: Eye | null
  /** What would be right, in the unit of its setting: hundredths of a dioptre, tenths of a millimetre or years. */
  limit: number | null
}

export const reason = (
  code: LensReasonCode,
  outcome: LensReason['outcome'],
  more: Partial<Pick<LensReason, 'eye' | 'limit'>> = {},
): LensReason => ({ code, outcome, eye: more.eye ?? null, limit: more.limit ?? null })

/** Reasons by their conditions. */
export const reasonsWhere = (...found: readonly (LensReason | false | null)[]): LensReason[] =>
  found.filter((one): one is LensReason => Boolean(one))

/** The worst of all. */
export const outcomeOf = (reasons: readonly LensReason[]): LensOutcome =>
  reasons.reduce<LensOutcome>(
    (worst, { outcome }) => (LENS_OUTCOMES.indexOf(outcome) > LENS_OUTCOMES.indexOf(worst) ? outcome : worst),
    'online',
  )
