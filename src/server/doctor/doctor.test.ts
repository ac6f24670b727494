import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openMailServer } from '../../../test/support/mail-server.ts'
import { createLastingDatabase } from '../../../test/support/shop-process.ts'
import { testConfig } from '../../../test/support/test-config.ts'
import { isOnPostgres } from '../../../test/support/test-database.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { noteBackup } from '../backup/last-backup.ts'
import type { Config } from '../config.ts'
import { checkConfig } from './check-config.ts'
import { checkClock, checkDatabase, checkVersion, checkWritable } from './check-database.ts'
import { checkBackups, checkDisk } from './check-machine.ts'
import { checkMail } from './check-mail.ts'
import { checkCyprusTime, checkZones } from './check-time-zone.ts'
import { examine } from './examine.ts'
import type { Finding } from './finding.ts'

const NOW = new Date('2026-11-24T10:00:00Z')
const SAFE = testConfig({
  isProduction: true,
  publicOrigin: 'https://shop.example',
  trustedProxies: 1,
  cookieSecret: 'Zk3vQ9xT1mB7rW5yN2pL8sD4fG6hJ0aC',
  databaseUrl: 'postgres://shop:Vq7Lm2Xr9TzKbW@db.shop.example/shop?sslmode=verify-full',
  seedsDemoData: false,
})
let folder: string
let shop: TestShop
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-doctor-'))
  shop = await createTestShop()
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const verdicts = (findings: readonly Finding[]) => Object.fromEntries(findings.map((one) => [one.check, one.verdict]))

test('a safe configuration is all OK', () => {
  expect(new Set(checkConfig(SAFE).map(({ verdict }) => verdict))).toEqual(new Set(['ok']))
})

test.each([
  [{ isProduction: false }, 'mode', 'unsafe'],
  [{ publicOrigin: 'http://shop.example' }, 'origin', 'unsafe'],
  [{ publicOrigin: 'https://shop.example/path' }, 'origin', 'unsafe'],
  [{ publicOrigin: 'https://localhost' }, 'origin', 'warning'],
  [{ trustedProxies: 0 }, 'proxy', 'warning'],
  [{ cookieSecret: 'change-me-change-me-change-me-123' }, 'cookie secret', 'unsafe'],
  [{ cookieSecret: 'abababababababababababababababab' }, 'cookie secret', 'unsafe'],
  [{ databaseUrl: undefined }, 'database', 'warning'],
  [{ databaseUrl: 'postgres://shop:short@db.shop.example/shop' }, 'database', 'unsafe'],
  [{ databaseUrl: 'postgres://shop:Vq7Lm2Xr9TzKbW@db.shop.example/shop' }, 'database', 'warning'],
  [{ seedsDemoData: true }, 'demo data', 'unsafe'],
] as const)('%o is found', (change, check, verdict) => {
  expect(verdicts(checkConfig({ ...SAFE, ...change }))).toMatchObject({ [check]: verdict })
})

test('an old, read-only or wrongly timed database is found', () => {
  expect([checkVersion({ version: 14 }), checkVersion({ version: 15 })].map((one) => one.verdict)).toEqual([
    'unsafe',
    'ok',
  ])
  expect([checkWritable({ readOnly: 'on' }), checkWritable({ readOnly: 'off' })].map((one) => one.verdict)).toEqual([
    'unsafe',
    'ok',
  ])
  expect([100, 5_000, -90_000].map((skew) => checkClock(skew).verdict)).toEqual(['ok', 'warning', 'unsafe'])
})

test('a database that knows another summer time, and odd zones, are found', () => {
  const summer = new Date('2026-07-15T12:00:00Z')
  expect(checkCyprusTime([summer], ['2026-07-15 15:00']).verdict).toBe('ok')
  expect(checkCyprusTime([summer], ['2026-07-15 14:00'])).toMatchObject({
    verdict: 'unsafe',
    says: expect.stringMatching(/2026-07-15 15:00 in Cyprus .* 2026-07-15 14:00 for the database/),
  })
  expect(checkZones({ machine: 'UTC', database: 'Asia/Nicosia' }).verdict).toBe('ok')
  expect(checkZones({ machine: 'America/New_York', database: 'UTC' })).toMatchObject({
    verdict: 'warning',
    says: expect.stringContaining('the machine is America/New_York'),
  })
})

test('demo accounts, migrations, dead letters and another vault key are found', async () => {
  const { database } = shop
  const examine = async (config = shop.shop.config) => verdicts(await checkDatabase(database, config, () => new Date()))
  expect(await examine()).toMatchObject({
    ...{ version: 'ok', writable: 'ok', clock: 'ok', 'time in Cyprus': 'ok', migrations: 'ok' },
    ...{ 'demo accounts': 'unsafe', 'dead letters': 'ok', vault: 'ok' },
  })
  expect(verdicts(await checkDatabase(database, shop.shop.config, () => new Date(0)))).toMatchObject({
    clock: 'unsafe',
  })
  await database.execute(
    "update users set email = 'other' || id || '@shop.example'; update staff set deactivated_at = now()",
  )
  await database.execute("delete from migrations where name like '0044%'")
  await database.execute("insert into pgboss.job (name, data) values ('dead-letter', '{}')")
  await database.execute(
    "insert into vault_keys (name, check_value, created_at) values ('test', repeat('0', 64), now())",
  )
  expect(await examine()).toMatchObject({
    ...{ 'demo accounts': 'ok', migrations: 'warning', 'dead letters': 'warning', vault: 'unsafe' },
  })
  await database.execute("insert into migrations (name) values ('9999-later.sql')")
  const missing = { ...shop.shop.config, vaultKeys: undefined, vaultKeyFile: join(folder, 'none.key') }
  expect(await examine(missing)).toMatchObject({ migrations: 'unsafe', vault: 'unsafe' })
})

test.runIf(isOnPostgres)('a database that holds no shop yet is told from one that cannot be read', async () => {
  const empty = await createLastingDatabase()
  const found = (await examine(empty.config)).filter(({ check }) => check === 'database')
  await empty.remove()
  expect(found.map(({ says }) => says)).toContain('The database holds no shop yet: start the shop once.')
})

test('a missing, old or unencrypted backup and a full disk are found', async () => {
  const config = { backupFolder: folder, backupPassphraseFile: undefined }
  const examine = async () => verdicts(await checkBackups(config, NOW))
  expect(await examine()).toEqual({ backup: 'unsafe', 'backup encryption': 'warning' })
  for (const [hours, verdict] of [
    [1, 'ok'],
    [30, 'warning'],
    [80, 'unsafe'],
  ] as const) {
    const takenAt = new Date(NOW.valueOf() - hours * 3_600_000).toISOString()
    await noteBackup(folder, { file: 'shop.backup', takenAt, bytes: 1 })
    expect(await examine()).toMatchObject({ backup: verdict })
  }
  expect(verdicts(await checkBackups({ ...config, backupPassphraseFile: 'x' }, NOW))['backup encryption']).toBe('ok')
  expect((await checkDisk(folder, { freeDiskBytes: Number.MAX_SAFE_INTEGER })).verdict).toBe('unsafe')
  expect((await checkDisk(folder, { freeDiskBytes: 0 })).verdict).not.toBe('unsafe')
})

test('a mail server that is missing, away or without TLS is found', async () => {
  expect((await checkMail({ smtpUrl: undefined })).verdict).toBe('unsafe')
  const server = await openMailServer()
  expect((await checkMail({ smtpUrl: server.url })).verdict).toBe('ok')
  // The same server by an address that is not known as this machine's.
  const remote = server.url.replace('127.0.0.1', '[::ffff:127.0.0.1]')
  expect(await checkMail({ smtpUrl: remote })).toMatchObject({
    verdict: 'warning',
    says: expect.stringContaining('has no TLS'),
  })
  await server.close()
  expect(await checkMail({ smtpUrl: server.url })).toMatchObject({
    verdict: 'unsafe',
    says: expect.stringContaining('cannot be used'),
  })
})

describe('the whole configuration', () => {
  const unreachable = 'postgres://shop:Vq7Lm2Xr9TzKbW@127.0.0.1:1/shop'
  const whole = (changes: Partial<Config>) =>
    examine({ ...SAFE, dataFolder: join(folder, 'data'), backupFolder: folder, smtpUrl: undefined, ...changes })

  test('a database that cannot be reached is one finding, and all else is still examined', async () => {
    const findings = await whole({ databaseUrl: unreachable })
    expect(findings).toContainEqual({
      check: 'database',
      verdict: 'unsafe',
      says: expect.stringMatching(/^The database cannot be read: .*ECONNREFUSED[^\n]*$/),
    })
    expect(Object.keys(verdicts(findings))).toEqual(expect.arrayContaining(['mode', 'mail', 'disk', 'backup']))
  })

  test('what is open before the launch is named', async () => {
    const data = join(folder, 'pglite')
    await (await createTestShop({ folder: data })).close()
    const findings = await whole({ databaseUrl: undefined, dataFolder: data })
    const says = findings.filter(({ check }) => check === 'launch').map((one) => one.says)
    expect(says).toContain('Before you launch: a mail server is missing. See docs/before-you-launch.md.')
    expect(says).not.toContain(
      'Before you launch: a public address with https is missing. See docs/before-you-launch.md.',
    )
  })
})
