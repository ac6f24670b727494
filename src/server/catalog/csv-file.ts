import { parse } from 'csv-parse/sync'

/** One thing wrong with a file, and its line; line 1 holds the columns' names. */
export interface BadLine {
  line: number
  problem: string
}

interface CsvRow {
  line: number
  /** Trimmed cells by column. */
  cells: Record<string, string>
}

export interface Columns {
  known: readonly string[]
  required: readonly string[]
}

/** Reads the rows of a CSV file whose first line names its columns, and everything that is wrong with its form. */
export function readCsv(text: string, columns: Columns): { rows: CsvRow[]; bad: BadLine[] } {
  let records: { record: string[]; info: { lines: number } }[]
  try {
    records = parse(text, { bom: true, info: true, relax_column_count: true, skip_empty_lines: true }) as never
  } catch (error) {
    const { message, lines } = error as { message: string; lines?: number }
    return { rows: [], bad: [{ line: lines ?? 1, problem: message }] }
  }
  const [head, ...body] = records
  const names = head?.record.map((name) => name.trim()) ?? []
  const wrongColumns = columnProblems(names, columns)
  if (wrongColumns.length > 0) return { rows: [], bad: wrongColumns.map((problem) => ({ line: 1, problem })) }

  const rows: CsvRow[] = []
  const bad: BadLine[] = []
  for (const { record, info } of body) {
    const line = info.lines - record.join('').split('\n').length + 1
    if (record.length === names.length) {
      rows.push({ line, cells: Object.fromEntries(names.map((name, i) => [name, record[i]?.trim() ?? ''])) })
    } else bad.push({ line, problem: `has ${record.length} cells, not ${names.length}` })
  }
  return { rows, bad }
}

function columnProblems(names: readonly string[], { known, required }: Columns): string[] {
  return [
    ...names.filter((name) => !known.includes(name)).map((name) => `the column “${name}” is unknown`),
    ...names.filter((name, i) => names.indexOf(name) !== i).map((name) => `the column “${name}” occurs twice`),
    ...required.filter((name) => !names.includes(name)).map((name) => `the column “${name}” is missing`),
  ]
}
