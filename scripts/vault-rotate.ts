import { readConfig } from '../src/server/config.ts'
import { exitOnDataFolderError } from '../src/server/db/data-folder.ts'
import { openDatabase } from '../src/server/open-shop.ts'
import { rotateKeys } from '../src/server/vault/rotate-keys.ts'
import { openVaultKeys } from '../src/server/vault/vault-keys.ts'

const config = { ...readConfig(), logLevel: 'warn' as const }
const { database, close } = await openDatabase(config).catch(exitOnDataFolderError)
try {
  const vault = await openVaultKeys(config, database.db)
  const { records, damaged, retired } = await rotateKeys({ db: database.db, vault, clock: () => new Date() })
  console.log(`${records} records are now encrypted by the key ${vault.current.name}.`)
  if (damaged.length > 0) {
    console.error(`${damaged.length} records do not decrypt and keep their key: ${damaged.join(', ')}`)
    process.exitCode = 1
  }
  if (retired.length > 0) console.log(`No record needs these any more: ${retired.join(', ')}.`)
} finally {
  await close()
}
