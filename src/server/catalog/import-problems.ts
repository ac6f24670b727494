import { fill } from '../../i18n/translate.ts'

/** What can be wrong with a file of products, as the command says it. The back office has its own texts by code. */
const IMPORT_PROBLEMS = {
  not_csv: '{detail}',
  unknown_column: 'the column “{column}” is unknown',
  column_twice: 'the column “{column}” occurs twice',
  column_missing: 'the column “{column}” is missing',
  cell_count: 'has {detail} cells, not {other}',
  missing: '{column} is missing',
  too_long: '{column} is too long',
  odd_characters: '{column} has odd characters',
  not_whole: '{column} is not a whole number from {detail}',
  not_signed: '{column} is not a whole number like 50 or -2',
  not_amount: '{column} is not an amount like 120.50',
  not_measure: '{column} is not a measure like 52 or 52.5',
  not_yes_no: '{column} is neither yes nor no',
  not_listed: '{column} is none of {detail}',
  not_barcode: '{column}: {detail} is no GTIN with a correct check digit',
  bad_slug: '{column} is not made of small Latin letters, digits and hyphens',
  slug_reserved: '{column} is reserved',
  discount_too_high: '{column} is not below price',
  measurements_partial: 'give all six measurements or none',
  frame_too_narrow: '{column} is less than two lenses and a bridge',
  filter_needed: '{column} is needed for sunglasses',
  repeated: '{column} {detail} is already in line {other}',
  unknown: '{column} {detail} is unknown',
  unknown_brand: 'brand {detail} is unknown: import it first, with its responsible person',
  taken: '{column} {detail} belongs to {other}',
  too_few_pieces: '{column} takes more than {detail} at {other}',
  incomplete: 'cannot be published without {detail}',
} as const
export type ImportProblemCode = keyof typeof IMPORT_PROBLEMS

/** One thing wrong with a file, and its line; line 1 holds the columns' names. */
export interface BadLine {
  line: number
  problem: string
  /** The same in parts, for texts in other languages. */
  found?: ImportProblem
}

export interface ImportProblem {
  code: ImportProblemCode
  column?: string
  detail?: string
  other?: string
}

export function toBadLine(line: number, found: ImportProblem): BadLine {
  const { code, column = '', detail = '', other = '' } = found
  return { line, problem: fill(IMPORT_PROBLEMS[code] as '{column} {detail} {other}', { column, detail, other }), found }
}
