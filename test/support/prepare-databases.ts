import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { openShop } from '../../src/server/open-shop.ts'
import { administer } from './administer.ts'
import { liftCashLimits } from './lift-cash-limits.ts'
import { testConfig } from './test-config.ts'
import { databaseUrl, postgresUrl } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    packedDatabase: string
    databaseTemplate: string
  }
}

/** Seeds the demo data once for each kind of database; every test starts with a copy. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  if (project.config.env.TEST_DATABASE_KIND === 'postgres') return prepareTemplate(project)
  const folder = await mkdtemp(join(tmpdir(), 'shop-demo-data-'))
  const shop = await openShop(testConfig(), { url: undefined, folder: join(folder, 'data') })
  await liftCashLimits(shop.shop.db)
  await shop.close()
  const lite = await PGlite.create(join(folder, 'data'))
  const packed = await lite.dumpDataDir('none')
  await lite.close()
  await writeFile(join(folder, 'database.tar'), Buffer.from(await packed.arrayBuffer()))
  project.provide('packedDatabase', join(folder, 'database.tar'))
  project.provide('databaseTemplate', '')
  return () => rm(folder, { recursive: true, force: true })
}

async function prepareTemplate(project: TestProject): Promise<() => Promise<void>> {
  const name = `shop_template_${process.pid}_${Date.now()}`
  await administer(postgresUrl, `create database ${name}`)
  const shop = await openShop(testConfig(), { url: databaseUrl(name) })
  await liftCashLimits(shop.shop.db)
  await shop.close()
  project.provide('packedDatabase', '')
  project.provide('databaseTemplate', name)
  return () => administer(postgresUrl, `drop database if exists ${name} with (force)`)
}
