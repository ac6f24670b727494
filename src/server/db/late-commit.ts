import { sql } from 'drizzle-orm'

/**
 * Among what a statement returns: PostgreSQL answers the commit of its transaction before the disk, or a replica, has it.
 * Only for what may be lost where the server crashes within a second; the end of the shop's own processes loses nothing.
 * A later commit that waits for the disk keeps it, too. PGlite, which runs without `fsync`, has no process that writes
 * the log later, and commits as always.
 */
export const commitLate = sql<string>`set_config(
  'synchronous_commit', case current_setting('fsync') when 'on' then 'off' else 'on' end, true)`
