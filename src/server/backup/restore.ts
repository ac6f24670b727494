import { listMigrations } from '../db/migrate.ts'
import { BackupError } from './backup-error.ts'
import { checkBackup, type Manifest, openBackup } from './backup-file.ts'
import type { PostgresTools } from './postgres-tools.ts'
import { restoreFolder } from './restore-folder.ts'
import { restorePostgres } from './restore-postgres.ts'

export interface RestoreRequest {
  file: string
  passphrase: string | null
  /** Whether a filled database is replaced. */
  replaces: boolean
}

export interface Restored {
  manifest: Manifest
  /** Where the folder that was replaced is kept. */
  replacedFolder: string | null
}

/**
 * Restores a backup and compares every table and sequence with what was backed up. Nothing is written before the whole
 * file was read and found whole; nothing is changed where the comparison fails. The next start migrates an older backup.
 *
 * @throws BackupError
 */
export async function restore(
  target: { dataFolder: string } | PostgresTools,
  { file, passphrase, replaces }: RestoreRequest,
): Promise<Restored> {
  const manifest = await checkBackup(file, passphrase)
  await assertKnown(manifest)
  const { data } = await openBackup(file, passphrase)
  if ('url' in target) {
    assertKind(manifest, 'postgres')
    await restorePostgres(target, manifest, { data, replaces })
    return { manifest, replacedFolder: null }
  }
  assertKind(manifest, 'pglite')
  return { manifest, replacedFolder: await restoreFolder(target.dataFolder, manifest, { data, replaces }) }
}

async function assertKnown({ migrations }: Manifest): Promise<void> {
  const known = new Set(await listMigrations())
  const unknown = migrations.filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new BackupError(
      `the backup was made by a newer version of the shop (it has ${unknown.join(', ')}): install that version first`,
    )
}

function assertKind({ kind }: Manifest, wanted: Manifest['kind']): void {
  if (kind === wanted) return
  throw new BackupError(
    kind === 'pglite'
      ? 'the backup is of a PGlite folder: restore it without DATABASE_URL, then use npm run move-to-postgres'
      : 'the backup is of PostgreSQL: set DATABASE_URL',
  )
}
