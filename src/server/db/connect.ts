import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import { listenOnPostgres } from './listen.ts'
import { lockFolder } from './lock-folder.ts'
import * as schema from './schema.ts'

/** What verbs read and write with: the database itself or a transaction of it. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

export interface Database {
  db: Db
  kind: 'pglite' | 'postgres'
  /** Runs plain SQL: one statement with its values, or several at once; for the queue, and for tests. */
  execute(sql: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  /**
   * Calls `heard` for each notification on a channel until the database is closed, and `missed` whenever some may have
   * been lost because the connection was.
   */
  listen(channel: string, heard: (payload: string) => void, missed: () => void): Promise<void>
  close(): Promise<void>
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
}

/** Opens the shop's database. Close it to give the folder, or the pool's connections, back. */
export async function connect(connection: Connection): Promise<Database> {
  return connection.url === undefined ? openPglite(connection) : openPostgres(connection.url, connection)
}

/**
 * Runs `work` in one transaction. What it hands to `afterCommit` happens once the transaction stands, never when it is
 * rolled back. Inside, only `tx` may be used: on PGlite the outer `db` would wait for ever.
 */
export async function transaction<T>(
  db: Db,
  work: (tx: Db, afterCommit: (act: () => void) => void) => Promise<T>,
): Promise<T> {
  const later: (() => void)[] = []
  const result = await db.transaction((tx) => work(tx, (act) => later.push(act)))
  for (const act of later) act()
  return result
}

/** Whether a statement failed because a unique value was there already. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return code === '23505' || (cause !== undefined && isUniqueViolation(cause))
}

async function openPglite({ folder, onStatement, packed }: Connection): Promise<Database> {
  const unlock = folder === null ? () => {} : lockFolder(folder)
  const lite = new PGlite({
    ...(folder === null ? {} : { dataDir: folder }),
    ...(packed === undefined ? {} : { loadDataDir: packed }),
  })
  try {
    await lite.waitReady
  } catch (error) {
    unlock()
    throw error
  }
  return {
    db: drizzlePglite(lite, { schema, ...logging(onStatement) }) as unknown as Db,
    kind: 'pglite',
    execute: (sql, values) => executeOnPglite(lite, sql, values),
    listen: async (channel, heard) => {
      await lite.listen(channel, heard)
    },
    close: async () => {
      await lite.close()
      unlock()
    },
  }
}

/** A failed block of statements leaves its transaction open, and there is no other connection to go on with. */
async function executeOnPglite(lite: PGlite, sql: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
  if (values.length > 0) return lite.query(sql, values)
  try {
    const answered = await lite.exec(sql)
    return { rows: answered.flatMap(({ rows }) => rows) }
  } catch (error) {
    await lite.query('rollback')
    throw error
  }
}

async function openPostgres(url: string, { onStatement, poolSize = 10 }: Connection): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: poolSize })
  // A connection that breaks while idle is replaced by the pool; unheard, its error would end the process.
  pool.on('error', () => {})
  const listeners: (() => Promise<void>)[] = []
  return {
    db: drizzlePg(pool, { schema, ...logging(onStatement) }) as unknown as Db,
    kind: 'postgres',
    execute: async (sql, values) => {
      const answered: pg.QueryResult | pg.QueryResult[] = await pool.query(sql, values)
      return { rows: [answered].flat().flatMap(({ rows }) => rows) }
    },
    listen: async (channel, heard, missed) => {
      listeners.push(await listenOnPostgres(url, channel, heard, missed))
    },
    close: async () => {
      await Promise.all(listeners.map((stop) => stop()))
      await pool.end()
    },
  }
}

function logging(onStatement: Connection['onStatement']) {
  return onStatement === undefined ? {} : { logger: { logQuery: (sql: string) => onStatement(sql) } }
}
