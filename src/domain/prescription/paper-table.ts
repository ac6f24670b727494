import type { PaperDraft, PaperPlace } from './paper-draft.ts'
import { fits } from './paper-line.ts'
import { type PaperToken, tokensOf } from './paper-tokens.ts'
import type { PaperField } from './paper-words.ts'
import type { Eye } from './prescription.ts'

/** A column of a table: a field, of one eye where the heading names it; or an eye, where fields are rows. */
interface Column {
  field: PaperField | null
  eye: Eye | 'both' | null
  /** Which cell of its line, where cells are separated. */
  cell: number
}

export interface PaperTable {
  columns: readonly Column[]
  cells: number
}

const SEPARATOR = /[\t|;]/

/** The table that a line is the heading of, or null. Headings have no numbers. */
export function tableOf(line: string): PaperTable | null {
  const cells = line.split(SEPARATOR)
  const tokens = cells.flatMap((text, cell) => tokensOf(text).map((token) => ({ token, cell })))
  if (tokens.some(({ token }) => isValue(token) && token.is !== 'dash')) return null
  const fields: Column[] = []
  const eyes: Column[] = []
  for (const { token, cell } of tokens) {
    const last = eyes.at(-1)?.eye ?? null
    if (token.is === 'eye' && token.eye !== last) eyes.push({ field: null, eye: token.eye, cell })
    if (token.is === 'field') fields.push({ field: token.field, eye: last, cell })
  }
  if (fields.length >= 2 && fields.some(({ field }) => field === 'sphere'))
    return { columns: fields, cells: cells.length }
  return eyes.length === 2 && fields.length === 0 ? { columns: eyes, cells: cells.length } : null
}

/** Places a row. Null where the line is none; false where a value has no place. */
export function placeRow(line: string, table: PaperTable, start: PaperPlace, draft: PaperDraft): boolean | null {
  const cells = line.split(SEPARATOR)
  const tokens = cells.flatMap((text, cell) => tokensOf(text).map((token) => ({ token, cell })))
  const labels = tokens.filter(({ token }) => !isValue(token)).map(({ token }) => token)
  const label = labelOf(labels, table, start)
  if (label === null) return null
  const values = tokens.filter(({ token }) => isValue(token))
  const isSeparated = cells.length > 1 && table.cells > 1
  // The first cell of rows, which names them, may be missing above.
  const shift = isSeparated && cells.length === table.cells + 1 ? 1 : 0
  // One value under two eyes names neither.
  if (!isSeparated && values.length === 1 && label.field !== null) return null
  if (!isSeparated && values.length > table.columns.length) return false
  const placed = values.map(({ token, cell }, at) => {
    const column = isSeparated ? table.columns.find((one) => one.cell + shift === cell) : table.columns[at]
    const field = column?.field ?? label.field
    const eye = column?.eye ?? label.eye
    return column && field && stands(token, field) ? { token, field, eye, distance: label.distance } : null
  })
  // A row with a value in a wrong column has others there too.
  if (placed.some((one) => one === null)) return false
  return placed.map((one) => one !== null && placeCell(one, draft)).every(Boolean)
}

type Label = PaperPlace & { field: PaperField | null }

/** A row of fields is named by its eye, a row of eyes by its field; with other headings a line is no row. */
function labelOf(labels: readonly PaperToken[], { columns }: PaperTable, start: PaperPlace): Label | null {
  const label: Label = { ...start, field: null }
  for (const token of labels) {
    if (token.is === 'eye') label.eye = token.eye
    if (token.is === 'distance') label.distance = token.distance
    if (token.is === 'field') label.field = token.field
  }
  const areFields = columns.every(({ field }) => field !== null)
  if (areFields) return label.field === null && (label.eye !== null || columns.some(({ eye }) => eye)) ? label : null
  return label.field !== null && label.eye === null ? label : null
}

/** Whether a value may stand in a field's cell. */
function stands(token: PaperToken, field: PaperField): boolean {
  if (token.is === 'dash') return true
  if (token.is === 'sphere_only') return field === 'cylinder' || field === 'axis'
  if (token.is === 'base') return field === 'base'
  if (token.is === 'pair') return field === 'visualAcuity' && fits(field, token.text)
  return (token.is === 'number' || token.is === 'prism' || token.is === 'value') && fits(field, token.text)
}

interface Cell extends PaperPlace {
  token: PaperToken
  field: PaperField
}

function placeCell({ token, field, ...place }: Cell, draft: PaperDraft): boolean {
  if (token.is === 'base') return draft.placeBase(token.base, place.eye)
  return 'text' in token ? draft.place(field, token.text, place) : true
}

const VALUES = ['number', 'prism', 'pair', 'date', 'dash', 'value', 'base', 'sphere_only']
const isValue = (token: PaperToken) => VALUES.includes(token.is)
