import { sql } from 'drizzle-orm'
import type { Db } from '../../src/server/db/connect.ts'

/** All rows of all tables, the job queue's too, as one text; by the name of the table. */
export async function everythingStored(db: Db): Promise<Map<string, string>> {
  const { rows: tables } = (await db.execute(sql`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`)) as unknown as {
    rows: { name: string }[]
  }
  const stored = new Map<string, string>()
  for (const { name } of tables) {
    const { rows } = (await db.execute(
      sql`select coalesce(string_agg(t::text, e'\n'), '') as text from ${sql.raw(name)} t`,
    )) as unknown as { rows: { text: string }[] }
    stored.set(name, rows[0]?.text ?? '')
  }
  return stored
}

/** The tables that hold any of some texts, whatever their case. */
export async function tablesThatHold(db: Db, texts: readonly string[]): Promise<string[]> {
  const stored = await everythingStored(db)
  return [...stored].flatMap(([name, text]) => {
    const lower = text.toLowerCase()
    const found = texts.filter((one) => lower.includes(one.toLowerCase()))
    return found.length > 0 ? [`${name}: ${found.join(', ')}`] : []
  })
}
