import { readFile } from 'node:fs/promises'
import type { Config } from '../config.ts'
import { BackupError } from './backup-error.ts'

const MIN_LENGTH = 16

/**
 * The passphrase of backups, without the line's end.
 *
 * @returns null where backups are not encrypted
 * @throws BackupError where its file cannot be read, or it is short
 */
export async function readPassphrase({ backupPassphraseFile: file }: Pick<Config, 'backupPassphraseFile'>) {
  if (file === undefined) return null
  const passphrase = await readFile(file, 'utf8').catch((error) => {
    throw new BackupError(`the passphrase cannot be read from ${file}`, error)
  })
  const trimmed = passphrase.trim()
  if (trimmed.length < MIN_LENGTH)
    throw new BackupError(`the passphrase in ${file} is short: ${MIN_LENGTH} characters or more are needed`)
  return trimmed
}
