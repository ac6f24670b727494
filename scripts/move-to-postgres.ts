import { exitOnBackupError } from '../src/server/backup/exit-on-backup-error.ts'
import { moveRows, prepareTarget } from '../src/server/backup/move-to-postgres.ts'
import { type Config, readConfig } from '../src/server/config.ts'
import { connect } from '../src/server/db/connect.ts'
import { openDatabase } from '../src/server/open-shop.ts'

/** `npm run move-to-postgres` moves the shop from DATA_FOLDER to the empty database of DATABASE_URL. */
const config: Config = { ...readConfig(), seedsDemoData: false, logLevel: 'warn' }
const { databaseUrl: url, dataFolder } = config
if (url === undefined) {
  console.error('Set DATABASE_URL to an empty database. The shop moves there from DATA_FOLDER.')
  process.exit(2)
}

const source = await openDatabase({ ...config, databaseUrl: undefined }).catch(exitOnBackupError)
try {
  const empty = await connect({ url, folder: null, poolSize: 1 })
  await prepareTarget(empty).finally(empty.close)
  const target = await openDatabase(config)
  const { tables, sequences } = await moveRows(source.database, target.database).finally(target.close)
  for (const { name, rows, checksum } of tables) console.log(`${name}  ${rows} rows  ${checksum}`)
  console.log(`${tables.length} tables and ${sequences.length} sequences are the same on both sides.`)
  console.log(`Start the shop with DATABASE_URL. ${dataFolder} is as it was; delete it once all is well.`)
} catch (error) {
  exitOnBackupError(error)
} finally {
  await source.close()
}
