import type { CheckContext } from './check-prescription.ts'
import type { FieldPath } from './field-problem.ts'
import { sphericalEquivalent, strongestPower } from './power.ts'
import { EYES, type Prescription } from './prescription.ts'
import type { PrescriptionLimits } from './prescription-limits.ts'
import { toMinusCylinder } from './transpose.ts'

export const WARNING_CODES = [
  'opposite_spheres',
  'anisometropia',
  'strong_anisometropia',
  'opposite_cylinders',
  'strong_cylinder',
  'vertex_missing',
  'pd_unusual',
  'mono_uneven',
  'near_pd_not_smaller',
  'add_differs',
  'add_young',
  'add_unusual',
  'old',
  'expired',
  'sphere_moved',
  'prism',
] as const
export type WarningCode = (typeof WARNING_CODES)[number]

/** What is possible but unusual: the customer confirms it, and the optician sees it. */
export interface Warning {
  code: WarningCode
  fields: readonly FieldPath[]
  /** What was found, in the field's unit: a difference, a power, a PD. For `old`, the years that it was good for. */
  value?: number
  /** What is usual, in the same unit. */
  usual?: { min: number; max: number }
}

/** Spheres and cylinders are compared as they are written, where a wrong sign shows. */
export function findWarnings(prescription: Prescription, context: CheckContext): Warning[] {
  return [
    ...differencesOfEyes(prescription, context.limits),
    ...strongPowers(prescription, context.limits),
    ...pdWarnings(prescription, context),
    ...addWarnings(prescription, context),
    ...ageWarnings(prescription, context),
    ...movedSpheres(prescription, context),
    ...EYES.flatMap((eye) => prescription[eye].prisms.map((_, at) => `${eye}.prisms.${at}.amount` as const)).map(
      (field): Warning => ({ code: 'prism', fields: [field] }),
    ),
  ]
}

function differencesOfEyes({ right, left }: Prescription, { usual }: PrescriptionLimits): Warning[] {
  const difference = Math.abs(sphericalEquivalent(right) - sphericalEquivalent(left))
  const isStrong = difference >= usual.strongAnisometropia
  const spheres = ['right.sphere', 'left.sphere'] as const
  return [
    ...when(right.sphere * left.sphere < 0, { code: 'opposite_spheres', fields: spheres }),
    ...when(difference > usual.anisometropia || isStrong, {
      code: isStrong ? 'strong_anisometropia' : 'anisometropia',
      fields: spheres,
      value: difference,
    }),
    ...when(right.cylinder * left.cylinder < 0, {
      code: 'opposite_cylinders',
      fields: ['right.cylinder', 'left.cylinder'],
    }),
  ]
}

function strongPowers(prescription: Prescription, { usual }: PrescriptionLimits): Warning[] {
  const strongest = Math.max(...EYES.map((eye) => strongestPower(prescription[eye])))
  const cylinders = EYES.map((eye) => ({ eye, cylinder: prescription[eye].cylinder }))
  return [
    ...cylinders
      .filter(({ cylinder }) => Math.abs(cylinder) >= usual.strongCylinder)
      .map(({ eye, cylinder }): Warning => ({ code: 'strong_cylinder', fields: [`${eye}.cylinder`], value: cylinder })),
    ...when(prescription.vertexTenthsMm === null && strongest >= usual.needsVertex, {
      code: 'vertex_missing',
      fields: ['vertex'],
      value: strongest,
    }),
  ]
}

function pdWarnings({ pdTenthsMm: { far, near } }: Prescription, { age, limits }: CheckContext): Warning[] {
  const totalOf = (pd: typeof far) => pd && (pd.total ?? (pd.right && pd.left && pd.right + pd.left))
  const [total, nearTotal] = [totalOf(far), totalOf(near)]
  const usual = limits.usual.pd[age !== null && age < limits.adultFromAge ? 'child' : 'adult']
  const difference = far?.right && far.left ? Math.abs(far.right - far.left) : 0
  return [
    ...when(total !== null && (total < usual.min || total > usual.max), {
      ...{ code: 'pd_unusual', fields: ['pd.far.total'], usual },
      value: total ?? 0,
    }),
    ...when(difference > limits.usual.monoDifference, {
      code: 'mono_uneven',
      fields: ['pd.far.right', 'pd.far.left'],
      value: difference,
    }),
    ...when(total !== null && nearTotal !== null && nearTotal >= total, {
      code: 'near_pd_not_smaller',
      fields: ['pd.near.total'],
    }),
  ]
}

function addWarnings({ right, left }: Prescription, { age, limits }: CheckContext): Warning[] {
  const add = Math.max(right.add ?? 0, left.add ?? 0)
  if (add === 0) return []
  const fields = ['right.add', 'left.add'] as const
  const { adds, addTolerance } = limits.usual
  const usual = age === null ? undefined : adds.findLast(({ fromAge }) => age >= fromAge)
  const isUnusual = (value: number | null) =>
    value !== null && usual && (value < usual.min - addTolerance || value > usual.max + addTolerance)
  return [
    ...when(right.add !== left.add, { code: 'add_differs', fields }),
    ...when(age !== null && age < (adds[0]?.fromAge ?? 0), { code: 'add_young', fields, value: add }),
    ...(usual && (isUnusual(right.add) || isUnusual(left.add))
      ? [{ code: 'add_unusual' as const, fields, value: add, usual: { min: usual.min, max: usual.max } }]
      : []),
  ]
}

function ageWarnings({ issuedOn, expiresOn }: Prescription, { today, age, limits }: CheckContext): Warning[] {
  const { years, yearsOfYoungAndOld, oldFromAge } = limits.usual
  const isYoungOrOld = age !== null && (age < limits.adultFromAge || age >= oldFromAge)
  const value = isYoungOrOld ? yearsOfYoungAndOld : years
  const oldest = String(Number(today.slice(0, 4)) - value).padStart(4, '0') + today.slice(4)
  return [
    ...when(issuedOn < oldest, { code: 'old', fields: ['issuedOn'], value }),
    ...when(expiresOn !== null && expiresOn < today, { code: 'expired', fields: ['expiresOn'] }),
  ]
}

function movedSpheres(prescription: Prescription, { previous, limits }: CheckContext): Warning[] {
  if (previous === null) return []
  return EYES.flatMap((eye) => {
    const value = Math.abs(toMinusCylinder(prescription[eye]).sphere - toMinusCylinder(previous[eye]).sphere)
    return when(value > limits.usual.sphereMoved, { code: 'sphere_moved', fields: [`${eye}.sphere`], value })
  })
}

const when = (isSo: boolean, warning: Warning): Warning[] => (isSo ? [warning] : [])
