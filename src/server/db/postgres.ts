import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Connection, Database, Db, Timeouts } from './database.ts'
import { isConnectionLost } from './errors.ts'
import { listenOnPostgres } from './listen.ts'
import * as schema from './schema.ts'

const NO_TIMEOUTS: Timeouts = { statementMs: 0, lockMs: 0, idleTransactionMs: 0, connectMs: 0, queryMs: 0 }
/** Keepalive detects a vanished server and keeps idle connections open through firewalls and proxies. */
const KEEPALIVE_AFTER_MS = 10_000

type Work<T> = (tx: Db) => Promise<T>

export async function openPostgres(
  url: string,
  { onStatement, poolSize = 10, timeouts = NO_TIMEOUTS }: Connection,
): Promise<Database> {
  const options = clientOptions(url, timeouts)
  const pool = openPool(options, poolSize)
  const listeners: (() => Promise<void>)[] = []
  return {
    db: bindDb(pool, onStatement),
    kind: 'postgres',
    folder: null,
    execute: async (sql, values) => {
      const answered: pg.QueryResult | pg.QueryResult[] = await pool.query(sql, values)
      return { rows: [answered].flat().flatMap(({ rows }) => rows) }
    },
    listen: async (channel, onNotification, missed) => {
      const stop = await listenOnPostgres(options, channel, onNotification, missed)
      listeners.push(stop)
      return stop
    },
    withoutTimeouts: async (work) => {
      const own = openPool(clientOptions(url, { ...NO_TIMEOUTS, connectMs: timeouts.connectMs }), 1)
      return work(bindDb(own, onStatement)).finally(() => own.end())
    },
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await Promise.all(listeners.map((stop) => stop()))
      await pool.end()
    },
  }
}

/** Time-outs of 0 are not sent: a pooler such as PgBouncer rejects unknown parameters. */
function clientOptions(url: string, timeouts: Timeouts): pg.ClientConfig {
  return {
    connectionString: url,
    statement_timeout: timeouts.statementMs,
    lock_timeout: timeouts.lockMs,
    idle_in_transaction_session_timeout: timeouts.idleTransactionMs,
    connectionTimeoutMillis: timeouts.connectMs,
    query_timeout: timeouts.queryMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_AFTER_MS,
  }
}

/** A connection may break at any time, in use or idle; without these listeners its error would end the process. */
function openPool(options: pg.ClientConfig, size: number): pg.Pool {
  const pool = new pg.Pool({ ...options, max: size })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

function bindDb(pool: pg.Pool, onStatement: Connection['onStatement']): Db {
  const logger = onStatement && { logQuery: (sql: string) => onStatement(sql) }
  const options = { schema, ...(logger && { logger }) }
  const bound = new WeakMap<pg.PoolClient, Db>()
  const bind = (client: pg.PoolClient): Db => {
    const db = bound.get(client) ?? (drizzle(client, options) as unknown as Db)
    bound.set(client, db)
    return db
  }
  const db = drizzle(pool, options) as unknown as Db
  const transaction: Db['transaction'] = (work, config) =>
    transact(pool, (client, inside) => bind(client).transaction(inside, config), work as Work<never>)
  return Object.assign(db, { transaction })
}

/**
 * Takes a connection for one transaction. Destroys it if the rollback or commit failed or the connection was lost.
 * Drizzle's own transaction on a pool sends `begin` outside its `try`, and leaks a connection on which that fails.
 */
async function transact<T>(
  pool: pg.Pool,
  run: (client: pg.PoolClient, work: Work<T>) => Promise<T>,
  work: Work<T>,
): Promise<T> {
  const client = await pool.connect()
  const release = releaseOnce(client)
  let thrown: { error: unknown } | undefined
  const inside: Work<T> = async (tx) => {
    try {
      return await work(tx)
    } catch (error) {
      thrown = { error }
      // Destroyed at once: a rollback would wait behind the statement the server does not answer.
      if (isConnectionLost(error)) release(error)
      throw error
    }
  }
  try {
    const result = await run(client, inside)
    release()
    return result
  } catch (error) {
    // Drizzle throws the original error only if the rollback succeeded.
    release(thrown?.error === error ? undefined : error)
    throw thrown === undefined ? error : thrown.error
  }
}

/** With an error, the pool destroys the connection. */
function releaseOnce(client: pg.PoolClient): (error?: unknown) => void {
  let isReleased = false
  return (error) => {
    if (isReleased) return
    isReleased = true
    client.release(error === undefined ? undefined : error instanceof Error ? error : true)
  }
}
