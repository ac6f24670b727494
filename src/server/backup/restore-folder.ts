import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { PGlite } from '@electric-sql/pglite'
import { connect } from '../db/connect.ts'
import { LOCK_FILE, lockFolder } from '../db/lock-folder.ts'
import { BackupError } from './backup-error.ts'
import type { Manifest } from './backup-file.ts'
import { describeStored, differences } from './stored-tables.ts'

interface Content {
  data: AsyncIterable<Uint8Array>
  replaces: boolean
}

/**
 * Restores into a new folder, which takes the place of the old one once every table was compared.
 *
 * @returns where the old folder is kept; null if there was none
 */
export async function restoreFolder(
  dataFolder: string,
  manifest: Manifest,
  { data, replaces }: Content,
): Promise<string | null> {
  const folder = resolve(dataFolder)
  const unlock = lockFolder(folder)
  try {
    const isFilled = (await readdir(folder)).some((name) => name !== LOCK_FILE)
    if (isFilled && !replaces)
      throw new BackupError(`${folder} is not empty: give --replace to put the backup in its place`)
    const restoring = await mkdtemp(`${folder}-restoring-`)
    try {
      await unpack(restoring, manifest, data)
      return await swap({ folder, restoring, isFilled })
    } finally {
      await rm(restoring, { recursive: true, force: true })
    }
  } finally {
    unlock()
  }
}

async function unpack(folder: string, manifest: Manifest, data: AsyncIterable<Uint8Array>): Promise<void> {
  const packed = new Blob([new Uint8Array(await buffer(data))], { type: 'application/x-gzip' })
  const lite = await PGlite.create({ dataDir: folder, loadDataDir: packed }).catch((error) => {
    const version = `PostgreSQL ${manifest.majorVersion}`
    throw new BackupError(`the backup does not open: it needs a PGlite of ${version}`, error)
  })
  await lite.close()
  const database = await connect({ url: undefined, folder })
  const found = await database.db.transaction(describeStored).finally(database.close)
  const different = differences(manifest.stored, found)
  if (different.length > 0) throw new BackupError(`the restored data differ: ${different.join('; ')}`)
}

/** The lock of the old folder goes with it; between the two renames nothing has the name. */
async function swap({ folder, restoring, isFilled }: { folder: string; restoring: string; isFilled: boolean }) {
  const kept = `${folder}-replaced-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`
  if (existsSync(kept)) throw new BackupError(`${kept} exists already`)
  await rename(folder, kept).catch((error) => {
    const place = `${basename(folder)} in ${dirname(folder)}`
    throw new BackupError(`${place} cannot be renamed; where it is a mount point, mount its parent folder`, error)
  })
  await rename(restoring, folder)
  if (isFilled) return kept
  await rm(kept, { recursive: true })
  return null
}
