import type { FieldPath, FieldProblem } from '../domain/prescription/field-problem.ts'
import { formatLength, formatPower, formatUnsigned } from '../domain/prescription/format.ts'
import type { Warning } from '../domain/prescription/plausibility.ts'
import type { Language } from '../domain/shop-facts.ts'
import { withDecimalMark } from './formats.ts'
import { type Dictionary, fill } from './translate.ts'

type Words = Dictionary['prescriptions']

/** A value of a field as people write it: powers with their sign, axes in degrees, lengths in millimetres. */
export function formatField(field: FieldPath, value: number, language: Language): string {
  return withDecimalMark(formatIn(field, value), language)
}

function formatIn(field: FieldPath, value: number): string {
  if (field.startsWith('pd.') || field === 'vertex') return formatLength(value)
  if (field.endsWith('.axis')) return String(value)
  return field.includes('.prisms.') ? formatUnsigned(value) : formatPower(value)
}

/** Why a field can't be taken, with what a right value looks like. */
export function problemText(words: Words, { field, code, range }: FieldProblem, language: Language): string {
  const { problems } = words
  if (code === 'missing' && field.endsWith('.axis')) return problems.axis_missing
  const show = (value: number) => formatField(field, value, language)
  if (range === undefined) return problems[code]
  if (code === 'missing') return fill(problems.missing_range, { min: show(range.min), max: show(range.max) })
  if (code === 'unreadable') return fill(problems.unreadable_range, { example: show(exampleOf(field, range.min)) })
  if (code === 'off_step') return fill(problems.off_step, { step: show(range.step).replace('+', '') })
  return fill(problems[code], { min: show(range.min), max: show(range.max) })
}

/** What is unusual, for the customer to confirm. */
export function warningText(words: Words, { code, fields, value = 0 }: Warning, language: Language): string {
  const [field = 'vertex'] = fields
  const isDifference = code.endsWith('anisometropia') || code === 'sphere_moved'
  const shown = code === 'old' ? String(value) : formatField(field, value, language)
  return fill(words.warnings[code], { value: isDifference ? shown.replace('+', '') : shown })
}

const exampleOf = (field: FieldPath, min: number) => {
  if (field.startsWith('pd.')) return field.endsWith('total') ? 630 : 315
  if (field.endsWith('.axis')) return 90
  return min < 0 ? -225 : min
}
