import { type Placeholder, type Query, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

type Values = Record<string, unknown>
/** Where a statement takes its values, each by its name. */
export type Slots<V extends Values> = { readonly [Name in keyof V & string]: Placeholder<Name> }

interface Prepared<Result> {
  execute(values: Values): Promise<Result>
}
/** What Drizzle's queries can do. */
export interface Preparable<Result> {
  prepare(name: string): Prepared<Result>
}

/** The name is given where it is sent; see naming-client.ts. */
const UNNAMED = ''
const DIALECT = new PgDialect()

const slots = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) })

/**
 * A query that Drizzle builds once for each connection instead of once for each call, which took a fifth of the CPU of
 * an order. For what is sent all the time. On PGlite, each transaction builds it anew.
 *
 * @param build must make the same text for all values. Columns of dates and JSON take values as the database has them
 */
export function preparedQuery<V extends Values, Result>(
  build: (db: Db, at: Slots<V>) => Preparable<Result>,
): (db: Db, values: V) => Promise<Result> {
  return onceEachConnection((db) => build(db, slots as Slots<V>))
}

/** As `preparedQuery`, for a statement in SQL; answers its rows. */
export function preparedSql<V extends Values, Row = unknown>(
  build: (at: Slots<V>) => SQL,
): (db: Db, values: V) => Promise<Row[]> {
  let query: Query | undefined
  const send = onceEachConnection<{ rows: Row[] }, V>((db) => {
    const built = query ?? DIALECT.sqlToQuery(build(slots as Slots<V>))
    query = built
    const prepare = (name: string) => db._.session.prepareQuery(built, undefined, name, false)
    return { prepare } as Preparable<{ rows: Row[] }>
  })
  return async (db, values) => (await send(db, values)).rows
}

/** Sends it when a query of Drizzle that is awaited at the same place would be sent, so that the two keep their order. */
export function onceEachConnection<Result, V extends Values>(
  build: (db: Db) => Preparable<Result>,
): (db: Db, values: V) => Promise<Result> {
  const prepared = new WeakMap<object, Prepared<Result>>()
  return async (db, values) => {
    await undefined
    const { session } = db._
    let own = prepared.get(session)
    if (own === undefined) {
      own = build(db).prepare(UNNAMED)
      prepared.set(session, own)
    }
    return own.execute(values)
  }
}
