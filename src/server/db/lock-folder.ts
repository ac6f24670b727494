import { mkdirSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DataFolderError } from './data-folder.ts'

/** In the folder itself, since that is what two containers share. PostgreSQL does not mind it. */
export const LOCK_FILE = 'shop.lock'
/** SQLite's result codes. */
const BUSY = 5
const NOT_A_DATABASE = 26
/** Collected as garbage, a handle would be closed and its lock lost. */
const held = new Set<DatabaseSync>()

/**
 * Claims a PGlite data folder for this process: PGlite does not refuse a second process on its folder, and the two
 * would silently diverge.
 *
 * The lock is an exclusive transaction on an empty SQLite database, so it is a file lock of the operating system: it
 * holds across containers, whatever their process numbers, and ends with the process however that dies. Node has no
 * file locks of its own. POSIX file locks end as soon as this process closes any handle on the file, so nothing else
 * may open it while it is held.
 *
 * @returns gives the folder back
 * @throws DataFolderError where another process has it, or where it cannot be written
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, LOCK_FILE)
  try {
    mkdirSync(folder, { recursive: true })
    return holdLock(file)
  } catch (error) {
    const { errcode, code, message } = error as { errcode?: number; code?: string; message?: string }
    if (errcode === BUSY) throw new DataFolderError(folder, 'another process has it open', { remedy: 'close' })
    const isFile = code === 'EEXIST' || code === 'ENOTDIR'
    const problem = isFile ? 'a file stands in its place' : `it cannot be written (${message})`
    throw new DataFolderError(folder, problem, { cause: error, remedy: isFile ? 'restore' : 'permit' })
  }
}

function holdLock(file: string): () => void {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    begin(database, file)
  } catch (error) {
    database.close()
    throw error
  }
  held.add(database)
  return () => {
    if (held.delete(database)) database.close()
  }
}

/** Whatever was written into the lock file is no lock, so it is emptied: that takes no lock from anybody. */
function begin(database: DatabaseSync, file: string): void {
  const statements = 'pragma journal_mode = memory; begin exclusive'
  try {
    database.exec(statements)
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== NOT_A_DATABASE) throw error
    truncateSync(file)
    database.exec(statements)
  }
}
