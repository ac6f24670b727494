import type { PGliteOptions } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** A database or a transaction of it. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

export interface Database {
  db: Db
  kind: 'pglite' | 'postgres'
  /** PGlite's data folder; `null` in memory and on PostgreSQL. */
  folder: string | null
  /** Runs plain SQL, for the queue and tests: one statement with values, or several without. */
  execute(sql: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  /**
   * Calls `onNotification` for each notification on a channel until it is stopped or the database is closed, and
   * `missed` after a lost connection, when notifications may have been lost. `lost` is called as soon as it is lost.
   *
   * @returns stops it
   */
  listen(
    channel: string,
    onNotification: (payload: string) => void,
    missed: () => void,
    lost?: () => void,
  ): Promise<() => Promise<void>>
  /**
   * Notifies a channel soon, and never fails: it is lost where the database is away. Call it when what it tells of is
   * committed, see `afterCommit`.
   */
  notify(channel: string, payload: string): void
  /** Runs long work, such as migrations and imports, on its own connection without time-outs. */
  withoutTimeouts<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** PostgreSQL's connections: all, those not in use, and callers that wait for one. */
  pool?(): { total: number; idle: number; waiting: number }
  /** Copies PGlite's data folder while it is open; statements wait meanwhile. Not on PostgreSQL, nor in memory. */
  copyFolder?(to: string): Promise<void>
  close(): Promise<void>
}

/** PostgreSQL time-outs in milliseconds; 0 means none. PGlite runs in-process and has none. */
export interface Timeouts {
  /** A statement, enforced by the server. */
  statementMs: number
  /** Waiting for a lock, enforced by the server. */
  lockMs: number
  /** An idle transaction, enforced by the server. */
  idleTransactionMs: number
  /** Getting a connection, new or from the pool. */
  connectMs: number
  /** A response to a statement, for a server that no longer enforces its own. */
  queryMs: number
}

export interface Connection {
  /** The PostgreSQL URL, which may name several hosts. Without it, PGlite runs in `folder`, or in memory if that is `null`. */
  url: string | undefined
  /** The server itself, where `url` is a pooler in transaction mode: for notifications and migrations. */
  directUrl?: string | undefined
  folder: string | null
  /** Called with every statement, for query budgets in tests. */
  onStatement?: (sql: string) => void
  /** The initial state of PGlite in memory, and its program where it is at hand. */
  packed?: Pick<PGliteOptions, 'loadDataDir' | 'pgliteWasmModule' | 'fsBundle'>
  poolSize?: number
  timeouts?: Timeouts
}
