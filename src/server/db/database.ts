import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
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
