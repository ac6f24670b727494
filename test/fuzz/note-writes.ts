import type { Database } from '../../src/server/db/connect.ts'

/** What one request did to a table, by what the database committed. */
export interface Write {
  /** With its schema. */
  table: string
  act: 'INSERT' | 'UPDATE' | 'DELETE'
  /** Whether a row of the witness was changed or removed. */
  isOfWitness: boolean
}

const NOTE = `
  create schema if not exists fuzz;
  create table if not exists fuzz.writes (id bigserial primary key, name text, act text, old jsonb);
  create or replace function fuzz.note() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and old is not distinct from new then return null; end if;
    insert into fuzz.writes (name, act, old) values (
      tg_table_schema || '.' || tg_table_name ||
        case when tg_table_schema = 'pgboss' then coalesce(' of ' || (to_jsonb(new) ->> 'name'), '') else '' end, tg_op,
      case when tg_op = 'INSERT' then null else to_jsonb(old) end);
    return null;
  end $$;`

/**
 * Has the database itself note every change to a row of any table, the queue's too. Notes are part of the transaction
 * that they describe, so one that was rolled back leaves none.
 */
export async function noteWrites(database: Database, ofWitness: (old: Record<string, unknown>) => boolean) {
  await database.execute(NOTE)
  const { rows } = (await database.execute(`
    select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'pgboss')`)) as { rows: { name: string }[] }
  for (const { name } of rows) {
    await database.execute(
      `create trigger fuzz_note after insert or update or delete on ${name} for each row execute function fuzz.note()`,
    )
  }
  let last = 0
  return {
    tables: rows.length,
    /** The writes since the last call. A sequence is cheaper to ask than a table that is mostly empty. */
    async take(): Promise<Write[]> {
      const [at] = (await database.execute('select last_value::int as id from fuzz.writes_id_seq')).rows as {
        id: number
      }[]
      if (at === undefined || at.id <= last) return []
      const found = await database.execute('select name, act, old from fuzz.writes where id > $1', [last])
      last = at.id
      const notes = found.rows as { name: string; act: Write['act']; old: Record<string, unknown> | null }[]
      return notes.map(({ name, act, old }) => ({ table: name, act, isOfWitness: old !== null && ofWitness(old) }))
    },
    async forget(): Promise<void> {
      await database.execute('truncate fuzz.writes')
    },
  }
}
