import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '../../../scripts/fresh-shop.ts'
import { createSeededDatabase } from '../../../test/support/seeded-database.ts'
import { type ShopProcess, startShop } from '../../../test/support/shop-process.ts'
import { isOnPostgres } from '../../../test/support/test-database.ts'

const WAIT = { timeout: 60_000, interval: 50 }
/** Two processes start one after the other, beside requests. */
const LONG_WAIT = { ...WAIT, timeout: 120_000 }

describe.runIf(isOnPostgres)('several processes of one shop', () => {
  let database: Awaited<ReturnType<typeof createSeededDatabase>>
  let shop: ShopProcess
  let metrics: string
  beforeAll(async () => {
    database = await createSeededDatabase()
    const port = await freePort()
    metrics = `http://127.0.0.1:${port}/metrics`
    shop = await startShop({ ...database.env, LOG_LEVEL: 'info', METRICS_PORT: String(port) }, { workers: 2 })
    await vi.waitUntil(() => shop.output().includes('all workers serve'), WAIT)
  })
  afterAll(async () => {
    if (shop.process.exitCode === null) shop.process.kill('SIGKILL')
    await database.remove()
  })

  const pids = () => [...shop.output().matchAll(/^process (\d+)$/gm)].map((match) => Number(match[1]))
  /** Of the process that runs the jobs, one after the other. */
  const jobPids = () => [...shop.output().matchAll(/"pid":(\d+),.*"running jobs"/g)].map((match) => Number(match[1]))
  const counted = async (pattern: RegExp) => {
    const text = await (await fetch(metrics)).text()
    return Number(new RegExp(`^${pattern.source} ([\\d.e+-]+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
  }

  /** Sends requests one after the other until it is stopped, some on kept connections, some on new ones. */
  function keepAsking(clients: number) {
    let isStopped = false
    const failures: string[] = []
    let answers = 0
    const ask = (agent: Agent) =>
      new Promise<void>((resolve) => {
        const fail = (why: unknown) => resolve(void failures.push(String(why)))
        get(`${shop.origin}/api/products/aviator-gold`, { agent }, (response) => {
          response.resume().on('end', () => {
            if (response.statusCode === 200) answers++
            else failures.push(`status ${response.statusCode}`)
            resolve()
          })
          response.on('error', fail)
        }).on('error', fail)
      })
    const client = async (_: unknown, i: number) => {
      const agent = new Agent({ keepAlive: i % 2 === 0, maxSockets: 1 })
      while (!isStopped) {
        await ask(agent)
        await new Promise((resolve) => setTimeout(resolve, 3))
      }
      agent.destroy()
    }
    const running = Array.from({ length: clients }, client)
    return {
      async stop() {
        isStopped = true
        await Promise.all(running)
        return { failures, answers }
      },
    }
  }

  test('SIGHUP replaces every process while not one request fails, and their counts stay', async () => {
    await vi.waitUntil(() => jobPids().length === 1, WAIT)
    const before = pids()
    expect(before).toHaveLength(2)
    const asking = keepAsking(8)
    shop.process.kill('SIGHUP')
    await vi.waitUntil(() => shop.output().includes('restarted the workers'), LONG_WAIT)
    const { failures, answers } = await asking.stop()
    expect(failures).toEqual([])
    expect(answers).toBeGreaterThan(100)
    const after = pids().slice(2)
    expect(after).toHaveLength(2)
    for (const pid of before) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    await vi.waitUntil(() => jobPids().length === 2, WAIT)
    const labels = /shop_http_request_seconds_count\{method="GET",route="\/api\/products\/:slug",status="2xx"\}/
    await vi.waitUntil(async () => (await counted(labels)) >= answers, WAIT)
    expect([await counted(labels), await counted(/shop_processes/)]).toEqual([answers, 2])
  }, 240_000)

  test('a process that dies is replaced, and the others serve meanwhile', async () => {
    const [victim = 0] = pids().slice(-1)
    process.kill(victim, 'SIGKILL')
    await vi.waitUntil(() => pids().length === 5, WAIT)
    expect((await fetch(`${shop.origin}/api/ready`)).status).toBe(200)
    expect(shop.output()).toContain('a worker died; it is replaced')
    await vi.waitUntil(async () => (await counted(/shop_processes/)) === 2, WAIT)
  }, 120_000)

  test('SIGTERM ends all of them', async () => {
    const ended = once(shop.process, 'exit')
    shop.process.kill('SIGTERM')
    expect((await ended)[0]).toBe(0)
    for (const pid of [...pids(), ...jobPids()]) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  }, 60_000)
})

test.runIf(isOnPostgres)(
  'a shop whose first process does not start ends with an error',
  async () => {
    const env = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none' }
    await expect(startShop(env, { workers: 2 })).rejects.toThrow('the shop did not start')
  },
  60_000,
)
