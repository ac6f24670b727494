import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { openShop } from '../../src/server/open-shop.ts'
import { administer } from './administer.ts'
import { testConfig } from './test-config.ts'
import { databaseUrl, postgresUrl } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with a packed PGlite folder that holds the told world. */
    packedWorld: string
    /** The name of a PostgreSQL database that holds it, to be copied. */
    worldTemplate: string
  }
}

/** Sows the told world once for each kind of database, so that every test begins with a copy of it. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  if (project.config.env.STORY_DATABASE === 'postgres') return prepareTemplate(project)
  const folder = await mkdtemp(join(tmpdir(), 'shop-world-'))
  const world = await openShop(testConfig(), { url: undefined, folder: join(folder, 'data') })
  await world.close()
  const lite = await PGlite.create(join(folder, 'data'))
  const packed = await lite.dumpDataDir('none')
  await lite.close()
  await writeFile(join(folder, 'world.tar'), Buffer.from(await packed.arrayBuffer()))
  project.provide('packedWorld', join(folder, 'world.tar'))
  project.provide('worldTemplate', '')
  return () => rm(folder, { recursive: true, force: true })
}

async function prepareTemplate(project: TestProject): Promise<() => Promise<void>> {
  const name = `shop_world_${process.pid}_${Date.now()}`
  await administer(postgresUrl, `create database ${name}`)
  const world = await openShop(testConfig(), { url: databaseUrl(name) })
  await world.close()
  project.provide('packedWorld', '')
  project.provide('worldTemplate', name)
  return () => administer(postgresUrl, `drop database if exists ${name} with (force)`)
}
