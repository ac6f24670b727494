import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { connect, type Db } from '../db/connect.ts'
import { BackupError } from './backup-error.ts'
import { backupContent, type Manifest } from './backup-file.ts'
import { copyOfFolder } from './folder-copies.ts'
import { deleteOldBackups, noteBackup } from './last-backup.ts'
import { type PostgresTools, startTool } from './postgres-tools.ts'
import { writeSealed } from './sealed-file.ts'
import { describeStored, rowsOf } from './stored-tables.ts'

export interface BackupRequest {
  /** Of backups; made if missing. */
  folder: string
  /** Null: not encrypted. */
  passphrase: string | null
  /** How many backups remain in the folder; null: all. */
  keep: number | null
  now: Date
}

export type BackupSource = { dataFolder: string } | PostgresTools

export interface Backup {
  file: string
  bytes: number
  manifest: Manifest
}

/**
 * Backs up one state of a database, while the shop runs. PGlite's copy is opened before it is packed; of PostgreSQL, the
 * archive and the manifest are of one snapshot.
 *
 * @throws BackupError
 */
export async function backUp(source: BackupSource, { folder, passphrase, keep, now }: BackupRequest): Promise<Backup> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `shop-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`)
  const store = async (manifest: Manifest, data: AsyncIterable<Uint8Array>): Promise<Backup> => {
    const bytes = await writeSealed(file, passphrase, backupContent(manifest, data))
    return { file, bytes, manifest }
  }
  const backup =
    'url' in source ? await backUpPostgres(source, now, store) : await backUpFolder(source.dataFolder, now, store)
  await noteBackup(folder, { file, takenAt: now.toISOString(), bytes: backup.bytes })
  if (keep !== null) await deleteOldBackups(folder, keep)
  return backup
}

type Store = (manifest: Manifest, data: AsyncIterable<Uint8Array>) => Promise<Backup>

async function backUpFolder(dataFolder: string, now: Date, store: Store): Promise<Backup> {
  const copy = await copyOfFolder(dataFolder)
  try {
    const database = await connect({ url: undefined, folder: copy })
    const manifest = await database.db.transaction((tx) => manifestOf(tx, 'pglite', now)).finally(database.close)
    const { PGlite } = await import('@electric-sql/pglite')
    const lite = await PGlite.create(copy)
    const packed = await lite.dumpDataDir('gzip').finally(() => lite.close())
    return await store(manifest, packed.stream())
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

async function backUpPostgres(tools: PostgresTools, now: Date, store: Store): Promise<Backup> {
  const database = await connect({ url: tools.url, folder: null, poolSize: 1 })
  const inSnapshot = async (tx: Db) => {
    const [row] = await rowsOf<{ snapshot: string }>(tx, sql`select pg_export_snapshot() as snapshot`)
    const manifest = await manifestOf(tx, 'postgres', now)
    const options = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${row?.snapshot}`]
    const dump = startTool(tools, 'pg_dump', options)
    return store(manifest, untilEnded(dump))
  }
  try {
    return await database.db.transaction(inSnapshot, { isolationLevel: 'repeatable read', accessMode: 'read only' })
  } finally {
    await database.close()
  }
}

/** What a program writes; rejects where it fails, even after its last byte. */
async function* untilEnded({ stdout, ended }: ReturnType<typeof startTool>): AsyncGenerator<Uint8Array> {
  yield* stdout
  await ended
}

async function manifestOf(tx: Db, kind: Manifest['kind'], now: Date): Promise<Manifest> {
  const [shop] = await rowsOf<{ found: string | null }>(tx, sql`select to_regclass('migrations')::text as found`)
  if (!shop?.found) throw new BackupError('there is nothing to back up: the database holds no shop')
  const names = async (table: string) => {
    const rows = await rowsOf<{ name: string }>(tx, sql.raw(`select name from ${table} order by name`))
    return rows.map(({ name }) => name)
  }
  const [row] = await rowsOf<{ version: string }>(tx, sql`select current_setting('server_version_num') as version`)
  return {
    kind,
    takenAt: now.toISOString(),
    majorVersion: Math.floor(Number(row?.version) / 10_000),
    migrations: await names('migrations'),
    vaultKeys: await names('vault_keys'),
    stored: await describeStored(tx),
  }
}
