import { exitOnDataFolderError } from '../db/data-folder.ts'
import { BackupError } from './backup-error.ts'

/** Prints an error that the operator can mend and exits the process; rethrows any other. */
export function exitOnBackupError(error: unknown): never {
  if (!(error instanceof BackupError)) return exitOnDataFolderError(error)
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
