import { type Db, transaction } from '../db/connect.ts'
import { mapInTurns } from '../in-turns.ts'
import { type Columns, readCsv } from './csv-file.ts'
import { type BadLine, type ImportProblem, toBadLine } from './import-problems.ts'

interface Counts {
  added: number
  changed: number
  unchanged: number
}

export interface ImportReport extends Counts {
  bad: BadLine[]
}

export interface ImportedRow<Row> {
  line: number
  row: Row
}

export interface ImportedTable<Row> {
  columns: Columns
  /** Parses the trimmed cells of one line, or names everything that is wrong with them. */
  parse(cells: Record<string, string>): { row: Row } | { problems: (string | ImportProblem)[] }
  /** The fields that two lines may not share. */
  unique: readonly (keyof Row & string)[]
  /** What the database says against some rows. */
  findConflicts?(tx: Db, rows: readonly ImportedRow<Row>[]): Promise<BadLine[]>
  save(tx: Db, rows: readonly Row[]): Promise<Counts>
}

/**
 * Imports a CSV file: all of it or, if any line is invalid, nothing.
 *
 * @param text the file; `docs/import.md` describes its columns
 * @param isDryRun imports, then rolls back
 */
export async function importCsv<Row>(
  db: Db,
  text: string,
  isDryRun: boolean,
  table: ImportedTable<Row>,
): Promise<ImportReport> {
  const { rows, bad } = await readRows(text, table)
  const undone = Symbol()
  let report: ImportReport = { added: 0, changed: 0, unchanged: 0, bad }
  await transaction({ db }, async ({ db: tx }) => {
    const conflicts = (await table.findConflicts?.(tx, rows)) ?? []
    report.bad = [...bad, ...conflicts].sort((a, b) => a.line - b.line)
    if (report.bad.length > 0) return
    report = {
      ...report,
      ...(await table.save(
        tx,
        rows.map(({ row }) => row),
      )),
    }
    if (isDryRun) throw undone
  }).catch((error) => {
    if (error !== undone) throw error
  })
  return report
}

/** The rows of a file, and everything that is wrong with it by itself. */
export async function readRows<Row>(
  text: string,
  table: Pick<ImportedTable<Row>, 'columns' | 'parse' | 'unique'>,
): Promise<{ rows: ImportedRow<Row>[]; bad: BadLine[] }> {
  const csv = await readCsv(text, table.columns)
  const bad = [...csv.bad]
  const rows: ImportedRow<Row>[] = []
  await mapInTurns(csv.rows, ({ line, cells }) => {
    const parsed = table.parse(cells)
    if ('problems' in parsed) bad.push(...parsed.problems.map((problem) => badLine(line, problem)))
    else rows.push({ line, row: parsed.row })
  })
  return { rows, bad: [...bad, ...table.unique.flatMap((field) => findRepeats(rows, field))] }
}

const badLine = (line: number, problem: string | ImportProblem): BadLine =>
  typeof problem === 'string' ? { line, problem } : toBadLine(line, problem)

function findRepeats<Row>(rows: readonly ImportedRow<Row>[], field: keyof Row & string): BadLine[] {
  const firstLines = new Map<Row[keyof Row], number>()
  return rows.flatMap(({ line, row }) => {
    const first = firstLines.get(row[field])
    if (first !== undefined) {
      return [toBadLine(line, { code: 'repeated', column: field, detail: `${row[field]}`, other: `${first}` })]
    }
    firstLines.set(row[field], line)
    return []
  })
}
