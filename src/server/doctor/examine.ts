import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { copyOfFolder } from '../backup/folder-copies.ts'
import { listTables } from '../backup/stored-tables.ts'
import type { Config } from '../config.ts'
import { connect, type Database } from '../db/connect.ts'
import { listOpenChecks } from '../launch-checks.ts'
import { moneyLaunchChecks } from '../money-launch-checks.ts'
import { openSettings } from '../settings/settings.ts'
import { checkConfig } from './check-config.ts'
import { checkDatabase } from './check-database.ts'
import { checkBackups, checkDisk } from './check-machine.ts'
import { checkMail } from './check-mail.ts'
import { type Finding, ok, unsafe, warning } from './finding.ts'

const EMPTY = 'The database holds no shop yet: start the shop once.'

/** Everything that makes a production shop unsafe, or soon will. Changes nothing. */
export async function examine(config: Config, clock: () => Date = () => new Date()): Promise<Finding[]> {
  const [mail, disk, backups, database] = await Promise.all([
    checkMail(config),
    checkDisk(dirname(config.dataFolder), config).catch(({ message }: Error) => unsafe('disk', `${message}.`)),
    checkBackups(config, clock()),
    inDatabase(config, async (open) => {
      if ((await listTables(open.db)).length === 0) return [unsafe('database', EMPTY)]
      return [...(await checkDatabase(open, config, clock)), ...(await checkLaunch(open, config, clock))]
    }).catch((error: unknown) => [unsafe('database', `The database cannot be read: ${causeOf(error)}.`)]),
  ])
  return [...checkConfig(config), mail, disk, ...backups, ...database]
}

/** What the driver said, without the query. A connection that was refused at several addresses has no message. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause !== undefined) return causeOf(error.cause)
  return error.message || ('code' in error ? String(error.code) : error.name)
}

/** A folder that a running shop has open is examined as a copy. */
async function inDatabase<T>(config: Config, work: (open: Database) => Promise<T>): Promise<T> {
  const { databaseUrl: url, databaseTimeouts: timeouts } = config
  const folder = url === undefined ? await copyOfFolder(config.dataFolder) : null
  try {
    const database = await connect({ url, folder, poolSize: 2, timeouts })
    return await work(database).finally(database.close)
  } finally {
    if (folder !== null) await rm(folder, { recursive: true, force: true })
  }
}

async function checkLaunch(database: Database, config: Config, clock: () => Date): Promise<Finding[]> {
  const settings = await openSettings(database, { rereadMs: config.catalogueRereadMs, onError: () => {} })
  try {
    const shop = { settings, config, db: database.db, clock }
    const open = await listOpenChecks(shop, moneyLaunchChecks(shop))
    if (open.length === 0) return [ok('launch', 'Nothing of docs/before-you-launch.md is open.')]
    return open.map((name) =>
      warning('launch', `Before you launch: ${name} is missing. See docs/before-you-launch.md.`),
    )
  } finally {
    await settings.close()
  }
}
