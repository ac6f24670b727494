import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { DestinationStream, Logger } from 'pino'
import { hashPassword, passwordQueue } from './account/password.ts'
import { openCatalogue } from './catalog-index/catalogue.ts'
import type { Config } from './config.ts'
import { createReadyCheck } from './db/check-ready.ts'
import { type Connection, connect, type Database, type Db } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { settings } from './db/schema.ts'
import { seedDemoData } from './db/seed/seed.ts'
import { readImageManifest } from './images/image-manifest.ts'
import { createLocalLimits } from './limits/local-limits.ts'
import { createLog } from './log/create-log.ts'
import type { Shop } from './shop.ts'

export interface OpenShop {
  shop: Shop
  database: Database
  close(): Promise<void>
}

interface Overrides extends Partial<Connection> {
  clock?: () => Date
  assets?: string
  logTo?: DestinationStream
}

/**
 * Connects, migrates, seeds a database that is still empty, and reads the catalogue.
 *
 * @param overrides for tests
 * @throws DataFolderError where PGlite's folder cannot be used
 */
export async function openShop(config: Config, overrides: Overrides = {}): Promise<OpenShop> {
  const { clock = () => new Date(), assets, logTo, ...connection } = overrides
  const log = createLog(config.logLevel, logTo)
  passwordQueue.configure({ concurrency: config.passwordHashes, longestQueue: config.passwordQueue })
  const database = await openDatabase(config, log, connection)
  try {
    const images = await readImageManifest(assets)
    const cookieSecret = config.cookieSecret ?? (await getCookieSecret(database.db))
    const catalogue = await openCatalogue(database, images.variants, {
      rereadMs: config.catalogueRereadMs,
      onError: (err, retryInMs) => log.error({ err, retryInMs }, 'reading the catalogue failed; it is tried again'),
    })
    const localLimits = createLocalLimits()
    const checkReady = readyCheck(config, database)
    const shop: Shop = {
      db: database.db,
      catalogue,
      images,
      config,
      cookieSecret,
      checkReady,
      clock,
      log,
      localLimits,
    }
    const close = async () => {
      await catalogue.close()
      await database.close()
    }
    return { shop, database, close }
  } catch (error) {
    await database.close()
    throw error
  }
}

/**
 * Connects, migrates, and seeds a database that is still empty.
 *
 * @throws DataFolderError where PGlite's folder cannot be used
 */
export async function openDatabase(
  config: Config,
  log: Logger = createLog(config.logLevel),
  overrides: Partial<Connection> = {},
): Promise<Database> {
  const database = await connect({
    url: config.databaseUrl,
    folder: config.dataFolder,
    poolSize: config.databasePool,
    timeouts: config.databaseTimeouts,
    ...overrides,
  })
  try {
    const migrations = await migrate(database)
    if (migrations.length > 0) log.info({ migrations }, 'migrated the database')
    if (config.seedsDemoData && (await seed(database))) log.info('seeded the demo data')
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Concurrent processes wait for one another, as in migrations. */
const seed = (database: Database) => database.withoutTimeouts((db) => seedDemoData(db, hashPassword))

function readyCheck(config: Config, database: Database): Shop['checkReady'] {
  const mailFolder = config.smtpUrl === undefined ? config.mailFolder : null
  return createReadyCheck(database, {
    folders: [database.folder, mailFolder].filter((folder) => folder !== null),
    freeDiskBytes: config.freeDiskBytes,
    timeoutMs: config.readyTimeoutMs,
  })
}

/** Shared by all processes of one database; the first one creates it. */
async function getCookieSecret(db: Db): Promise<string> {
  const key = 'cookie_secret'
  await db
    .insert(settings)
    .values({ key, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.key, key))
  if (row === undefined) throw new Error('the cookie secret was not stored')
  return row.value
}
