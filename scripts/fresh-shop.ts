import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './run-steps.ts'
import { SERVE_ENV, SERVE_OPTIONS } from './serve-options.mjs'

const WAIT_MS = 100
const MAX_ATTEMPTS = 1800

/**
 * Starts the built shop in a process of its own, on fresh demo data and a free port.
 * @param settings further environment variables
 * @param seeded a data folder to copy; without it the shop seeds its own, which takes several seconds
 * @throws Error if it does not start within three minutes
 */
export async function openFreshShop(settings: Readonly<Record<string, string>> = {}, seeded?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'fresh-shop-'))
  if (seeded !== undefined) await cp(seeded, join(folder, 'data'), { recursive: true })
  const port = await freePort()
  const env = {
    ...SERVE_ENV,
    PATH: process.env.PATH ?? '',
    PORT: String(port),
    DATA_FOLDER: join(folder, 'data'),
    LOG_LEVEL: 'warn',
    ...settings,
  }
  const running = spawn(process.execPath, [...SERVE_OPTIONS, 'scripts/serve.mjs'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await waitUntilReady(port, running)
  return {
    origin: `http://localhost:${port}`,
    async close(): Promise<void> {
      running.kill('SIGTERM')
      if (running.exitCode === null) await once(running, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function waitUntilReady(port: number, running: ChildProcess): Promise<void> {
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts++) {
    if (running.exitCode !== null) throw new Error('the shop did not start')
    const open = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined)
    if (open?.ok) return
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  running.kill()
  throw new Error('the shop took too long to start')
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}
