import { parseArgs } from 'node:util'
import { exitOnBackupError } from '../src/server/backup/exit-on-backup-error.ts'
import { readPassphrase } from '../src/server/backup/passphrase.ts'
import { restore } from '../src/server/backup/restore.ts'
import { type Config, readConfig } from '../src/server/config.ts'
import { openDatabase } from '../src/server/open-shop.ts'
import { openVaultKeys } from '../src/server/vault/vault-keys.ts'

/** `npm run restore -- FILE [--replace]` restores a backup and migrates it. The shop must not run. */
const { file, replaces } = readArguments()
const config: Config = { ...readConfig(), seedsDemoData: false, logLevel: 'warn' }
try {
  const { databaseUrl: url, dataFolder } = config
  const target = url === undefined ? { dataFolder } : { url, env: process.env }
  const passphrase = await readPassphrase(config)
  const { manifest, replacedFolder } = await restore(target, { file, passphrase, replaces })
  const { tables, sequences } = manifest.stored
  const what = `${tables.length} tables and ${sequences.length} sequences`
  console.log(`Restored the shop of ${manifest.takenAt}: ${what} are as they were backed up.`)
  console.log('Numbers of invoices given since would be given again: see docs/operating.md, “The database is lost”.')
  if (replacedFolder !== null) console.log(`What it replaced is in ${replacedFolder}. Delete it once all is well.`)
} catch (error) {
  exitOnBackupError(error)
}

const { database, close } = await openDatabase(config).catch(exitOnBackupError)
try {
  await openVaultKeys(config, database.db)
  console.log('The database is migrated, and the vault’s key fits.')
} catch (error) {
  console.error(`The shop cannot start yet: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  await close()
}

function readArguments() {
  try {
    const options = { replace: { type: 'boolean' } } as const
    const { positionals, values } = parseArgs({ allowPositionals: true, options })
    const [file] = positionals
    if (file !== undefined && positionals.length === 1) return { file, replaces: values.replace ?? false }
  } catch {}
  console.error('usage: npm run restore -- FILE [--replace]')
  process.exit(2)
}
