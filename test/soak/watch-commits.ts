import { AsyncResource } from 'node:async_hooks'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { nameCommit, type Write, writesOf } from './name-commits.ts'

/** Called right before a commit is sent, and right after the database has acknowledged it. */
type OnCommit = (kind: string, when: 'before' | 'after') => void
type Method = (this: object, ...args: unknown[]) => unknown
type Callback = (error: unknown, result: unknown) => void
type ConnectCallback = (error: unknown, client: unknown, release: unknown) => void
type Connected = object & { query: (...args: unknown[]) => unknown }

/**
 * Wraps the drivers of both databases, so that every commit of this process is seen: of a transaction, and of a
 * statement that is one by itself.
 */
export function watchCommits(onCommit: OnCommit): void {
  watchPostgres(onCommit)
  watchPglite(onCommit)
}

function watchPostgres(onCommit: OnCommit): void {
  const pool = pg.Pool.prototype as unknown as { connect: Method }
  const { connect } = pool
  const open = new WeakMap<object, Write[]>()
  const watched = new WeakSet<object>()
  const watch = (client: Connected): Connected => {
    if (!watched.has(client)) watchClient(client, open, onCommit)
    watched.add(client)
    return client
  }
  pool.connect = function (callback) {
    if (callback === undefined) return (connect.call(this) as Promise<Connected>).then(watch)
    // A pool that is used up calls back from the context of whoever gives a connection back.
    const called = AsyncResource.bind(callback as ConnectCallback)
    return connect.call(this, (error: unknown, client: Connected | undefined, release: unknown) =>
      called(error, client && watch(client), release),
    )
  }
}

/** Watches what is asked of a client, which may send it later, and with other statements. */
function watchClient(client: Connected, open: WeakMap<object, Write[]>, onCommit: OnCommit): void {
  const query = client.query.bind(client)
  client.query = (...args) => {
    const kind = committedBy(client, textOf(args[0]), open)
    if (kind === null) return query(...args)
    onCommit(kind, 'before')
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      args[args.length - 1] = (error: unknown, result: unknown) => {
        if (!error) onCommit(kind, 'after')
        ;(callback as Callback)(error, result)
      }
      return query(...args)
    }
    return afterwards(query(...args), () => onCommit(kind, 'after'))
  }
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '')

/** @returns the kind of the commit that a statement is; null where it is none */
function committedBy(client: object, sql: string, open: WeakMap<object, Write[]>): string | null {
  const writes = open.get(client)
  if (/^\s*begin\b/i.test(sql) && !/\bcommit\s*;?\s*$/i.test(sql)) open.set(client, [])
  else if (/^\s*(commit|rollback)\s*;?\s*$/i.test(sql)) {
    open.delete(client)
    return /commit/i.test(sql) && writes !== undefined && writes.length > 0 ? nameCommit(writes) : null
  } else if (writes !== undefined) writes.push(...writesOf(sql))
  else return alone(sql)
  return null
}

function alone(sql: string): string | null {
  const writes = writesOf(sql)
  return writes.length === 0 ? null : nameCommit(writes)
}

async function afterwards(running: unknown, then: () => void): Promise<unknown> {
  const result = await running
  then()
  return result
}

interface LiteTransaction {
  query: Method
  exec: Method
  closed: boolean
}

function watchPglite(onCommit: OnCommit): void {
  const lite = PGlite.prototype as unknown as { query: Method; exec: Method; transaction: Method }
  const { query, exec, transaction } = lite
  const watched = (run: Method): Method =>
    function (sql, ...rest) {
      const kind = alone(String(sql))
      if (kind === null) return run.call(this, sql, ...rest)
      onCommit(kind, 'before')
      return afterwards(run.call(this, sql, ...rest), () => onCommit(kind, 'after'))
    }
  lite.query = watched(query)
  lite.exec = watched(exec)
  lite.transaction = function (work) {
    let kind: string | null = null
    const run = async (tx: LiteTransaction) => {
      const writes: Write[] = []
      const result = await (work as (tx: LiteTransaction) => Promise<unknown>)(noting(tx, writes))
      if (tx.closed || writes.length === 0) return result
      kind = nameCommit(writes)
      onCommit(kind, 'before')
      return result
    }
    return afterwards(transaction.call(this, run), () => kind !== null && onCommit(kind, 'after'))
  }
}

/** The transaction, noting what it writes. */
function noting(tx: LiteTransaction, writes: Write[]): LiteTransaction {
  return new Proxy(tx, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (name !== 'query' && name !== 'exec') return value
      return (sql: unknown, ...rest: unknown[]) => {
        writes.push(...writesOf(String(sql)))
        return (value as Method).call(target, sql, ...rest)
      }
    },
  })
}
