import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { PROJECT } from '../project-folder.ts'
import type { Database, Db } from './connect.ts'
import { foldUsernames } from './fold-usernames.ts'

const FOLDER = new URL('src/server/db/migrations/', PROJECT)
/** Arbitrary, but the same in every process. */
const MIGRATION_LOCK = 357_016_019
/** Code that runs after a migration's SQL, in the same transaction; by the migration's file name. */
export type DataSteps = Readonly<Record<string, (tx: Db) => Promise<void>>>
const DATA_STEPS: DataSteps = { '0008-folded-usernames.sql': foldUsernames }

/**
 * Runs each new file of migrations/ in order, each in its own transaction. Concurrent processes wait for each other,
 * without a limit.
 *
 * @param steps data steps that need more than the database
 * @returns the names of the files that were run
 */
export function migrate(database: Database, steps: DataSteps): Promise<string[]> {
  return database.withoutTimeouts((db) => runMigrations(db, { ...DATA_STEPS, ...steps }))
}

/** The names of all files of migrations/, in order. */
export const listMigrations = async (): Promise<string[]> =>
  (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()

async function runMigrations(db: Db, steps: DataSteps): Promise<string[]> {
  const applied = await listApplied(db)
  const files = (await listMigrations()).filter((name) => !applied.has(name))
  const ran: string[] = []
  for (const name of files) {
    const statements = await readFile(new URL(name, FOLDER), 'utf8')
    await db.transaction(async (tx) => {
      // The role or the database may have its own time-outs.
      await tx.execute(sql`set local statement_timeout = 0`)
      await tx.execute(sql`set local lock_timeout = 0`)
      await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
      await tx.execute(
        sql`create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())`,
      )
      const applied = (await tx.execute(sql`select 1 from migrations where name = ${name}`)) as { rows: unknown[] }
      if (applied.rows.length > 0) return
      for (const statement of splitStatements(statements)) await tx.execute(sql.raw(statement))
      await steps[name]?.(tx)
      await tx.execute(sql`insert into migrations (name) values (${name})`)
      ran.push(name)
    })
  }
  return ran
}

/** Most starts have nothing to migrate, and a transaction for each file took most of their time. */
async function listApplied(db: Db): Promise<Set<string>> {
  const table = (await db.execute(sql`select to_regclass('migrations') as name`)) as unknown as {
    rows: { name: string | null }[]
  }
  if (!table.rows[0]?.name) return new Set()
  const { rows } = (await db.execute(sql`select name from migrations`)) as unknown as { rows: { name: string }[] }
  return new Set(rows.map(({ name }) => name))
}

/** PGlite's extended protocol takes one statement at a time; function bodies keep their semicolons between `$$`. */
export function splitStatements(text: string): string[] {
  const bare = text.replace(/^\s*--.*$/gm, '')
  const parts = bare.match(/(?:\$\$[\s\S]*?\$\$|[^;])+/g) ?? []
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}
