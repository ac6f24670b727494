import { type Problem, type Reading, rangeProblem, read, unread, within } from './field-problem.ts'
import { plainField, plainWords } from './plain-text.ts'
import type { Range } from './prescription-limits.ts'

const NUMBER = /^([+-]?)(\d{0,4})(?:(\.)(\d{0,3}))?$/
const UNIT = new RegExp(`(?<=[\\d.])(?:ds|dc|d|dpt|dptr|[δ∆△]|${plainWords('διοπτρίες', 'διοπτρία', 'βαθμοί')})\\.?$`)
const ZERO = new RegExp(`^(?:[+-]?∞|plano?|pl\\.?|${plainWords('πλάνο', 'πλαν', 'επίπεδο')})$`)
const NO_CYLINDER = /^(?:|-+|ds|sph|none|nil)$/
const BALANCE = /^bal(?:ance)?\.?$/
const LONGEST = 40

/**
 * Reads a power in dioptres as people copy it, in hundredths. A sign that is missing and a point that is missing are
 * never supplied: the problem has proposals.
 */
export function readPower(text: string, range: Range): Reading<number> {
  const typed = plain(text)
  if (typed === '') return unread('missing', { range })
  if (BALANCE.test(typed)) return unread('balance')
  if (ZERO.test(typed)) return within(0, range)
  const number = parseNumber(typed)
  if (number === null) return unread('unreadable', { range })
  if (number.meanings.every((meaning) => meaning === 0)) return within(0, range)
  const signs = number.sign === '' && range.min < 0 ? [1, -1] : [number.sign === '-' ? -1 : 1]
  const values = number.meanings.flatMap((meaning) => signs.map((sign) => sign * meaning))
  const possible = values.filter((value) => rangeProblem(value, range) === null)
  if (possible.length === 0) return { ok: false, problem: problemOf(values, range, signs.length === 1) }
  if (signs.length > 1) return unread('sign_missing', { range, proposals: possible })
  const [value] = possible
  if (possible.length === 1 && value === number.asTyped * (signs[0] ?? 1)) return read(value)
  return unread('point_missing', { range, proposals: possible })
}

/** As a power; what papers have in the box of an eye without astigmatism is 0. */
export const readCylinder = (text: string, range: Range): Reading<number> =>
  NO_CYLINDER.test(plain(text)) ? read(0) : readPower(text, range)

function plain(text: string): string {
  return text.length > LONGEST ? '?' : plainField(text).replace(UNIT, '')
}

/** What digits may mean, in hundredths. Without a point, papers mean `225` as 2.25 and people `15` as 1.50. */
function parseNumber(typed: string) {
  const [, sign = '', digits = '', point = '', decimals = ''] = NUMBER.exec(typed) ?? []
  if (digits === '' && decimals === '') return null
  const asTyped = Math.round(Number(`${digits}.${decimals}0`) * 1000) / 10
  const number = Number(digits)
  if (point !== '' || digits.length === 1) return { sign, asTyped, meanings: [asTyped] }
  if (digits.length > 2) return { sign, asTyped, meanings: [number] }
  return { sign, asTyped, meanings: digits.startsWith('0') ? [number * 10, number] : [asTyped, number * 10, number] }
}

function problemOf(values: readonly number[], range: Range, isSigned: boolean): Problem {
  const problems = values.map((value) => ({ value, problem: rangeProblem(value, range) }))
  const offStep = problems.find(({ problem }) => problem?.code === 'off_step')
  if (offStep === undefined) return { code: 'out_of_range', range }
  if (isEighth(offStep.value, range)) return { code: 'eighth_step', range }
  const proposals = offStep.problem?.proposals
  return isSigned && proposals ? { code: 'off_step', range, proposals } : { code: 'off_step', range }
}

/** Halfway between steps of a quarter: written as .12, .125 or .13. */
const isEighth = (value: number, { step }: Range) => Math.abs((Math.abs(value) % step) - step / 2) <= 0.5
