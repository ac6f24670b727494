import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { preparedSql } from './prepared.ts'

const lock = preparedSql<{ key: string }>((at) => sql`select pg_advisory_xact_lock(hashtextextended(${at.key}, 0))`)

/** Waits for other transactions that have locked the same key, and keeps it to the end of this one. */
export async function lockKey(tx: Db, key: string): Promise<void> {
  await lock(tx, { key })
}
