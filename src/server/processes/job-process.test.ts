import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '../../../scripts/fresh-shop.ts'
import { createSeededDatabase } from '../../../test/support/seeded-database.ts'
import { type ShopProcess, startShop } from '../../../test/support/shop-process.ts'
import { isOnPostgres } from '../../../test/support/test-database.ts'

const PROGRAM = fileURLToPath(new URL('../../../test/support/serve-beside.ts', import.meta.url))
/** The process of the jobs gets what the others leave: little while other tests keep all cores busy. */
const WAIT = { timeout: 240_000, interval: 50 }
const WHOLE_TEST_MS = 2 * WAIT.timeout

describe.runIf(isOnPostgres)('the jobs of a shop that serves in one process', () => {
  let database: Awaited<ReturnType<typeof createSeededDatabase>>
  let mail: string
  let metrics: string
  let shop: ShopProcess
  beforeAll(async () => {
    database = await createSeededDatabase()
    mail = await mkdtemp(join(tmpdir(), 'jobs-beside-'))
    const metricsPort = await freePort()
    metrics = `http://127.0.0.1:${metricsPort}/metrics`
    const ports = { PORT: String(await freePort()), METRICS_PORT: String(metricsPort) }
    shop = await startShop({ ...database.env, ...ports, LOG_LEVEL: 'info', MAIL_FOLDER: mail }, { program: PROGRAM })
    await vi.waitUntil(() => jobPids().length === 1, WAIT)
  }, WHOLE_TEST_MS)
  afterAll(async () => {
    if (shop.process.exitCode === null) shop.process.kill('SIGKILL')
    await database.remove()
    await rm(mail, { recursive: true, force: true })
  })

  const pidsOf = (message: string) =>
    [...shop.output().matchAll(new RegExp(`"pid":(\\d+),.*"msg":"${message}"`, 'g'))].map((match) => Number(match[1]))
  const jobPids = () => pidsOf('running jobs')
  const sent = async () => (await readdir(mail)).length
  async function subscribe(address: string): Promise<void> {
    const answer = await fetch(`${shop.origin}/api/newsletter`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: address, source: 'footer' }),
    })
    expect(answer.status).toBe(202)
  }

  test(
    'run in a process beside',
    async () => {
      const before = await sent()
      await subscribe('first@example.com')
      await vi.waitUntil(async () => (await sent()) > before && pidsOf('a job was done').length > 0, WAIT)
      expect(new Set(pidsOf('a job was done'))).toEqual(new Set(jobPids()))
      expect(jobPids()).not.toContain(shop.process.pid)
      expect([shop.process.pid, jobPids()[0]].map((pid) => getPriority(pid))).toEqual([
        getPriority(),
        Math.min(getPriority() + 19, 19),
      ])
    },
    WHOLE_TEST_MS,
  )

  test('count in the memory and the CPU time of the shop, and not as a process that serves', async () => {
    const text = await (await fetch(metrics)).text()
    const value = (pattern: RegExp) => Number(pattern.exec(text)?.[1])
    expect(value(/^shop_processes (\d+)$/m)).toBe(1)
    expect(value(/^shop_memory_bytes\{kind="resident"\} (\d+)$/m)).toBeGreaterThan(2 * 80e6)
  })

  test(
    'go on in another process when theirs dies, with the work that came meanwhile',
    async () => {
      const before = await sent()
      const pids = jobPids()
      process.kill(pids.at(-1) ?? 0, 'SIGKILL')
      await subscribe('second@example.com')
      await vi.waitUntil(() => jobPids().length > pids.length, WAIT)
      await vi.waitUntil(async () => (await sent()) > before, WAIT)
      expect(shop.output()).toContain('the process of the jobs died; it is replaced')
    },
    WHOLE_TEST_MS,
  )

  test('end with the shop', async () => {
    const ended = once(shop.process, 'exit')
    shop.process.kill('SIGTERM')
    expect((await ended)[0]).toBe(0)
    expect(() => process.kill(jobPids().at(-1) ?? 0, 0)).toThrow('ESRCH')
  }, 60_000)
})
