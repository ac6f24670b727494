import { sql } from 'drizzle-orm'
import type { Database, Db } from '../db/connect.ts'
import { BackupError } from './backup-error.ts'
import { describeStored, differences, listTables, rowsOf, type Stored, TEXT_FORMATS } from './stored-tables.ts'

/** Says in the target that a move began; it goes when the move is committed. */
const MARK = 'shop_is_moving'
const ROWS_AT_A_TIME = 1000
/** Of tables with files in them. */
const FILES_AT_A_TIME = 8

/**
 * Empties what an interrupted move has left, and marks the target as one.
 *
 * @throws BackupError where it has tables that no move has left
 */
export async function prepareTarget(target: Database): Promise<void> {
  const [mark] = await rowsOf(target.db, sql`select 1 from pg_namespace where nspname = ${MARK}`)
  if (mark === undefined && (await listTables(target.db)).length > 0)
    throw new BackupError('the database of DATABASE_URL is not empty: a shop is moved to an empty one only')
  await target.execute(`create schema if not exists ${MARK};
    drop schema if exists pgboss cascade; drop schema public cascade; create schema public`)
}

/**
 * Copies all rows and the state of all sequences into a target of the same migrations, in one transaction that ends with
 * comparing both sides.
 *
 * @throws BackupError where they differ
 */
export async function moveRows(source: Database, target: Database): Promise<Stored> {
  return source.db.transaction(
    (from) =>
      target.withoutTimeouts((db) =>
        db.transaction(async (to) => {
          await takePartitions(from, to)
          await assertSameTables(from, to)
          for (const format of TEXT_FORMATS) {
            await from.execute(sql.raw(format))
            await to.execute(sql.raw(format))
          }
          await copyAll(from, to)
          const stored = await describeStored(from)
          await setSequences(to, stored)
          const different = differences(stored, await describeStored(to))
          if (different.length > 0) throw new BackupError(`the moved data differ: ${different.join('; ')}`)
          await to.execute(sql.raw(`drop schema ${MARK}`))
          return stored
        }),
      ),
    { isolationLevel: 'repeatable read' },
  )
}

interface Columns {
  table: string
  all: string
  /** Without those that the database computes. */
  stored: string
  hasFiles: boolean
}

interface Partition {
  name: string
  parent: string
  bounds: string
}

/** The job queue keeps its statistics in a table for each day. The target gets the days of the source instead of its own. */
async function takePartitions(from: Db, to: Db): Promise<void> {
  const [theirs, ours] = [await listPartitions(to), await listPartitions(from)]
  for (const { name } of theirs) await to.execute(sql.raw(`drop table ${name}`))
  for (const { name, parent, bounds } of ours)
    await to.execute(sql.raw(`create table ${name} partition of ${parent} ${bounds}`))
}

const listPartitions = (db: Db): Promise<Partition[]> =>
  rowsOf<Partition>(
    db,
    sql`select format('%I.%I', nspname, c.relname) as name, pg_get_expr(c.relpartbound, c.oid) as bounds,
          format('%I.%I', nspname, parent.relname) as parent
        from pg_class c join pg_inherits on inhrelid = c.oid join pg_class parent on parent.oid = inhparent
          join pg_namespace n on n.oid = c.relnamespace
        where c.relispartition and parent.relname = 'queue_stats' and nspname = 'pgboss' order by 1`,
  )

async function assertSameTables(from: Db, to: Db): Promise<void> {
  const [ours, theirs] = [await listColumns(from), await listColumns(to)]
  const known = new Map(theirs.map(({ table, all }) => [table, all]))
  const different = ours.filter(({ table, all }) => known.get(table) !== all).map(({ table }) => table)
  const missing = theirs.filter(({ table }) => !ours.some((one) => one.table === table)).map(({ table }) => table)
  const all = [...different, ...missing]
  if (all.length > 0) throw new BackupError(`these tables are not the same on both sides: ${all.join(', ')}`)
}

const listColumns = (db: Db): Promise<Columns[]> =>
  rowsOf<Columns>(
    db,
    sql`select format('%I.%I', nspname, relname) as table,
          string_agg(format('%I %s', attname, format_type(atttypid, atttypmod)), ', ' order by attnum) as all,
          string_agg(quote_ident(attname), ', ' order by attnum) filter (where attgenerated = '') as stored,
          bool_or(atttypid = 'bytea'::regtype) as "hasFiles"
        from pg_attribute join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace
        where relkind = 'r' and attnum > 0 and not attisdropped
          and nspname !~ '^pg_' and nspname <> 'information_schema'
        group by nspname, relname order by 1`,
  )

/** Triggers would count, refuse and note the rows again: what they did is among the rows. */
async function copyAll(from: Db, to: Db): Promise<void> {
  const columns = await listColumns(to)
  const tables = columns.map(({ table }) => table)
  const keys = await rowsOf<{ table: string; name: string; definition: string }>(
    to,
    sql`select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
        from pg_constraint where contype = 'f' and conparentid = 0
          and connamespace in (select oid from pg_namespace where nspname !~ '^pg_')`,
  )
  for (const { table, name } of keys) await to.execute(sql.raw(`alter table ${table} drop constraint ${name}`))
  for (const table of tables) await to.execute(sql.raw(`alter table ${table} disable trigger user`))
  await to.execute(sql.raw(`truncate ${tables.join(', ')}`))
  for (const one of columns) await copyTable(from, to, one)
  for (const table of tables) await to.execute(sql.raw(`alter table ${table} enable trigger user`))
  // Adding them again checks every row.
  for (const { table, name, definition } of keys)
    await to.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`))
}

async function copyTable(from: Db, to: Db, { table, stored, hasFiles }: Columns): Promise<void> {
  const size = hasFiles ? FILES_AT_A_TIME : ROWS_AT_A_TIME
  await from.execute(sql.raw(`declare moved cursor for select stored_row::text as row from ${table} stored_row`))
  for (;;) {
    const batch = await rowsOf<{ row: string }>(from, sql.raw(`fetch ${size} from moved`))
    if (batch.length === 0) break
    const rows = sql.param(batch.map(({ row }) => row))
    await to.execute(
      sql`insert into ${sql.raw(`${table} (${stored})`)} overriding system value
          select ${sql.raw(stored)} from unnest(${rows}::${sql.raw(table)}[])`,
    )
  }
  await from.execute(sql.raw('close moved'))
}

async function setSequences(to: Db, { sequences }: Stored): Promise<void> {
  for (const { name, lastValue, isCalled } of sequences)
    await to.execute(sql`select setval(${name}::regclass, ${lastValue}::bigint, ${isCalled})`)
}
