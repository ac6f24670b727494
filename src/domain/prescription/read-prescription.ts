import { type CheckContext, findErrors, pdRange } from './check-prescription.ts'
import { mentionsContactLens } from './contact-lens.ts'
import type { FieldPath, FieldProblem, Reading } from './field-problem.ts'
import { findWarnings, type Warning } from './plausibility.ts'
import { EYES, type Eye, type EyePrescription, type Prescription, type PupillaryDistance } from './prescription.ts'
import type { EyeEntry, PdEntry, PrescriptionEntry } from './prescription-entry.ts'
import { readAxis, readBase, readDate, readLength } from './read-measure.ts'
import { readCylinder, readPower } from './read-power.ts'

export type PrescriptionReading =
  | { ok: true; value: Prescription; warnings: readonly Warning[] }
  | { ok: false; problems: readonly FieldProblem[] }

/** Collects the problems of fields, so that all of them are shown at once. */
type Take = <Value>(field: FieldPath, reading: Reading<Value>) => Value | null

/**
 * Reads and checks what was typed. Either the prescription as written, in the form of its cylinders, with warnings to
 * confirm; or every field that can't be taken, with the reason and what a right value looks like. Never throws.
 */
export function readPrescription(entry: PrescriptionEntry, context: CheckContext): PrescriptionReading {
  const unread: FieldProblem[] = contactLensProblems(entry)
  const take: Take = (field, reading) => {
    if (reading.ok) return reading.value
    if (!unread.some((problem) => problem.field === field)) unread.push({ field, ...reading.problem })
    return null
  }
  const value = readFields(entry, context, take)
  const fields = new Set(unread.map(({ field }) => field))
  const problems = [...unread, ...findErrors(value, context).filter(({ field }) => !fields.has(field))]
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value, warnings: findWarnings(value, context) }
}

/** A field that can't be read is null, or 0 where the prescription must have a number: its problem is noted. */
function readFields(entry: PrescriptionEntry, context: CheckContext, take: Take): Prescription {
  const { limits } = context
  const day = (field: 'issuedOn' | 'expiresOn') => take(field, readDate(entry[field]))
  return {
    right: readEye(entry.right, 'right', context, take),
    left: readEye(entry.left, 'left', context, take),
    pdTenthsMm: {
      far: readPd(entry.pd.far, 'far', context, take),
      near: readPd(entry.pd.near, 'near', context, take),
    },
    vertexTenthsMm: isEmpty(entry.vertex) ? null : take('vertex', readLength(entry.vertex, limits.vertex)),
    issuedOn: day('issuedOn') ?? '',
    expiresOn: isEmpty(entry.expiresOn) ? null : day('expiresOn'),
    prescriber: entry.prescriber.trim(),
  }
}

function readEye(entry: EyeEntry, eye: Eye, { limits }: CheckContext, take: Take): EyePrescription {
  const sphere = take(`${eye}.sphere`, readPower(entry.sphere, limits.sphere))
  const cylinder = take(`${eye}.cylinder`, readCylinder(entry.cylinder, limits.cylinder))
  const axis = isEmpty(entry.axis) ? null : take(`${eye}.axis`, readAxis(entry.axis))
  return {
    sphere: sphere ?? 0,
    cylinder: cylinder ?? 0,
    // Whether an axis belongs there, its cylinder decides.
    axis: cylinder === null ? null : axis,
    add: isEmpty(entry.add) ? null : take(`${eye}.add`, readPower(entry.add, limits.add)),
    prisms: entry.prisms.flatMap(({ amount, base }, at) => {
      if (isEmpty(amount) && isEmpty(base)) return []
      const read = take(`${eye}.prisms.${at}.amount`, readPower(amount, limits.prism))
      const direction = take(`${eye}.prisms.${at}.base`, readBase(base))
      return read === null || direction === null ? [] : [{ amount: read, base: direction }]
    }),
    visualAcuity: entry.visualAcuity.trim() || null,
  }
}

function readPd(entry: PdEntry, which: 'far' | 'near', context: CheckContext, take: Take): PupillaryDistance | null {
  const read = (part: keyof PupillaryDistance) =>
    isEmpty(entry[part]) ? null : take(`pd.${which}.${part}`, readLength(entry[part], pdRange(which, part, context)))
  const pd = { total: read('total'), right: read('right'), left: read('left') }
  return pd.total === null && pd.right === null && pd.left === null ? null : pd
}

/** The base curve and the diameter of a contact lens are typed where people look for a place for them. */
function contactLensProblems(entry: PrescriptionEntry): FieldProblem[] {
  const texts: [FieldPath, string][] = EYES.flatMap((eye) =>
    (['sphere', 'cylinder', 'axis', 'add', 'visualAcuity'] as const).map((name): [FieldPath, string] => [
      `${eye}.${name}`,
      entry[eye][name],
    ]),
  )
  const lens = texts.find(([, text]) => mentionsContactLens(text))
  return lens ? [{ field: lens[0], code: 'contact_lens' }] : []
}

const isEmpty = (text: string) => text.trim() === ''
