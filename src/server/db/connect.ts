import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { isConflict } from './errors.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'
import type * as schema from './schema.ts'

/** What verbs read and write with: the database itself or a transaction of it. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

export interface Database {
  db: Db
  kind: 'pglite' | 'postgres'
  /** Where PGlite keeps its files; `null` in memory, and on PostgreSQL. */
  folder: string | null
  /** Runs plain SQL: one statement with its values, or several at once; for the queue, and for tests. */
  execute(sql: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  /**
   * Calls `heard` for each notification on a channel until the database is closed, and `missed` whenever some may have
   * been lost because the connection was.
   */
  listen(channel: string, heard: (payload: string) => void, missed: () => void): Promise<void>
  /** Runs work that may take long, such as migrations and imports, on a connection of its own without time-outs. */
  withoutTimeouts<T>(work: (db: Db) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** How long PostgreSQL may take, in milliseconds; 0 is for ever. PGlite runs in the process and has no time-outs. */
export interface Timeouts {
  /** One statement, ended by the server. */
  statementMs: number
  /** Waiting for a lock, ended by the server. */
  lockMs: number
  /** A transaction that does nothing, ended by the server. */
  idleTransactionMs: number
  /** Getting a connection: a new one, or a free one of a pool in use. */
  connectMs: number
  /** An answer to a statement, for a server that does not even end it. */
  queryMs: number
}

export interface Connection {
  /** A PostgreSQL address; without one, PGlite keeps the shop in `folder`, or in memory where that is `null`. */
  url: string | undefined
  folder: string | null
  /** Told of every statement that verbs send; for budgets in tests. */
  onStatement?: (sql: string) => void
  /** A data folder packed by `packPglite`, to begin with. */
  packed?: Blob
  poolSize?: number
  timeouts?: Timeouts
}

/**
 * Opens the shop's database. Close it to give the folder, or the pool's connections, back.
 *
 * @throws DataFolderError where PGlite's folder is in use, damaged or not to be written
 */
export async function connect(connection: Connection): Promise<Database> {
  return connection.url === undefined ? openPglite(connection) : openPostgres(connection.url, connection)
}

/**
 * Runs `work` in one transaction, with the same shop whose `db` is the transaction, and once more where it was undone
 * because of another transaction (deadlock or serialization failure). Nothing else may be written to meanwhile: on
 * PGlite the outer `db` would wait for ever.
 *
 * @throws what `work` throws, after a rollback. Where the connection is lost during the commit, its outcome is unknown.
 */
export async function transaction<S extends { db: Db }, T>(shop: S, work: (shop: S) => Promise<T>): Promise<T> {
  const run = () => shop.db.transaction((db) => work({ ...shop, db }))
  try {
    return await run()
  } catch (error) {
    if (!isConflict(error)) throw error
    return run()
  }
}

/** Whether a statement failed because a unique value was there already. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return code === '23505' || (cause !== undefined && isUniqueViolation(cause))
}
