import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Connection, Database, Db, Timeouts } from './database.ts'
import { isConnectionLost, isReadOnly } from './errors.ts'
import { type Hosts, openHosts } from './hosts.ts'
import { listenOnPostgres } from './listen.ts'
import { createNotices } from './notices.ts'
import { storeRoleTimeouts } from './role-timeouts.ts'
import * as schema from './schema.ts'

const NO_TIMEOUTS: Timeouts = { statementMs: 0, lockMs: 0, idleTransactionMs: 0, connectMs: 0, queryMs: 0 }
/** The role's own are for the connections of a pooler; see role-timeouts.ts. */
const LIFT_ROLE_TIMEOUTS = '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0'

type Work<T> = (tx: Db) => Promise<T>

/** @param url may name several hosts, of which the one that can write is used */
export async function openPostgres(
  url: string,
  { onStatement, poolSize = 10, timeouts = NO_TIMEOUTS, directUrl }: Connection,
): Promise<Database> {
  const isPooled = directUrl !== undefined
  const clientTimeouts = { connectMs: timeouts.connectMs, queryMs: timeouts.queryMs }
  const hosts = isPooled
    ? openHosts(url, { ...NO_TIMEOUTS, ...clientTimeouts }, { Base: pg.Client })
    : openHosts(url, timeouts)
  const direct = isPooled ? openHosts(directUrl, timeouts) : hosts
  if (isPooled) await storeRoleTimeouts(direct, timeouts)
  const pool = openPool(hosts, { ...timeouts, poolSize })
  const listeners: (() => Promise<void>)[] = []
  const notices = createNotices((sql, values) => pool.query(sql, values))
  return {
    db: bindDb(pool, onStatement),
    kind: 'postgres',
    folder: null,
    execute: async (sql, values) => {
      const answered: pg.QueryResult | pg.QueryResult[] = await pool.query(sql, values)
      return { rows: [answered].flat().flatMap(({ rows }) => rows) }
    },
    listen: async (channel, ...callbacks) => {
      const stop = await listenOnPostgres(direct.Client, channel, ...callbacks)
      listeners.push(stop)
      return stop
    },
    notify: notices.send,
    withoutTimeouts: async (work) => {
      const { connectMs } = timeouts
      const lifted = isPooled ? { extra: { options: LIFT_ROLE_TIMEOUTS } } : {}
      const own = openPool(openHosts(directUrl ?? url, { ...NO_TIMEOUTS, connectMs }, lifted), {
        connectMs,
        poolSize: 1,
      })
      return work(bindDb(own, onStatement)).finally(() => own.end())
    },
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await notices.sent()
      await Promise.all(listeners.map((stop) => stop()))
      await pool.end()
    },
  }
}

/**
 * A connection may break at any time, in use or idle; without these listeners its error would end the process. A server
 * that refuses a write as read-only was demoted: its other connections are dropped too.
 */
function openPool(
  { Client, forget }: Hosts,
  { connectMs, poolSize }: { connectMs: number; poolSize: number },
): pg.Pool {
  const clients = new Set<pg.PoolClient>()
  const pool = new pg.Pool({ Client, max: poolSize, connectionTimeoutMillis: connectMs })
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    clients.add(client)
    client.on('error', () => {})
  })
  pool.on('remove', (client) => clients.delete(client))
  pool.on('release', (error, refused) => {
    if (!isReadOnly(error)) return
    forget()
    for (const client of clients) if (client !== refused) client.emit('error', error)
  })
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
