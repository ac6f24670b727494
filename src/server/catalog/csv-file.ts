import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { parse } from 'csv-parse'
import { mapInTurns } from '../in-turns.ts'
import { type BadLine, type ImportProblem, toBadLine } from './import-problems.ts'

interface CsvRow {
  line: number
  /** Trimmed cells by column. */
  cells: Record<string, string>
}

export interface Columns {
  known: readonly string[]
  required: readonly string[]
}

/** Characters of one row. A row without an end would be read in one go, and the process would answer nobody meanwhile. */
export const LONGEST_ROW = 100_000

export type Separator = ',' | ';' | '\t'

/** The separator of a file: the most frequent one in its first line, since no column's name contains any. */
export function separatorOf(text: string): Separator {
  const head = text.slice(0, text.search(/[\r\n]|$/))
  const count = (separator: string) => head.split(separator).length
  return ([',', ';', '\t'] as const).reduce((best, one) => (count(one) > count(best) ? one : best))
}

/**
 * Reads the rows of a CSV file whose first line names its columns, and everything that is wrong with its form. A long
 * file is read in turns: the process answers others in between.
 */
export async function readCsv(text: string, columns: Columns): Promise<{ rows: CsvRow[]; bad: BadLine[] }> {
  const longLine = findLongLine(text)
  if (longLine !== null) {
    const detail = `a row of more than ${LONGEST_ROW} characters`
    return { rows: [], bad: [toBadLine(longLine, { code: 'not_csv', detail })] }
  }
  let records: CsvRecord[]
  try {
    records = await parseRecords(text)
  } catch (error) {
    const { message, lines } = error as { message: string; lines?: number }
    return { rows: [], bad: [toBadLine(lines ?? 1, { code: 'not_csv', detail: message })] }
  }
  const [head, ...body] = records
  const names = head?.record.map((name) => name.trim()) ?? []
  const wrongColumns = columnProblems(names, columns)
  if (wrongColumns.length > 0) return { rows: [], bad: wrongColumns.map((problem) => toBadLine(1, problem)) }

  const rows: CsvRow[] = []
  const bad: BadLine[] = []
  await mapInTurns(body, ({ record, info }) => {
    const line = info.lines - record.join('').split('\n').length + 1
    if (record.length === names.length) {
      rows.push({ line, cells: Object.fromEntries(names.map((name, i) => [name, unguarded(record[i]?.trim() ?? '')])) })
    } else {
      bad.push(toBadLine(line, { code: 'cell_count', detail: `${record.length}`, other: `${names.length}` }))
    }
  })
  return { rows, bad }
}

interface CsvRecord {
  record: string[]
  info: { lines: number }
}

const SLICE = 64 * 1024

async function parseRecords(text: string): Promise<CsvRecord[]> {
  const shape = { bom: true, delimiter: separatorOf(text), info: true, max_record_size: LONGEST_ROW }
  const parser = parse({ ...shape, relax_column_count: true, skip_empty_lines: true })
  const records: CsvRecord[] = []
  const read = Readable.from(slicesOf(text)).compose(parser)
  for await (const record of read) records.push(record as CsvRecord)
  return records
}

async function* slicesOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += SLICE) {
    yield text.slice(at, at + SLICE)
    await setImmediate()
  }
}

/** csv-parse does not count separators. @returns the first line that is too long for a row; 1 is the first of the file */
function findLongLine(text: string): number | null {
  for (let at = 0, line = 1; at < text.length; line++) {
    const end = text.indexOf('\n', at)
    if ((end < 0 ? text.length : end) - at > LONGEST_ROW) return line
    if (end < 0) return null
    at = end + 1
  }
  return null
}

function columnProblems(names: readonly string[], { known, required }: Columns): ImportProblem[] {
  return [
    ...names
      .filter((name) => !known.includes(name))
      .map((column): ImportProblem => ({ code: 'unknown_column', column })),
    ...names
      .filter((name, i) => names.indexOf(name) !== i)
      .map((column): ImportProblem => ({ code: 'column_twice', column })),
    ...required
      .filter((name) => !names.includes(name))
      .map((column): ImportProblem => ({ code: 'column_missing', column })),
  ]
}

/**
 * A cell that a spreadsheet would take for a formula gets an apostrophe, and so does one that begins with an apostrophe
 * before such a sign, so that `unguarded` gives back every cell.
 */
export const guarded = (cell: string): string => (/^'*[=+\-@]/.test(cell) ? `'${cell}` : cell)

const unguarded = (cell: string): string => (/^'+[=+\-@]/.test(cell) ? cell.slice(1) : cell)
