import type { Eye, Power } from './prescription/prescription.ts'
import { EYES } from './prescription/prescription.ts'
import { toMinusCylinder } from './prescription/transpose.ts'

/**
 * What finished lenses may differ by: the stricter of ANSI Z80.1 and EN ISO 21987:2017. Powers are hundredths of a
 * dioptre, prisms hundredths of a prism dioptre, lengths tenths of a millimetre, axes degrees.
 */

export interface MeasuredEye extends Power {
  add: number | null
  /** Of progressive lenses. */
  monoPd: number | null
  height: number | null
}

export interface MeasuredPair {
  right: MeasuredEye
  left: MeasuredEye
  /** Between the optical centres. */
  pd: number
  /** How much more one lens deviates than the other. */
  verticalPrism: number
  horizontalPrism: number
}

/** As it was ordered. Null: nothing was. */
export interface OrderedPair {
  right: MeasuredEye
  left: MeasuredEye
  pd: number | null
}

export const TOLERANCE_FIELDS = [
  'power',
  'cylinder',
  'axis',
  'add',
  'monoPd',
  'height',
  'pd',
  'verticalPrism',
  'horizontalPrism',
] as const
export type ToleranceField = (typeof TOLERANCE_FIELDS)[number]

export interface ToleranceResult {
  field: ToleranceField
  /** Null for both eyes. */
  eye: Eye | null
  difference: number
  limit: number
  isMet: boolean
}

const ADD = 12
const VERTICAL_PRISM = 33
const HORIZONTAL_PRISM = 67
/** Above this horizontal power the PD counts, not the prism. */
const PD_FROM_POWER = 275
const PD = 20
const MONO = 10
/** By cylinder up to and including, in hundredths. */
const AXIS: readonly (readonly [number, number])[] = [
  [25, 14],
  [50, 7],
  [75, 5],
  [150, 3],
]
const AXIS_ABOVE = 2

/** Of the strongest meridian. */
export const powerTolerance = (power: number): number => (Math.abs(power) <= 650 ? 12 : Math.abs(power) / 50)

export function cylinderTolerance(cylinder: number): number {
  const amount = Math.abs(cylinder)
  if (amount <= 200) return 12
  return amount <= 450 ? 15 : amount / 25
}

export const axisTolerance = (cylinder: number): number =>
  AXIS.find(([upTo]) => Math.abs(cylinder) <= upTo)?.[1] ?? AXIS_ABOVE

/** The smaller angle between two axes: 179 and 1 are 2 degrees apart. */
export function axisDifference(one: number, other: number): number {
  const apart = Math.abs(one - other) % 180
  return Math.min(apart, 180 - apart)
}

/** Every tolerance that applies, met or not. */
export function checkTolerances(ordered: OrderedPair, measured: MeasuredPair): ToleranceResult[] {
  return [...EYES.flatMap((eye) => checkEye(eye, ordered[eye], measured[eye])), ...checkCentring(ordered, measured)]
}

export const isPassed = (results: readonly ToleranceResult[]): boolean => results.every(({ isMet }) => isMet)

function checkEye(eye: Eye, ordered: MeasuredEye, measured: MeasuredEye): ToleranceResult[] {
  const wanted = toMinusCylinder(ordered)
  const found = toMinusCylinder(measured)
  const result = resultOf(eye)
  const strongest = ({ sphere, cylinder }: Power) => sphere + (isAlongAxis(wanted) ? 0 : cylinder)
  const limit = powerTolerance(strongest(wanted))
  const all = [
    result('power', strongest(found) - strongest(wanted), limit),
    result('cylinder', found.cylinder - wanted.cylinder, cylinderTolerance(wanted.cylinder)),
  ]
  if (wanted.axis !== null) {
    // Without a measured cylinder there is no axis: the cylinder fails, or is too small to matter.
    const apart = found.axis === null ? 0 : axisDifference(found.axis, wanted.axis)
    all.push(result('axis', apart, axisTolerance(wanted.cylinder)))
  }
  if (wanted.add !== null) all.push(result('add', (found.add ?? 0) - wanted.add, ADD))
  if (wanted.monoPd !== null) all.push(result('monoPd', (found.monoPd ?? 0) - wanted.monoPd, MONO))
  if (wanted.height !== null) all.push(result('height', (found.height ?? 0) - wanted.height, MONO))
  return all
}

/** Whether the meridian along the axis is the strongest. */
const isAlongAxis = ({ sphere, cylinder }: Power): boolean => Math.abs(sphere) >= Math.abs(sphere + cylinder)

function checkCentring(ordered: OrderedPair, measured: MeasuredPair): ToleranceResult[] {
  const result = resultOf(null)
  const vertical = result('verticalPrism', measured.verticalPrism, VERTICAL_PRISM)
  // Progressive lenses are centred by each eye's own PD.
  if (ordered.right.monoPd !== null) return [vertical]
  const strongest = Math.max(...EYES.map((eye) => Math.abs(strongestOf(ordered[eye]))))
  if (strongest <= PD_FROM_POWER)
    return [vertical, result('horizontalPrism', measured.horizontalPrism, HORIZONTAL_PRISM)]
  return ordered.pd === null ? [vertical] : [vertical, result('pd', measured.pd - ordered.pd, PD)]
}

const strongestOf = ({ sphere, cylinder }: Power) =>
  Math.abs(sphere) >= Math.abs(sphere + cylinder) ? sphere : sphere + cylinder

const resultOf =
  (eye: Eye | null) =>
  (field: ToleranceField, difference: number, limit: number): ToleranceResult => ({
    ...{ field, eye, difference, limit },
    // Integers, so that a limit itself is met.
    isMet: Math.abs(difference) * 100 <= Math.round(limit * 100),
  })
