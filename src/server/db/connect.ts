import type { Connection, Database, Db } from './database.ts'
import { isConflict } from './errors.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

export type { Connection, Database, Db, Timeouts } from './database.ts'

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
