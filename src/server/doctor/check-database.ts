import { existsSync } from 'node:fs'
import { and, inArray, isNull, like, sql } from 'drizzle-orm'
import { rowsOf } from '../backup/stored-tables.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { listMigrations } from '../db/migrate.ts'
import { users } from '../db/schema.ts'
import { SEED_USERS } from '../db/seed/users.ts'
import { staff } from '../db/staff-schema.ts'
import { openVaultKeys } from '../vault/vault-keys.ts'
import { checkTimeZone } from './check-time-zone.ts'
import { type Finding, ok, unsafe, warning } from './finding.ts'

const OLDEST_VERSION = 15
const WARN_SKEW_MS = 2_000
const UNSAFE_SKEW_MS = 60_000

interface Server {
  version: number
  readOnly: string
  now: string
}

/** Reads the database and changes nothing in it. */
export async function checkDatabase(database: Database, config: Config, clock: () => Date): Promise<Finding[]> {
  const asked = clock().valueOf()
  const [server] = await rowsOf<Server>(
    database.db,
    sql`select current_setting('server_version_num')::int / 10000 as version,
          current_setting('transaction_read_only') as "readOnly", extract(epoch from clock_timestamp()) * 1000 as now`,
  )
  if (server === undefined) throw new Error('the database did not answer')
  const skew = Number(server.now) - (asked + clock().valueOf()) / 2
  return [
    checkVersion(server),
    checkWritable(server),
    checkClock(skew),
    ...(await checkTimeZone(database.db, clock())),
    await checkMigrations(database),
    await checkDemoAccounts(database),
    await checkDeadLetters(database),
    await checkVault(database, config),
  ]
}

export const checkVersion = ({ version }: Pick<Server, 'version'>): Finding =>
  version < OLDEST_VERSION
    ? unsafe('version', `PostgreSQL ${version} is too old: the shop needs ${OLDEST_VERSION} or later.`)
    : ok('version', `The database is PostgreSQL ${version}.`)

export const checkWritable = ({ readOnly }: Pick<Server, 'readOnly'>): Finding =>
  readOnly === 'off'
    ? ok('writable', 'The database takes writes.')
    : unsafe('writable', 'The database is read-only: DATABASE_URL names a replica, or its disk is full.')

/** @param skewMs the database's clock less this machine's */
export function checkClock(skewMs: number): Finding {
  const says = `The clocks of the database and of this machine differ by ${(Math.abs(skewMs) / 1000).toFixed(1)} s`
  if (Math.abs(skewMs) > UNSAFE_SKEW_MS) return unsafe('clock', `${says}: holds and links end wrongly. Set up NTP.`)
  return Math.abs(skewMs) > WARN_SKEW_MS ? warning('clock', `${says}: set up NTP.`) : ok('clock', `${says}.`)
}

async function checkMigrations({ db }: Database): Promise<Finding> {
  const rows = await rowsOf<{ name: string }>(db, sql`select name from migrations`)
  const applied = new Set(rows.map(({ name }) => name))
  const known = await listMigrations()
  const missing = known.filter((name) => !applied.has(name))
  const newer = [...applied].filter((name) => !known.includes(name))
  if (newer.length > 0)
    return unsafe('migrations', `The database is of a newer version of the shop: ${newer.join(', ')}.`)
  return missing.length > 0
    ? warning('migrations', `${missing.length} migrations have not run: a start of the shop runs them.`)
    : ok('migrations', 'All migrations have run.')
}

async function checkDemoAccounts({ db }: Database): Promise<Finding> {
  const addresses = SEED_USERS.map(({ email }) => email)
  const customers = await db.$count(users, inArray(users.email, addresses))
  const colleagues = await db.$count(
    staff,
    and(like(staff.email, '%@elegance-eyewear.example'), isNull(staff.deactivatedAt)),
  )
  return customers + colleagues > 0
    ? unsafe(
        'demo accounts',
        `${customers + colleagues} demo accounts have public passwords: deactivate or delete them.`,
      )
    : ok('demo accounts', 'There are no demo accounts.')
}

async function checkDeadLetters({ db }: Database): Promise<Finding> {
  const query = sql`select count(*)::int as count from pgboss.job where name = 'dead-letter'`
  const [dead] = await rowsOf<{ count: number }>(db, query)
  return dead?.count
    ? warning('dead letters', `${dead.count} e-mails or jobs were given up: see npm run emails -- list.`)
    : ok('dead letters', 'No e-mail was given up.')
}

async function checkVault({ db }: Database, config: Config): Promise<Finding> {
  // Opening the keys would write a new file.
  if (config.vaultKeys === undefined && !existsSync(config.vaultKeyFile))
    return unsafe('vault', `The vault’s key file ${config.vaultKeyFile} is missing: restore it, or set VAULT_KEYS.`)
  try {
    const { current } = await openVaultKeys(config, db)
    return ok('vault', `The vault’s key ${current.name} is readable and fits the records.`)
  } catch (error) {
    return unsafe('vault', `Prescriptions cannot be read: ${error instanceof Error ? error.message : error}.`)
  }
}
