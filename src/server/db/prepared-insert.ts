import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgInsertBase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'
import { onceEachConnection, type Preparable } from './prepared.ts'

type Insert<Table extends PgTable> = PgInsertBase<Table, PgQueryResultHKT>
type Row = Record<string, unknown>
type Send<Result> = (db: Db, values: Row) => Promise<Result>
/** Make columns of other values than they store. */
type Expressions = Record<string, (value: SQL) => SQL>

/**
 * An insert as `preparedQuery`, built for each choice of columns and number of rows. Columns without a value get their
 * default. It throws an Error where rows have different columns.
 *
 * @param finish adds what follows the rows
 */
export function preparedInsert<Table extends PgTable, Result>(
  table: Table,
  finish: (insert: Insert<Table>) => Preparable<Result>,
  expressions: Expressions = {},
): (db: Db, rows: readonly Table['$inferInsert'][]) => Promise<Result> {
  const columns = getTableColumns(table)
  const sends = new Map<string, Send<Result>>()
  const build = (names: readonly string[], count: number) =>
    onceEachConnection<Result, Row>((db) => {
      const rows = rowsOfSlots(names, count, expressions)
      return finish(db.insert(table).values(rows as never) as unknown as Insert<Table>)
    })
  return (db, rows) => {
    const names = columnsOf(rows)
    const key = `${rows.length} ${names}`
    let send = sends.get(key)
    if (send === undefined) {
      send = build(names, rows.length)
      sends.set(key, send)
    }
    return send(db, valuesOf(rows, names, columns))
  }
}

const slotName = (column: string, row: number) => `${column}:${row}`

const rowsOfSlots = (names: readonly string[], count: number, expressions: Expressions): Record<string, SQL>[] =>
  Array.from({ length: count }, (_, row) =>
    Object.fromEntries(
      names.map((name) => {
        const slot = sql`${sql.placeholder(slotName(name, row))}`
        return [name, expressions[name]?.(slot) ?? slot]
      }),
    ),
  )

const columnsOf = (rows: readonly Row[]): string[] => {
  const [names = [], ...others] = rows.map((row) => Object.keys(row).filter((name) => row[name] !== undefined))
  if (others.some((other) => String(other) !== String(names))) throw new Error('rows have different columns')
  return names
}

function valuesOf(rows: readonly Row[], names: readonly string[], columns: Record<string, Column>): Row {
  const values: Row = {}
  for (const [at, row] of rows.entries()) {
    for (const name of names) {
      const value = row[name]
      values[slotName(name, at)] = value === null ? null : columns[name]?.mapToDriverValue(value)
    }
  }
  return values
}
