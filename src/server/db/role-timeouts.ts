import pg from 'pg'
import type { Timeouts } from './database.ts'
import type { Hosts } from './hosts.ts'

/** Concurrent processes would change the same row of the catalogue. */
const LOCK = 7_340_042

/**
 * Stores the time-outs with the role of the shop, in its database alone. A pooler in transaction mode refuses them when a
 * connection starts, and forgets what a session sets.
 *
 * @param hosts the server itself, not the pooler
 */
export async function storeRoleTimeouts(hosts: Hosts, timeouts: Timeouts): Promise<void> {
  const wanted = {
    statement_timeout: timeouts.statementMs,
    lock_timeout: timeouts.lockMs,
    idle_in_transaction_session_timeout: timeouts.idleTransactionMs,
  }
  const client = new hosts.Client()
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(${LOCK})`)
    const { rows } = await client.query<{ role: string; database: string; stored: string[] }>(`
      select current_user as role, current_database() as database, coalesce((select setconfig from pg_db_role_setting
        where setrole = current_user::regrole
          and setdatabase = (select oid from pg_database where datname = current_database())), '{}') as stored`)
    const { role = '', database = '', stored = [] } = rows[0] ?? {}
    for (const [name, milliseconds] of Object.entries(wanted)) {
      if (stored.includes(`${name}=${milliseconds}`)) continue
      const place = `role ${pg.escapeIdentifier(role)} in database ${pg.escapeIdentifier(database)}`
      await client.query(`alter ${place} set ${name} = ${milliseconds}`)
    }
  } finally {
    await client.end()
  }
}
