import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { administer } from './administer.ts'
import { ROOMY_LIMITS } from './roomy-limits.ts'
import { databaseUrl, isOnPostgres, postgresUrl, searchPath } from './story-database.ts'
import { testConfig } from './test-config.ts'

const PROGRAM = fileURLToPath(new URL('./serve-shop.ts', import.meta.url))

/** A database that outlives the processes that use it: their environment, and the configuration to look at it with. */
export async function ownDatabase() {
  const common = { NODE_ENV: 'test', LOG_LEVEL: 'silent', PATH: searchPath, ...ROOMY_LIMITS }
  if (isOnPostgres) {
    const name = `shop_crash_${process.pid}_${Date.now()}`
    await administer(postgresUrl, `create database ${name}`)
    return {
      env: { ...common, DATABASE_URL: databaseUrl(name) },
      config: testConfig({ databaseUrl: databaseUrl(name) }),
      remove: () => administer(postgresUrl, `drop database if exists ${name} with (force)`),
    }
  }
  const folder = await mkdtemp(join(tmpdir(), 'shop-crash-'))
  return {
    env: { ...common, DATA_FOLDER: join(folder, 'data') },
    config: testConfig({ dataFolder: join(folder, 'data') }),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Serves the calls of the shop in a process of its own, to be killed. */
export async function startShop(env: Record<string, string>): Promise<{ process: ChildProcess; origin: string }> {
  const running = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const chunk of running.stdout) {
    const port = /port (\d+)/.exec(String(chunk))?.[1]
    if (port !== undefined) return { process: running, origin: `http://127.0.0.1:${port}` }
  }
  throw new Error('the shop did not start')
}
