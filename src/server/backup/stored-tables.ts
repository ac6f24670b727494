import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'

const fingerprint = z.object({
  name: z.string(),
  rows: z.number(),
  /** Of the texts of all rows, in any order. */
  checksum: z.string(),
})
const sequence = z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })

/** Every table and sequence of a database, the job queue's too: what two copies of it have in common. */
export const storedSchema = z.object({ tables: z.array(fingerprint), sequences: z.array(sequence) })
export type Stored = z.output<typeof storedSchema>

/** How values are written as text. Rows are compared and moved as text, so both sides must write alike. */
export const TEXT_FORMATS = [
  "set local datestyle = 'ISO, MDY'",
  "set local intervalstyle = 'postgres'",
  "set local timezone = 'UTC'",
  'set local extra_float_digits = 1',
  "set local bytea_output = 'hex'",
]

/** Counts and checks all rows. Call it in a transaction that sees one state of the database. */
export async function describeStored(tx: Db): Promise<Stored> {
  for (const format of TEXT_FORMATS) await tx.execute(sql.raw(format))
  const stored: Stored = { tables: [], sequences: [] }
  for (const name of await listTables(tx)) {
    const [row] = await rowsOf<{ rows: string; checksum: string }>(tx, sql.raw(fingerprintQuery(name)))
    stored.tables.push({ name, rows: Number(row?.rows ?? 0), checksum: row?.checksum ?? '' })
  }
  for (const name of await listSequences(tx)) {
    const query = sql.raw(`select last_value::text as "lastValue", is_called as "isCalled" from ${name}`)
    const [row] = await rowsOf<{ lastValue: string; isCalled: boolean }>(tx, query)
    if (row) stored.sequences.push({ name, ...row })
  }
  return stored
}

/** The sum of 128-bit hashes of all rows, so that their order does not matter and nothing is sorted. */
export const fingerprintQuery = (table: string): string => `
  select count(*)::text as rows,
    coalesce(sum(('x' || substr(hash, 1, 16))::bit(64)::bigint::numeric), 0) || '/' ||
    coalesce(sum(('x' || substr(hash, 17, 16))::bit(64)::bigint::numeric), 0) as checksum
  from (select md5(stored_row::text) as hash from ${table} stored_row) hashed`

/** Their quoted names with the schema, in a fixed order. */
export const listTables = (db: Db): Promise<string[]> => listRelations(db, 'r')

const listSequences = (db: Db): Promise<string[]> => listRelations(db, 'S')

async function listRelations(db: Db, kind: 'r' | 'S'): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace n on n.oid = relnamespace
        where relkind = ${kind} and nspname !~ '^pg_' and nspname <> 'information_schema'
        order by (nspname || '.' || relname) collate "C"`,
  )
  return rows.map(({ name }) => name)
}

/** What differs between two states of a database, one line each. */
export function differences(expected: Stored, found: Stored): string[] {
  const after = new Map(found.tables.map((table) => [table.name, table]))
  const before = new Map(expected.tables.map((table) => [table.name, table]))
  const changed = expected.tables.flatMap(({ name, rows, checksum }) => {
    const now = after.get(name)
    if (now === undefined) return [`${name} is missing`]
    if (now.rows !== rows) return [`${name} has ${now.rows} rows instead of ${rows}`]
    return now.checksum === checksum ? [] : [`${name} has other contents`]
  })
  const added = found.tables.flatMap(({ name }) => (before.has(name) ? [] : [`${name} is new`]))
  return [...changed, ...added, ...sequenceDifferences(expected, found)]
}

function sequenceDifferences(expected: Stored, found: Stored): string[] {
  const after = new Map(found.sequences.map((one) => [one.name, one]))
  return expected.sequences.flatMap(({ name, lastValue, isCalled }) => {
    const now = after.get(name)
    return now?.lastValue === lastValue && now.isCalled === isCalled ? [] : [`${name} does not stand at ${lastValue}`]
  })
}

export async function rowsOf<Row>(db: Db, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows
}
