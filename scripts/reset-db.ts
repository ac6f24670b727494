import { rmSync } from 'node:fs'
import { readConfig } from '../src/server/config.ts'
import { connect } from '../src/server/db/connect.ts'

/** Forgets everything the development database holds, and the letters written from it; the next start migrates and sows it anew. */
const config = readConfig()
if (config.isProduction) throw new Error('a production database is not reset')
const database = await connect({ url: config.databaseUrl, folder: config.dataFolder })
if (database.kind === 'postgres')
  await database.execute('drop schema if exists pgboss cascade; drop schema public cascade; create schema public')
await database.close()
if (database.kind === 'pglite') rmSync(config.dataFolder, { recursive: true, force: true })
rmSync(config.mailFolder, { recursive: true, force: true })
console.log('The database is empty. `npm start` fills it again.')
