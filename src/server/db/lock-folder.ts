import { mkdirSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DataFolderError } from './data-folder.ts'

/** In the folder itself, since that is what two containers share. PostgreSQL ignores it. */
export const LOCK_FILE = 'shop.lock'
const BUSY = 5
const NOT_A_DATABASE = 26
/** Keeps a reference: a garbage-collected handle would be closed and its lock lost. */
const openLocks = new Set<DatabaseSync>()

/**
 * Locks a PGlite data folder for this process: two processes on one folder would silently diverge. The lock is an
 * exclusive transaction on an empty SQLite database, that is, a file lock of the operating system: it works across
 * containers and ends with the process. Node has no file locks of its own. POSIX file locks end when the process closes
 * any handle on the file, so nothing else may open it meanwhile.
 * @returns releases the folder
 * @throws DataFolderError when another process has locked it, or it is not writable
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, LOCK_FILE)
  try {
    mkdirSync(folder, { recursive: true })
    return acquireLock(file)
  } catch (error) {
    const { errcode, code, message } = error as { errcode?: number; code?: string; message?: string }
    if (errcode === BUSY) throw new DataFolderError(folder, 'another process has it open', { remedy: 'close' })
    const isFile = code === 'EEXIST' || code === 'ENOTDIR'
    const problem = isFile ? 'a file is in its place' : `it cannot be written (${message})`
    throw new DataFolderError(folder, problem, { cause: error, remedy: isFile ? 'restore' : 'permit' })
  }
}

function acquireLock(file: string): () => void {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    begin(database, file)
  } catch (error) {
    database.close()
    throw error
  }
  openLocks.add(database)
  return () => {
    if (openLocks.delete(database)) database.close()
  }
}

/** Any other content in the lock file is not a lock. Emptying it releases nobody's lock. */
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
