import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { hashPassword } from './account/password.ts'
import { openCatalogue } from './catalog/catalogue.ts'
import type { Config } from './config.ts'
import { type Connection, connect, type Database, type Db } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { settings } from './db/schema.ts'
import { seedDemoWorld } from './db/seed/seed.ts'
import { readImageManifest } from './images/image-manifest.ts'
import type { Shop } from './shop.ts'

export interface OpenShop {
  shop: Shop
  database: Database
  close(): Promise<void>
}

/**
 * Connects, migrates, seeds a database that is still empty, and reads the catalogue.
 *
 * @param overrides for tests: another clock, a packed database, a listener to statements, other pictures
 */
export async function openShop(
  config: Config,
  overrides: Partial<Connection> & { clock?: () => Date; assets?: string } = {},
): Promise<OpenShop> {
  const { clock = () => new Date(), assets, ...connection } = overrides
  const log = pino({ level: config.logLevel })
  const database = await connect({
    url: config.databaseUrl,
    folder: config.dataFolder,
    poolSize: config.databasePool,
    ...connection,
  })
  try {
    const migrations = await migrate(database)
    if (migrations.length > 0) log.info({ migrations }, 'the database was migrated')
    if (config.seedsDemoWorld && (await seedDemoWorld(database.db, hashPassword))) log.info('the demo world was sown')
    const images = await readImageManifest(assets)
    const catalogue = await openCatalogue(database, images.variants, (err) =>
      log.error({ err }, 'the catalogue could not be read anew'),
    )
    const cookieSecret = config.cookieSecret ?? (await keptSecret(database.db))
    const shop: Shop = { db: database.db, catalogue, images, config, cookieSecret, clock, log }
    return { shop, database, close: () => database.close() }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The secret that all processes of one database share, made by the first of them. */
async function keptSecret(db: Db): Promise<string> {
  const key = 'cookie_secret'
  await db
    .insert(settings)
    .values({ key, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.key, key))
  if (row === undefined) throw new Error('the cookie secret was not kept')
  return row.value
}
