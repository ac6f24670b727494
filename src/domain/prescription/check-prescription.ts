import { type FieldPath, type FieldProblem, type Problem, rangeProblem } from './field-problem.ts'
import { nearPd } from './near-pair.ts'
import { EYES, type Eye, type EyePrescription, type Prescription, type PupillaryDistance } from './prescription.ts'
import type { PrescriptionLimits, Range } from './prescription-limits.ts'
import { AXIS_RANGE, isDay } from './read-measure.ts'

/** What a prescription is checked against. */
export interface CheckContext {
  /** `yyyy-mm-dd` */
  today: string
  /** The wearer's, in years. Null where it is unknown: a child's PD is no error then. */
  age: number | null
  /** For progressive, bifocal and office lenses. */
  needsAdd: boolean
  /** The wearer's last one, to compare with. */
  previous: Prescription | null
  limits: PrescriptionLimits
}

/** Why a prescription can't be taken, field by field. None of it is left to the customer's confirmation. */
export function findErrors(prescription: Prescription, context: CheckContext): FieldProblem[] {
  const { vertexTenthsMm, pdTenthsMm } = prescription
  return [
    ...EYES.flatMap((eye) => eyeErrors(prescription[eye], eye, context)),
    ...pdErrors('far', pdTenthsMm.far, context),
    ...pdErrors('near', pdTenthsMm.near, context),
    ...at('vertex', vertexTenthsMm === null ? null : rangeProblem(vertexTenthsMm, context.limits.vertex)),
    ...paperErrors(prescription, context.today),
  ]
}

function eyeErrors(values: EyePrescription, eye: Eye, { limits, needsAdd }: CheckContext): FieldProblem[] {
  const { sphere, cylinder, add } = values
  return [
    ...at(`${eye}.sphere`, rangeProblem(sphere, limits.sphere)),
    ...at(`${eye}.cylinder`, rangeProblem(cylinder, limits.cylinder)),
    ...at(`${eye}.axis`, axisProblem(values)),
    ...at(`${eye}.add`, add === null ? missing(limits.add, needsAdd) : rangeProblem(add, limits.add)),
    ...prismErrors(values, eye, limits.prism),
  ]
}

function axisProblem({ cylinder, axis }: EyePrescription): Problem | null {
  if (cylinder === 0) return axis === null ? null : { code: 'axis_without_cylinder' }
  return axis === null ? missing(AXIS_RANGE) : rangeProblem(axis, AXIS_RANGE)
}

function prismErrors({ prisms }: EyePrescription, eye: Eye, range: Range): FieldProblem[] {
  const isVertical = prisms.map(({ base }) => base === 'up' || base === 'down')
  const amounts = prisms.flatMap(({ amount }, place) =>
    at(`${eye}.prisms.${place}.amount`, rangeProblem(amount, range)),
  )
  if (prisms.length > 2) return [...amounts, { field: `${eye}.prisms.2.amount`, code: 'too_many_prisms' }]
  const isSame = prisms.length === 2 && isVertical[0] === isVertical[1]
  return isSame ? [...amounts, { field: `${eye}.prisms.1.base`, code: 'same_direction' }] : amounts
}

function pdErrors(which: 'far' | 'near', pd: PupillaryDistance | null, context: CheckContext): FieldProblem[] {
  if (pd === null) return []
  const hasMono = pd.right !== null || pd.left !== null
  const mono = EYES.flatMap((eye) => {
    const range = pdRange(which, eye, context)
    const length = pd[eye]
    return at(`pd.${which}.${eye}`, length === null ? missing(range, hasMono) : rangeProblem(length, range))
  })
  const together = pd.right === null || pd.left === null ? null : pd.right + pd.left
  const total = pd.total ?? together
  const tolerance = context.limits.monoSumTolerance
  const differs = pd.total !== null && together !== null && Math.abs(together - pd.total) > tolerance
  const problem = total === null ? null : rangeProblem(total, pdRange(which, 'total', context))
  return [...mono, ...at(`pd.${which}.total`, problem ?? (differs ? { code: 'sum_differs' } : null))]
}

/** What a PD may be, in tenths of a millimetre: where the age is unknown, what is possible for children and adults. */
export function pdRange(
  which: 'far' | 'near',
  part: keyof PupillaryDistance,
  { age, limits }: Pick<CheckContext, 'age' | 'limits'>,
): Range {
  const { adult, child } = limits.pd
  const anyAge = { min: Math.min(child.min, adult.min), max: Math.max(child.max, adult.max), step: adult.step }
  const total = age === null ? anyAge : age < limits.adultFromAge ? child : adult
  const far = part === 'total' ? total : limits.mono
  return which === 'far' ? far : converged(far)
}

/** As near as the eyes converge on what is read; in whole steps. */
const converged = ({ min, max, step }: Range): Range => ({
  min: Math.floor(nearPd(min) / step) * step,
  max: Math.ceil(nearPd(max) / step) * step,
  step,
})

function paperErrors({ issuedOn, expiresOn, prescriber }: Prescription, today: string): FieldProblem[] {
  const isFuture = isDay(issuedOn) && issuedOn > today
  const isTooEarly = expiresOn !== null && isDay(expiresOn) && expiresOn < issuedOn
  return [
    ...at('issuedOn', isDay(issuedOn) ? (isFuture ? { code: 'in_future' } : null) : { code: 'unreadable' }),
    ...at('expiresOn', expiresOn === null || isDay(expiresOn) ? null : { code: 'unreadable' }),
    ...at('expiresOn', isTooEarly ? { code: 'before_issue' } : null),
    ...at('prescriber', prescriber.trim() === '' ? { code: 'missing' } : null),
  ]
}

const missing = (range: Range, isRequired = true): Problem | null => (isRequired ? { code: 'missing', range } : null)

const at = (field: FieldPath, problem: Problem | null): FieldProblem[] => (problem ? [{ field, ...problem }] : [])
