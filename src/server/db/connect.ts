import type { Connection, Database, Db } from './database.ts'
import { isConflict } from './errors.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

export type { Connection, Database, Db, Timeouts } from './database.ts'

/**
 * Opens the database. Closing it releases the folder or the pool's connections.
 * @throws DataFolderError when PGlite's folder is in use, damaged or not writable
 */
export async function connect(connection: Connection): Promise<Database> {
  return connection.url === undefined ? openPglite(connection) : openPostgres(connection.url, connection)
}

/**
 * Runs `work` in one transaction, with a shop whose `db` is the transaction. Retries once after a deadlock or a
 * serialization failure, so `work` must have no other side effects. On PGlite, the outer `db` would deadlock inside.
 * @throws what `work` throws, after a rollback. If the connection is lost during the commit, the outcome is unknown.
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
