import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { administer, dropDatabase } from './administer.ts'
import { GENEROUS_LIMITS } from './generous-limits.ts'
import { testConfig } from './test-config.ts'
import { databaseUrl, isOnPostgres, postgresUrl, searchPath } from './test-database.ts'

/** A server from its sources starts in three quarters of the time once it has been started. */
const COMPILED = fileURLToPath(new URL('../../.shop/compiled', import.meta.url))
const SERVE_SHOP = fileURLToPath(new URL('./serve-shop.ts', import.meta.url))
const SERVE_WORKERS = fileURLToPath(new URL('./serve-workers.ts', import.meta.url))

/**
 * A database that survives the processes that use it: their environment, and the configuration to read it with.
 *
 * @param seeded a database of PostgreSQL and a data folder to copy; without them the first process seeds its own
 */
export async function createLastingDatabase(seeded?: { template: string; folder: string }) {
  const common = {
    ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', PATH: searchPath, NODE_COMPILE_CACHE: COMPILED },
    ...GENEROUS_LIMITS,
  }
  if (isOnPostgres) {
    const name = `shop_crash_${process.pid}_${Date.now()}`
    await administer(postgresUrl, `create database ${name}${seeded ? ` template ${seeded.template}` : ''}`)
    return {
      env: { ...common, DATABASE_URL: databaseUrl(name) },
      config: testConfig({ databaseUrl: databaseUrl(name) }),
      remove: () => dropDatabase(postgresUrl, name),
    }
  }
  const folder = await mkdtemp(join(tmpdir(), 'shop-crash-'))
  if (seeded) await cp(seeded.folder, join(folder, 'data'), { recursive: true })
  return {
    env: { ...common, DATA_FOLDER: join(folder, 'data') },
    config: testConfig({ dataFolder: join(folder, 'data') }),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

export interface ShopProcess {
  process: ChildProcess
  origin: string
  /** Its output so far, stdout and stderr. */
  output(): string
}

interface Program {
  /** How many processes serve, below one that replaces them; without it one alone. */
  workers?: number
  /** The program of another release, and the folder it runs in. */
  program?: string
  cwd?: string
}

export async function startShop(
  env: Record<string, string>,
  { workers, program = SERVE_SHOP, cwd = process.cwd() }: Program = {},
): Promise<ShopProcess> {
  const args = workers === undefined ? [program] : [SERVE_WORKERS, String(workers)]
  const running = spawn(process.execPath, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A test that failed leaves it running.
  const end = () => running.kill('SIGKILL')
  process.once('exit', end)
  running.once('exit', () => process.off('exit', end))
  let written = ''
  const port = await new Promise<string>((resolve, reject) => {
    const onOutput = (chunk: Buffer) => {
      written += chunk
      const found = /^port (\d+)$/m.exec(written)?.[1]
      if (found !== undefined) resolve(found)
    }
    running.stdout.on('data', onOutput)
    running.stderr.on('data', onOutput)
    running.once('close', () => reject(new Error(`the shop did not start: ${written}`)))
  })
  return { process: running, origin: `http://127.0.0.1:${port}`, output: () => written }
}
