import { copyFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everythingStored } from '../../../test/support/everything-stored.ts'
import { createSeededDatabase } from '../../../test/support/seeded-database.ts'
import { isOnPostgres, searchPath } from '../../../test/support/test-database.ts'
import type { Config } from '../config.ts'
import { connect, type Database } from '../db/connect.ts'
import { DataFolderError } from '../db/data-folder.ts'
import { lockFolder } from '../db/lock-folder.ts'
import { createLog } from '../log/create-log.ts'
import { backUp } from './back-up.ts'
import { backupContent, type Manifest, openBackup } from './backup-file.ts'
import { offerFolderCopies } from './folder-copies.ts'
import { restore } from './restore.ts'
import { writeSealed } from './sealed-file.ts'
import { describeStored } from './stored-tables.ts'

const PASSPHRASE = 'seven blue frames and a case'
const NOW = new Date('2026-11-24T10:00:00Z')
let home: string
let database: Awaited<ReturnType<typeof createSeededDatabase>>
let file: string
let before: Map<string, string>

const place = ({ databaseUrl: url, dataFolder }: Config) =>
  url === undefined ? { dataFolder } : { url, env: { PATH: searchPath } }

async function inDatabase<T>({ databaseUrl: url, dataFolder }: Config, work: (open: Database) => Promise<T>) {
  const open = await connect({ url, folder: dataFolder })
  return work(open).finally(open.close)
}

const everythingIn = (config: Config) => inDatabase(config, ({ db }) => everythingStored(db))

/** The answer to a restore over the shop's database. */
const attempt = (from: string, passphrase: string | null, replaces = true) =>
  restore(place(database.config), { file: from, passphrase, replaces }).then(
    () => 'restored',
    ({ message }: Error) => message,
  )

/** Writes the backup again with another manifest. */
async function withManifest(change: (manifest: Manifest) => Manifest): Promise<string> {
  const changed = join(home, 'changed.backup')
  await rm(changed, { force: true })
  const { manifest, data } = await openBackup(file, PASSPHRASE)
  await writeSealed(changed, null, backupContent(change(manifest), data))
  return changed
}

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'shop-backup-'))
  database = await createSeededDatabase()
  const { config } = database
  await inDatabase(config, async (open) => {
    const stop = await offerFolderCopies(open, createLog('silent'))
    const request = { folder: join(home, 'backups'), passphrase: PASSPHRASE, keep: null, now: NOW }
    file = (await backUp(place(config), request)).file
    before = await everythingStored(open.db)
    if (!isOnPostgres) expect(() => lockFolder(config.dataFolder)).toThrow(DataFolderError)
    await stop?.()
  })
})
afterAll(async () => {
  await database.remove()
  await rm(home, { recursive: true })
})

test('a backup that is damaged, cut off or locked is refused before anything is written', async () => {
  const { size } = await stat(file)
  const damaged = join(home, 'damaged.backup')
  const bytes = await readFile(file)
  bytes.writeUInt8(bytes.readUInt8(size - 100) ^ 1, size - 100)
  await writeFile(damaged, bytes)
  expect(await attempt(damaged, PASSPHRASE)).toMatch(/damaged/)
  await copyFile(file, damaged)
  // The last frame: its length and its tag.
  await truncate(damaged, size - 20)
  expect(await attempt(damaged, PASSPHRASE)).toMatch(/damaged or cut off/)
  expect(await attempt(file, null)).toContain('is encrypted')
  expect(await attempt(file, 'another passphrase')).toContain('passphrase is wrong')
  expect(await attempt(file, PASSPHRASE, false)).toContain('not empty: give --replace')
  const newer = await withManifest((made) => ({ ...made, migrations: [...made.migrations, '9999-later.sql'] }))
  expect(await attempt(newer, null)).toContain('newer version of the shop (it has 9999-later.sql)')
  expect(await everythingIn(database.config)).toEqual(before)
})

test('a restore is undone where a table differs, and else restores every table and sequence', async () => {
  const { config } = database
  await inDatabase(config, async ({ execute }) => {
    await execute("delete from vain_searches; update products set name = 'Changed' where id = 1")
    await execute("select setval('users_id_seq', 900)")
  })
  const changed = await everythingIn(config)
  const other = await withManifest((made) => {
    const tables = made.stored.tables.map((one) => (one.name === 'public.products' ? { ...one, checksum: '0/0' } : one))
    return { ...made, stored: { ...made.stored, tables } }
  })
  expect(await attempt(other, null)).toContain('restored data differ: public.products has other contents')
  if (isOnPostgres) {
    const ahead = await withManifest((made) => {
      const sequences = made.stored.sequences.map((one) => ({ ...one, lastValue: '70000' }))
      return { ...made, stored: { ...made.stored, sequences } }
    })
    expect(await attempt(ahead, null)).toMatch(/restored data differ: \S+ stands before 70000/)
  }
  expect(await everythingIn(config)).toEqual(changed)
  const { manifest, replacedFolder } = await restore(place(config), { file, passphrase: PASSPHRASE, replaces: true })
  expect(await everythingIn(config)).toEqual(before)
  expect([...before.keys()]).toEqual(expect.arrayContaining(manifest.stored.tables.map(({ name }) => name)))
  const found = await inDatabase(config, ({ db }) => db.transaction(describeStored))
  expect(found).toEqual(manifest.stored)
  expect(replacedFolder === null).toBe(isOnPostgres)
  if (replacedFolder === null) return
  expect(await everythingIn({ ...config, dataFolder: replacedFolder })).toEqual(changed)
  await rm(replacedFolder, { recursive: true })
})
