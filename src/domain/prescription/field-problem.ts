import type { Eye } from './prescription.ts'
import type { Range } from './prescription-limits.ts'

type EyeField = 'sphere' | 'cylinder' | 'axis' | 'add' | 'visualAcuity'

/** A field of an entry, by its path there. */
export type FieldPath =
  | `${Eye}.${EyeField}`
  | `${Eye}.prisms.${number}.${'amount' | 'base'}`
  | `pd.${'far' | 'near'}.${'total' | Eye}`
  | 'vertex'
  | 'issuedOn'
  | 'expiresOn'
  | 'prescriber'
  | 'text'

export type ProblemCode =
  | 'missing'
  | 'unreadable'
  /** The sign is asked for: people read a power without one in both ways. */
  | 'sign_missing'
  /** A power without its decimal point, as `-225`. */
  | 'point_missing'
  | 'off_step'
  | 'out_of_range'
  /** Steps of 0.12 and balance lenses are the optician's. */
  | 'eighth_step'
  | 'balance'
  | 'axis_without_cylinder'
  /** The base of an oblique prism in degrees, which the optician resolves. */
  | 'base_in_degrees'
  /** Two prisms of one eye that are both horizontal, or both vertical. */
  | 'same_direction'
  | 'too_many_prisms'
  /** Right and left together differ from the total. */
  | 'sum_differs'
  | 'in_future'
  | 'before_issue'
  /** A contact lens’s prescription is none for spectacles. */
  | 'contact_lens'
  /** The near rows of a paper differ from the far ones by more than an addition. */
  | 'near_differs'

/** Why a text or a value is not taken, without the field's name. */
export interface Problem {
  code: ProblemCode
  /** Right values, in the field's unit. */
  range?: Range
  /** What may have been meant, for a person to choose; never taken by itself. */
  proposals?: readonly number[]
}

export interface FieldProblem extends Problem {
  field: FieldPath
}

export type Reading<Value> = { ok: true; value: Value } | { ok: false; problem: Problem }

export const read = <Value>(value: Value): Reading<Value> => ({ ok: true, value })
export const unread = (code: ProblemCode, more: Omit<Problem, 'code'> = {}): { ok: false; problem: Problem } => ({
  ok: false,
  problem: { code, ...more },
})

/** The problem of a number, whatever it is: `NaN` and halves of its unit too. */
export function rangeProblem(value: number, range: Range): Problem | null {
  if (!(value >= range.min && value <= range.max)) return { code: 'out_of_range', range }
  return value % range.step === 0 ? null : { code: 'off_step', range, proposals: stepsAround(value, range) }
}

/** Takes a number that is in range and on a step. */
export function within(value: number, range: Range): Reading<number> {
  const problem = rangeProblem(value, range)
  return problem ? { ok: false, problem } : read(value)
}

const stepsAround = (value: number, { step }: Range) => [
  Math.floor(value / step) * step + 0,
  Math.ceil(value / step) * step + 0,
]
