import { minutesOf, timeOf } from '../../domain/calendar.ts'
import { priceText, readPriceInput } from '../../domain/price-input.ts'
import { isMeasure, listText, type Measure, measureText, readList, readMeasure } from './measures.ts'

/** One value of a group, as a form edits it. */
export interface SettingField {
  /** Within the group's value, as `services.fitting.minutes`; keys are made by `pathKey`. */
  path: string
  kind: FieldKind
  label: string
  hint?: string | undefined
  /** Fields with the same heading stand together. */
  heading?: string | undefined
  /** Of a `choice` and of `choices`. */
  options?: readonly { value: string; name: string }[]
  /** Left empty, it is null. */
  isNullable?: boolean
}

/** `lines` is a list of texts, one a line; `time` is in minutes since midnight, `hours` a pair of them or null, `money` in cents; measures are whole parts of a unit. */
export type FieldKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'url'
  | 'number'
  | 'money'
  | 'time'
  | 'date'
  | 'hours'
  | 'flag'
  | 'choice'
  | 'choices'
  | 'millimetreList'
  | 'lines'
  | Measure

const SHORT: readonly FieldKind[] = ['number', 'money', 'time', 'date', 'dioptres', 'millimetres', 'millimetreList']

/** Two of them fit beside each other. */
export const isShort = (kind: FieldKind): boolean => SHORT.includes(kind)

/** A form as typed: values by their paths. */
export type SettingsDraft = Record<string, string | boolean>

type Parts = Record<string, unknown>

/** A key as it stands in a path: its own points are colons there. */
export const pathKey = (key: string): string => key.replaceAll('.', ':')

/** A path as the server names it. */
export const wirePath = (path: string): string => path.replaceAll(':', '.')

const keysOf = (path: string): string[] => path.split('.').map(wirePath)

export const valueAt = (value: unknown, path: string): unknown =>
  keysOf(path).reduce<unknown>((part, key) => (part as Parts | null | undefined)?.[key], value)

/** A copy of a value with another part. */
export function withValueAt(value: unknown, path: string, part: unknown): unknown {
  const [first = '', ...rest] = path.split('.')
  const key = wirePath(first)
  const inner = rest.length === 0 ? part : withValueAt((value as Parts | undefined)?.[key], rest.join('.'), part)
  if (!Array.isArray(value)) return { ...(value as Parts | undefined), [key]: inner }
  const copy = [...value]
  copy[Number(key)] = inner
  return copy
}

export const toDraft = (fields: readonly SettingField[], value: unknown): SettingsDraft =>
  Object.fromEntries(fields.map(({ path, kind }) => [path, toTyped(kind, valueAt(value, path))]))

/** The value with what was typed. What cannot be read is sent as it is, and refused. */
export const fromDraft = (fields: readonly SettingField[], value: unknown, draft: SettingsDraft): unknown =>
  fields.reduce((whole, { path, kind, isNullable }) => {
    const typed = draft[path] ?? ''
    return withValueAt(whole, path, isNullable && typed === '' ? null : readTyped(kind, typed))
  }, value)

export function toTyped(kind: FieldKind, value: unknown): string | boolean {
  if (kind === 'flag') return value === true
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (kind === 'lines') return (value as string[]).join('\n')
  if (kind === 'money') return priceText(Number(value))
  if (isMeasure(kind)) return measureText(kind, Number(value))
  if (kind === 'millimetreList') return listText(value as number[])
  if (kind === 'time') return timeOf(Number(value))
  if (kind !== 'hours') return String(value)
  const { opens, closes } = value as { opens: number | string; closes: number | string }
  return `${toTyped('time', opens)}-${toTyped('time', closes)}`
}

function readTyped(kind: FieldKind, typed: string | boolean): unknown {
  if (typeof typed === 'boolean') return typed
  const text = typed.trim()
  if (kind === 'money') return readCents(text)
  if (kind === 'number') return readNumber(text)
  if (isMeasure(kind)) return readMeasure(kind, text)
  if (kind === 'millimetreList') return readList(text)
  if (kind === 'lines') return text.split('\n').flatMap((line) => line.trim() || [])
  if (kind === 'choices') return text.split(',').filter((part) => part !== '')
  if (kind === 'time') return /^\d\d:\d\d$/.test(text) ? minutesOf(text) : text
  if (kind !== 'hours') return text
  if (text === '') return null
  const [opens = '', closes = ''] = text.split('-')
  // A store that closes at midnight closes at the end of the day.
  return { opens: readTyped('time', opens), closes: closes === '00:00' ? 24 * 60 : readTyped('time', closes) }
}

function readCents(text: string): unknown {
  if (/^€?\s*0+(?:[.,]0{1,2})?$/.test(text)) return 0
  const price = readPriceInput(text)
  return price.is === 'price' ? price.cents : text
}

function readNumber(text: string): unknown {
  const number = Number(text.replace(',', '.'))
  return text === '' || Number.isNaN(number) ? text : number
}
