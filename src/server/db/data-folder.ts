import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The size of `pg_control` in every version of PostgreSQL. */
const CONTROL_FILE_BYTES = 8192
/** Files of a new volume, or of the shop itself, in a folder without a database. */
const IGNORED = /^(shop\.lock|lost\+found|\..*)$/

const REMEDIES = {
  restore: 'Restore a backup of the folder, or run `npm run reset-db`, which deletes everything in it.',
  permit: 'Let the user who runs the shop read and write it, and see that its disk is not full or read-only.',
  close: 'Close the other one first. A busy shop of several processes needs PostgreSQL (DATABASE_URL).',
}

/** Why PGlite's data folder cannot be used and how to fix it, for the operator. */
export class DataFolderError extends Error {
  constructor(folder: string, problem: string, more: { cause?: unknown; remedy?: keyof typeof REMEDIES } = {}) {
    super(`the data folder ${folder} cannot be used: ${problem}. ${REMEDIES[more.remedy ?? 'restore']}`, {
      cause: more.cause,
    })
    this.name = 'DataFolderError'
  }
}

/**
 * Rejects a folder that has files but no complete database: PGlite would initialise a new one over the remains.
 * @throws DataFolderError
 */
export function assertUsableFolder(folder: string): void {
  const names = readdirSync(folder).filter((name) => !IGNORED.test(name))
  if (names.length === 0) return
  if (!names.includes('PG_VERSION')) throw new DataFolderError(folder, 'it has files but no PG_VERSION')
  if (!/^\d+\s*$/.test(readText(folder, 'PG_VERSION'))) throw new DataFolderError(folder, 'its PG_VERSION is damaged')
  const control = statSync(join(folder, 'global', 'pg_control'), { throwIfNoEntry: false })
  if (control === undefined) throw new DataFolderError(folder, 'its file global/pg_control is missing')
  if (control.size !== CONTROL_FILE_BYTES) throw new DataFolderError(folder, 'its file global/pg_control is damaged')
}

function readText(folder: string, name: string): string {
  try {
    return readFileSync(join(folder, name), 'utf8')
  } catch (error) {
    throw new DataFolderError(folder, `${name} cannot be read`, { cause: error, remedy: 'permit' })
  }
}

/** Prints a data folder error and exits the process; rethrows any other error. */
export function exitOnDataFolderError(error: unknown): never {
  if (!(error instanceof DataFolderError)) throw error
  // The console is redirected to the log; this line is for the operator.
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
