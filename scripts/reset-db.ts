import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../src/server/config.ts'
import { connect } from '../src/server/db/connect.ts'
import { LOCK_FILE, lockFolder } from '../src/server/db/lock-folder.ts'

/** Empties the development database and the mail folder; the next start migrates and seeds it again. */
const config = readConfig()
if (config.isProduction) throw new Error('a production database cannot be reset')
if (config.databaseUrl === undefined) removeFolder(config.dataFolder)
else await emptyDatabase(config.databaseUrl)
rmSync(config.mailFolder, { recursive: true, force: true })
console.log('The database is empty. `npm start` fills it again.')

/** Does not open the database, so that a damaged one can be removed too. */
function removeFolder(folder: string): void {
  if (existsSync(folder) && !statSync(folder).isDirectory()) rmSync(folder)
  const unlock = lockFolder(folder)
  for (const name of readdirSync(folder)) {
    if (name !== LOCK_FILE) rmSync(join(folder, name), { recursive: true })
  }
  unlock()
}

async function emptyDatabase(url: string): Promise<void> {
  const database = await connect({ url, folder: null })
  await database.execute('drop schema if exists pgboss cascade; drop schema public cascade; create schema public')
  await database.close()
}
