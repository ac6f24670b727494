import { readDay } from '../bank-file.ts'
import { type Reading, rangeProblem, read, unread, within } from './field-problem.ts'
import { plainField, plainWords } from './plain-text.ts'
import type { PrismBase } from './prescription.ts'
import type { Range } from './prescription-limits.ts'

export const AXIS_RANGE: Range = { min: 1, max: 180, step: 1 }

const AXIS = /^(?:x|@|ax(?:is)?\.?)?([+-]?)(\d{1,3}(?:\.\d+)?)[°˚o]?$/
const LENGTH = /^(\d{1,4})(?:(\.)(\d?)0*)?(?:mm|χιλ)?$/
const BASES: Readonly<Record<PrismBase, RegExp>> = {
  in: baseWords('in', 'bi', 'έσω', 'μέσα', 'ρινικά'),
  out: baseWords('out', 'bo', 'έξω', 'κροταφικά'),
  up: baseWords('up', 'bu', 'άνω', 'πάνω', 'επάνω'),
  down: baseWords('down', 'dn', 'bd', 'κάτω'),
}

/** Reads an axis in degrees: `180`, `x 90°`. 0 is 180. */
export function readAxis(text: string): Reading<number> {
  const [, sign = '', digits = ''] = AXIS.exec(plainField(text)) ?? []
  if (digits === '') return unread(text.trim() === '' ? 'missing' : 'unreadable', { range: AXIS_RANGE })
  if (sign !== '') return unread('unreadable', { range: AXIS_RANGE })
  const degrees = Number(digits) === 0 ? 180 : Number(digits)
  return within(degrees, AXIS_RANGE)
}

/** Reads a length in millimetres, `63`, `31,5 mm`, as tenths. `315` is proposed as 31.5. */
export function readLength(text: string, range: Range): Reading<number> {
  const typed = plainField(text)
  if (typed === '') return unread('missing', { range })
  const [, digits = '', point = '', decimal = ''] = LENGTH.exec(typed) ?? []
  if (digits === '') return unread('unreadable', { range })
  const problem = rangeProblem(Number(digits) * 10 + Number(decimal), range)
  if (problem === null) return read(Number(digits) * 10 + Number(decimal))
  const isDropped = point === '' && rangeProblem(Number(digits), range) === null
  return isDropped ? unread('point_missing', { range, proposals: [Number(digits)] }) : { ok: false, problem }
}

/** Reads the base of a prism: `in`, `BO`, `base up`, `βάση κάτω`. */
export function readBase(text: string): Reading<PrismBase> {
  const typed = plainField(text).replaceAll('.', '')
  if (typed === '') return unread('missing')
  if (/^@?\d{1,3}[°˚o]?$/.test(typed)) return unread('base_in_degrees')
  const found = (Object.keys(BASES) as PrismBase[]).find((base) => BASES[base].test(typed))
  return found === undefined ? unread('unreadable') : read(found)
}

/** Reads a date as `yyyy-mm-dd`, with the day before the month as in Cyprus. */
export function readDate(text: string): Reading<string> {
  if (text.trim() === '') return unread('missing')
  const day = readDay(text)
  return day !== null && isDay(day) ? read(day) : unread('unreadable')
}

/** Whether a text is a day of the calendar, `yyyy-mm-dd`. */
export function isDay(day: string): boolean {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []
  const moment = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)))
  return !Number.isNaN(moment.valueOf()) && moment.toISOString().startsWith(day)
}

function baseWords(...words: string[]): RegExp {
  return new RegExp(`^(?:base|b|${plainWords('βάση')})?(?:${plainWords(...words)})$`)
}
