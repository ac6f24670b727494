import { parseArgs } from 'node:util'
import { backUp } from '../src/server/backup/back-up.ts'
import { BackupError } from '../src/server/backup/backup-error.ts'
import { exitOnBackupError } from '../src/server/backup/exit-on-backup-error.ts'
import { readPassphrase } from '../src/server/backup/passphrase.ts'
import { readConfig } from '../src/server/config.ts'

/** `npm run backup` backs the shop up while it runs. */
const config = readConfig()
try {
  const keep = readKeep()
  const passphrase = await readPassphrase(config)
  const { databaseUrl: url, dataFolder, backupFolder: folder } = config
  const source = url === undefined ? { dataFolder } : { url, env: process.env }
  const { file, bytes, manifest } = await backUp(source, { folder, passphrase, keep, now: new Date() })
  const rows = manifest.stored.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${file}: ${manifest.stored.tables.length} tables, ${rows} rows, ${Math.ceil(bytes / 1024)} kB`)
  if (passphrase === null)
    console.log('It is not encrypted and holds customers’ data and the secret of cookies: see BACKUP_PASSPHRASE_FILE.')
  const where = config.vaultKeys === undefined ? config.vaultKeyFile : 'VAULT_KEYS'
  console.log(`The vault’s key is not in it (${where}): without a copy kept apart, prescriptions cannot be read.`)
} catch (error) {
  exitOnBackupError(error)
}

function readKeep(): number | null {
  try {
    const { keep } = parseArgs({ options: { keep: { type: 'string' } } }).values
    if (keep === undefined) return null
    if (/^[1-9]\d{0,3}$/.test(keep)) return Number(keep)
  } catch {}
  throw new BackupError('usage: npm run backup -- [--keep N]   N: how many backups remain in BACKUP_FOLDER')
}
