import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Database, Db } from './connect.ts'
import { foldUsernames } from './fold-usernames.ts'

const FOLDER = new URL('./migrations/', import.meta.url)
/** Any number, as long as every process of this shop uses the same. */
const MIGRATION_LOCK = 357_016_019
/** What a file's statements cannot compute, done after them in the same transaction. */
const DATA_STEPS: Readonly<Record<string, (tx: Db) => Promise<void>>> = {
  '0008-folded-usernames.sql': foldUsernames,
}

/**
 * Brings the database up to date: runs each file of migrations/ that it has not seen, in order, each in a transaction
 * of its own. Processes that start together wait for one another, however long that takes.
 *
 * @returns the names of the files that were run
 */
export function migrate(database: Database): Promise<string[]> {
  return database.withoutTimeouts(runMigrations)
}

async function runMigrations(db: Db): Promise<string[]> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
  const ran: string[] = []
  for (const name of files) {
    const statements = await readFile(new URL(name, FOLDER), 'utf8')
    await db.transaction(async (tx) => {
      // The server may have time-outs of its own, set for the role or the database.
      await tx.execute(sql`set local statement_timeout = 0`)
      await tx.execute(sql`set local lock_timeout = 0`)
      await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
      await tx.execute(
        sql`create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())`,
      )
      const seen = (await tx.execute(sql`select 1 from migrations where name = ${name}`)) as { rows: unknown[] }
      if (seen.rows.length > 0) return
      for (const statement of splitStatements(statements)) await tx.execute(sql.raw(statement))
      await DATA_STEPS[name]?.(tx)
      await tx.execute(sql`insert into migrations (name) values (${name})`)
      ran.push(name)
    })
  }
  return ran
}

/** PGlite's extended protocol takes one statement at a time; functions keep their semicolons between `$$`. */
export function splitStatements(text: string): string[] {
  const bare = text.replace(/^\s*--.*$/gm, '')
  const parts = bare.match(/(?:\$\$[\s\S]*?\$\$|[^;])+/g) ?? []
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}
