import type { DestinationStream, Logger } from 'pino'
import { hashPassword, passwordQueue } from './account/password.ts'
import { fillAppointmentSearch } from './appointments/appointment-search.ts'
import { fillSearchKeys } from './catalog/product-search.ts'
import { openStockReader } from './catalog-index/stock-reader.ts'
import { openGateways } from './choose-gateways.ts'
import type { Config } from './config.ts'
import { getCookieSecret } from './cookie-secret.ts'
import { seedDemoCustomers } from './customers/seed-demo-customers.ts'
import { createReadyCheck } from './db/check-ready.ts'
import { type Connection, connect, type Database } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { openReports, type Reports, reportsOf } from './db/reports.ts'
import { seedDemoData } from './db/seed/seed.ts'
import { type ImageManifest, readImageManifest } from './images/image-manifest.ts'
import { JOBS } from './job-handlers.ts'
import { type JobQueue, openJobQueue } from './jobs/job-queue.ts'
import { createLocalLimits } from './limits/local-limits.ts'
import { createLog } from './log/create-log.ts'
import { moveToJobs } from './move-to-jobs.ts'
import { openShopCatalogue } from './open-shop-catalogue.ts'
import { fillOrderSearch } from './orders/fill-order-search.ts'
import { seedDemoOrders } from './orders/seed-demo-orders.ts'
import type { PaymentGateways } from './payment-gateway.ts'
import { seedDemoPayments } from './payments/seed-demo-payments.ts'
import { openVainSearches } from './searches/vain-searches.ts'
import { openSettings } from './settings/settings.ts'
import { seedDemoParcels } from './shipping/seed-demo-parcels.ts'
import { seedDemoPoints } from './shipping/seed-demo-points.ts'
import type { Shop } from './shop.ts'
import { seedDemoStaff } from './staff/seed-demo-staff.ts'
import { openLedger } from './stock/open-ledger.ts'
import { seedDemoMovements, seedDemoStock } from './stock/seed-demo-stock.ts'
import { openVaultKeys } from './vault/vault-keys.ts'

export interface OpenShop {
  shop: Shop
  database: Database
  close(): Promise<void>
}

interface Overrides extends Partial<Connection> {
  clock?: () => Date
  images?: ImageManifest
  logTo?: DestinationStream
  gateways?: PaymentGateways
}

/**
 * Connects, migrates, seeds a database that is still empty, and reads the catalogue.
 *
 * @param overrides for tests
 * @throws DataFolderError where PGlite's folder cannot be used
 */
export async function openShop(config: Config, overrides: Overrides = {}): Promise<OpenShop> {
  const { clock = () => new Date(), images: given, logTo, gateways, ...connection } = overrides
  const log = createLog(config.logLevel, logTo)
  passwordQueue.configure({ concurrency: config.passwordHashes, longestQueue: config.passwordQueue })
  const { database, jobs, cookieSecret, close: closeDatabase } = await openDatabase(config, log, connection)
  try {
    const images = given ?? (await readImageManifest())
    const settings = await openSettings(database, {
      rereadMs: config.catalogueRereadMs,
      onError: (err, retryInMs) => log.error({ err, retryInMs }, 'reading the settings failed; it is tried again'),
    })
    const catalogue = await openShopCatalogue({ config, database, images, settings, log })
    const localLimits = createLocalLimits()
    const onVainError = (err: unknown) =>
      log.warn({ err }, 'storing the searches without results failed; it is tried again')
    const vainSearches = openVainSearches({ db: database.db, clock, onError: onVainError })
    const checkReady = readyCheck(config, database)
    const reports = await openShopReports(config, database, log)
    const shop: Shop = {
      db: database.db,
      reports,
      catalogue,
      stock: await openStockReader(database),
      settings,
      images,
      jobs,
      config,
      gateways: gateways ?? openGateways({ config, db: database.db, cookieSecret, clock, log }),
      cookieSecret,
      vault: await openVaultKeys(config, database.db),
      checkReady,
      clock,
      log,
      localLimits,
      vainSearches,
    }
    const close = async () => {
      await vainSearches.close()
      await catalogue.close()
      await settings.close()
      await reports.close()
      await closeDatabase()
    }
    return { shop, database, close }
  } catch (error) {
    await closeDatabase()
    throw error
  }
}

async function openShopReports(config: Config, { db }: Database, log: Logger): Promise<Reports> {
  const { databaseReportsUrl: url, databaseTimeouts: timeouts } = config
  if (url === undefined) return reportsOf(db)
  const onError = (err: unknown) => log.warn({ err }, 'the replica for reports cannot be used; the primary is read')
  return openReports(db, await connect({ url, folder: null, poolSize: 2, timeouts }), { onError })
}

export interface OpenDatabase {
  database: Database
  jobs: JobQueue
  cookieSecret: string
  close(): Promise<void>
}

/**
 * Connects, opens the job queue, migrates, and seeds a database that is still empty.
 *
 * @throws DataFolderError where PGlite's folder cannot be used
 */
export async function openDatabase(
  config: Config,
  log: Logger = createLog(config.logLevel),
  overrides: Partial<Connection> = {},
): Promise<OpenDatabase> {
  const database = await connect({
    url: config.databaseUrl,
    directUrl: config.databaseListenUrl,
    folder: config.dataFolder,
    poolSize: config.databasePool,
    timeouts: config.databaseTimeouts,
    ...overrides,
  })
  let jobs: JobQueue | undefined
  const close = async () => {
    await jobs?.close()
    await database.close()
  }
  try {
    jobs = await openJobQueue(database, JOBS, (err) => log.error({ err }, 'the job queue reported an error'))
    const migrations = await migrateShop(database, jobs)
    if (migrations.length > 0) log.info({ migrations }, 'migrated the database')
    const cookieSecret = await getCookieSecret(config, database.db)
    if (config.seedsDemoData && (await seed(database, config, cookieSecret))) log.info('seeded the demo data')
    return { database, jobs, cookieSecret, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** @returns the names of the migrations that were run */
export const migrateShop = (database: Database, jobs: JobQueue) =>
  migrate(database, {
    '0012-one-queue-of-jobs.sql': (tx) => moveToJobs(tx, jobs),
    '0014-orders-of-the-back-office.sql': fillOrderSearch,
    '0016-stock-ledger.sql': openLedger,
    '0017-catalogue-of-the-back-office.sql': fillSearchKeys,
    '0021-diary.sql': fillAppointmentSearch,
  })

/** Concurrent processes wait for one another, as in migrations. */
const seed = (database: Database, config: Config, cookieSecret: string) =>
  database.withoutTimeouts((db) =>
    seedDemoData(db, hashPassword, async (tx) => {
      if (!config.isProduction) await seedDemoStaff(tx, cookieSecret)
      const now = new Date()
      if (config.seedsDemoOrders) {
        await seedDemoOrders(tx, now)
        await seedDemoPayments(tx)
      }
      await seedDemoStock(tx, now)
      await seedDemoPoints(tx, now)
      if (!config.seedsDemoOrders) return
      await seedDemoMovements(tx, now)
      await seedDemoParcels(tx)
      await seedDemoCustomers(tx, now)
      await fillAppointmentSearch(tx)
    }),
  )

function readyCheck(config: Config, database: Database): Shop['checkReady'] {
  const mailFolder = config.smtpUrl === undefined ? config.mailFolder : null
  return createReadyCheck(database, {
    folders: [database.folder, mailFolder].filter((folder) => folder !== null),
    freeDiskBytes: config.freeDiskBytes,
    timeoutMs: config.readyTimeoutMs,
  })
}
