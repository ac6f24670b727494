import { appendFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { openShop } from '../../src/server/open-shop.ts'
import { administer, dropDatabase } from './administer.ts'
import { liftCashLimits } from './lift-cash-limits.ts'
import { testConfig } from './test-config.ts'
import { databaseUrl, postgresUrl } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    packedDatabase: string
    databaseFolder: string
    databaseTemplate: string
  }
}

/** Seeds the demo data once for each kind of database; every test starts with a copy. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  if (project.config.env.TEST_DATABASE_KIND === 'postgres') return prepareTemplate(project)
  const folder = await mkdtemp(join(tmpdir(), 'shop-demo-data-'))
  const data = join(folder, 'data')
  const shop = await openShop(testConfig(), { url: undefined, folder: data })
  await liftCashLimits(shop.shop.db)
  await shop.close()
  await makeSmall(data)
  const lite = await PGlite.create(data)
  await beginLog(lite, data)
  const packed = await lite.dumpDataDir('none')
  await lite.close()
  await writeFile(join(folder, 'database.tar'), Buffer.from(await packed.arrayBuffer()))
  project.provide('packedDatabase', join(folder, 'database.tar'))
  project.provide('databaseFolder', data)
  project.provide('databaseTemplate', '')
  return () => rm(folder, { recursive: true, force: true })
}

/**
 * Each copy costs processor time by its size: a third of it are templates of databases that no test creates. Another
 * third are files of the log of 16 MB, which are filled with zeros in steps unless PostgreSQL is told not to.
 */
async function makeSmall(data: string): Promise<void> {
  for (const template of ['base/1', 'base/4'])
    for (const file of await readdir(join(data, template))) await rm(join(data, template, file))
  await appendFile(join(data, 'postgresql.conf'), "\nshared_buffers = '4MB'\nwal_init_zero = off\n")
}

/** Begins a file of the log, and removes all others: a copy that opens near the end of one would prepare the next. */
async function beginLog(lite: PGlite, data: string): Promise<void> {
  await lite.exec('select pg_switch_wal()')
  await lite.exec('checkpoint')
  const { rows } = await lite.query<{ file: string }>('select pg_walfile_name(pg_current_wal_lsn()) as file')
  const current = rows[0]?.file
  for (const file of await readdir(join(data, 'pg_wal')))
    if (/^[\dA-F]{24}$/.test(file) && file !== current) await rm(join(data, 'pg_wal', file))
}

async function prepareTemplate(project: TestProject): Promise<() => Promise<void>> {
  const name = `shop_template_${process.pid}_${Date.now()}`
  await administer(postgresUrl, `create database ${name}`)
  const shop = await openShop(testConfig(), { url: databaseUrl(name) })
  await liftCashLimits(shop.shop.db)
  await shop.close()
  project.provide('packedDatabase', '')
  project.provide('databaseFolder', '')
  project.provide('databaseTemplate', name)
  return () => dropDatabase(postgresUrl, name)
}
