import { setTimeout } from 'node:timers/promises'
import { withActs } from './after-commit.ts'
import type { Connection, Database, Db } from './database.ts'
import { isConflict } from './errors.ts'
import { openPostgres } from './postgres.ts'

const MOST_RETRIES = 2

export type { Connection, Database, Db, Timeouts } from './database.ts'

/**
 * Opens the database. Closing it releases the folder or the pool's connections.
 * @throws DataFolderError when PGlite's folder is in use, damaged or not writable
 */
export async function connect(connection: Connection): Promise<Database> {
  if (connection.url !== undefined) return openPostgres(connection.url, connection)
  const { openPglite } = await import('./pglite.ts')
  return openPglite(connection)
}

/**
 * Runs `work` in one transaction, with a shop whose `db` is the transaction. Retries twice, after a short pause, where a
 * deadlock or a serialization failure ended it, so `work` must have no other side effects. On PGlite, the outer `db` would deadlock inside.
 * @throws what `work` throws, after a rollback. If the connection is lost during the commit, the outcome is unknown.
 */
export async function transaction<S extends { db: Db }, T>(shop: S, work: (shop: S) => Promise<T>): Promise<T> {
  const run = () => withActs(shop.db, (db) => work({ ...shop, db }))
  for (let retries = MOST_RETRIES; ; retries--) {
    try {
      return await run()
    } catch (error) {
      if (!isConflict(error) || retries === 0) throw error
    }
    // Two that end one another would do so again at the same moment.
    await setTimeout(10 + Math.random() * 40)
  }
}
