import { statfs } from 'node:fs/promises'
import { findLastBackup } from '../backup/last-backup.ts'
import type { Config } from '../config.ts'
import { type Finding, ok, unsafe, warning } from './finding.ts'

const HOUR_MS = 3_600_000
const WARN_HOURS = 26
const UNSAFE_HOURS = 72
const MB = 1024 * 1024
const ROOMY_MB = 2048

export async function checkDisk(folder: string, { freeDiskBytes }: Pick<Config, 'freeDiskBytes'>): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder)
  const free = Math.floor((bavail * bsize) / MB)
  if (bavail * bsize < freeDiskBytes)
    return unsafe('disk', `${free} MB are free at ${folder}: the shop stops. Make room.`)
  return free < ROOMY_MB
    ? warning('disk', `${free} MB are free at ${folder}: make room soon.`)
    : ok('disk', `${free} MB are free at ${folder}.`)
}

export async function checkBackups(config: Pick<Config, 'backupFolder' | 'backupPassphraseFile'>, now: Date) {
  return [await checkAge(config, now), checkEncryption(config)]
}

async function checkAge({ backupFolder }: Pick<Config, 'backupFolder'>, now: Date): Promise<Finding> {
  const last = await findLastBackup(backupFolder)
  if (last === null)
    return unsafe('backup', `No backup is noted in ${backupFolder}. Run npm run backup every day, by cron or a timer.`)
  const hours = Math.round((now.valueOf() - Date.parse(last.takenAt)) / HOUR_MS)
  const says = `The last backup is ${hours} hours old (${last.file}).`
  if (hours > UNSAFE_HOURS) return unsafe('backup', `${says} Find out why, and run npm run backup.`)
  return hours > WARN_HOURS ? warning('backup', `${says} There should be one every day.`) : ok('backup', says)
}

const checkEncryption = ({ backupPassphraseFile }: Pick<Config, 'backupPassphraseFile'>): Finding =>
  backupPassphraseFile === undefined
    ? warning(
        'backup encryption',
        'Backups are not encrypted: set BACKUP_PASSPHRASE_FILE before they leave the machine.',
      )
    : ok('backup encryption', 'Backups are encrypted. Keep the passphrase apart from them.')
