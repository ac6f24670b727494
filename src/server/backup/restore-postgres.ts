import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { connect, type Db } from '../db/connect.ts'
import { BackupError } from './backup-error.ts'
import type { Manifest } from './backup-file.ts'
import { type PostgresTools, startTool } from './postgres-tools.ts'
import { fingerprintQuery, listTables, rowsOf, TEXT_FORMATS } from './stored-tables.ts'

interface Content {
  data: AsyncIterable<Uint8Array>
  replaces: boolean
}

const PSQL = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1']

/**
 * Restores in one transaction of `psql`, which ends with comparing every table and sequence: where one differs, the
 * database is as it was.
 */
export async function restorePostgres(tools: PostgresTools, manifest: Manifest, content: Content): Promise<void> {
  await assertReplaceable(tools, content.replaces)
  const psql = startTool(tools, 'psql', [...PSQL, '--file=-'])
  psql.stdout.resume()
  const archive = startTool(tools, 'pg_restore', ['--file=-', '--no-owner', '--no-privileges'])
  try {
    await write(psql.stdin, dropSchemas())
    const fed = feed(archive.stdin, content.data)
    for await (const chunk of archive.stdout) await write(psql.stdin, chunk)
    await Promise.all([fed, archive.ended])
    await write(psql.stdin, comparison(manifest))
    psql.stdin.end()
  } catch (error) {
    // An end of the input would commit what came so far.
    psql.kill()
    // What psql refused is the cause, where it ended first.
    await psql.ended.catch((cause) => {
      if (cause instanceof BackupError && !/failed: $/.test(cause.message)) throw cause
    })
    throw error
  }
  await psql.ended
}

async function assertReplaceable({ url }: PostgresTools, replaces: boolean): Promise<void> {
  const database = await connect({ url, folder: null, poolSize: 1 })
  try {
    const tables = await listTables(database.db)
    if (tables.length > 0 && !replaces)
      throw new BackupError('the database is not empty: give --replace to put the backup in its place')
    const others = await countOthers(database.db)
    if (others > 0) throw new BackupError(`${others} other connections use the database: stop the shop first`)
  } finally {
    await database.close()
  }
}

/** Connections of the shop's user; monitoring has a user of its own. */
async function countOthers(db: Db): Promise<number> {
  const [row] = await rowsOf<{ others: number }>(
    db,
    sql`select count(*)::int as others from pg_stat_activity
        where datname = current_database() and usename = current_user and pid <> pg_backend_pid()
          and backend_type = 'client backend'`,
  )
  return row?.others ?? 0
}

const dropSchemas = () => `set client_min_messages = warning;
drop schema if exists pgboss cascade;
drop schema public cascade;
create schema public;
`

async function feed(stdin: Writable, data: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const chunk of data) await write(stdin, chunk)
  stdin.end()
}

async function write(stream: Writable, chunk: Uint8Array | string): Promise<void> {
  if (stream.destroyed) throw new BackupError('the program ended before it had read everything')
  if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), once(stream, 'close')])
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Raises an error for the first difference. */
function comparison({ stored }: Manifest): string {
  const tables = stored.tables.map(
    ({ name, rows, checksum }) => `
  select * into found from (${fingerprintQuery(name)}) fingerprint;
  if found.rows <> '${rows}' then
    raise exception 'the restored data differ: % has % rows instead of ${rows}', ${quoted(name)}, found.rows;
  elsif found.checksum <> ${quoted(checksum)} then
    raise exception 'the restored data differ: % has other contents', ${quoted(name)};
  end if;`,
  )
  // A sequence is outside of snapshots: the archive has it as it was a moment later than the manifest, further on or equal.
  const sequences = stored.sequences.map(
    ({ name, lastValue, isCalled }) => `
  if (select (last_value, is_called) < (${BigInt(lastValue)}, ${isCalled}) from ${name}) then
    raise exception 'the restored data differ: % stands before ${Number(lastValue)}', ${quoted(name)};
  end if;`,
  )
  return `;
${TEXT_FORMATS.join(';\n')};
do $compare$ declare found record; begin${tables.join('')}${sequences.join('')}
end $compare$;
`
}
