import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { RESET_JOB } from '../account/reset-password.ts'
import { createApp } from '../app.ts'
import { jobHandlers } from '../job-handlers.ts'
import { startWorkers } from '../jobs/start-workers.ts'
import { observeRequests } from '../observe-requests.ts'
import { createRequestListener } from '../rendering/request-listener.ts'
import { openMetricsServer } from './metrics-server.ts'

let shop: TestShop
let server: Server
let metricsPort: number
let closeMetrics: () => Promise<void>
const lines: string[] = []
beforeAll(async () => {
  const config = {
    metrics: { port: 0, host: '127.0.0.1' },
    logsAccess: true,
    logLevel: 'info',
    trustedProxies: 1,
  } as const
  shop = await createTestShop({ config, logTo: { write: (line) => lines.push(line) } })
  const { app, caches } = createApp(shop.shop, { storefront: unbuiltStorefront, assets: () => undefined })
  const { metrics, observe } = observeRequests(shop, caches)
  server = createServer(createRequestListener(app, shop.shop.config, caches, observe)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  if (metrics === undefined) throw new Error('no metrics')
  const opened = await openMetricsServer(config.metrics, metrics.read, shop.shop.log)
  metricsPort = opened.port
  closeMetrics = opened.close
})
afterAll(async () => {
  await closeMetrics()
  server.close()
  await shop.close()
})

const ask = async (path: string, init?: RequestInit) => {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init)
  await response.arrayBuffer()
  return response
}
const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
const logged = (message: string) =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === message)

/** Reads the text format strictly: a HELP and a TYPE line for each metric, then its samples alone. */
function parse(text: string): Map<string, number> {
  const samples = new Map<string, number>()
  let metric = ''
  let type = ''
  for (const line of text.split('\n').slice(0, -1)) {
    const help = /^# HELP ([a-z_]+) \S.*$/.exec(line)
    const typed = /^# TYPE ([a-z_]+) (counter|gauge|histogram)$/.exec(line)
    if (help !== null) metric = help[1] ?? ''
    else if (typed !== null) {
      expect(typed[1]).toBe(metric)
      type = typed[2] ?? ''
    } else {
      const pattern =
        /^([a-z_]+)(\{[a-z]+="(?:[^"\\\n]|\\.)*"(?:,[a-z]+="(?:[^"\\\n]|\\.)*")*\})? (-?[\d.]+(?:e[+-]?\d+)?)$/
      const [, name = '', labels = '', value] = pattern.exec(line) ?? []
      const names = type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => metric + end) : [metric]
      expect(names, line).toContain(name)
      expect(samples.has(name + labels), line).toBe(false)
      samples.set(name + labels, Number(value))
    }
  }
  return samples
}

test('requests are counted by the pattern of their route, cached pages too', async () => {
  const paths = ['/collections?q=maria@example.com', '/collections', '/collections', '/api/products/aviator-gold']
  for (const path of paths) await ask(path)
  await ask('/api/nothing/secret-token')
  await ask('/api/admin/orders/secret-number')
  await ask('/assets/never-built.js')
  const route = (pattern: string, status: string) =>
    `shop_http_request_seconds_count{method="GET",route="${pattern}",status="${status}"}`
  await vi.waitUntil(async () => parse(await scrape()).has(route('/assets/*', '4xx')))
  const text = await scrape()
  const samples = parse(text)
  expect(samples.get(route('/collections', '2xx'))).toBe(3)
  expect(samples.get(route('/api/products/:slug', '2xx'))).toBe(1)
  expect(samples.get(route('/api/*', '4xx'))).toBe(1)
  expect([...samples.keys()].filter((key) => key.includes('/api/admin/'))).not.toEqual([])
  expect(text).not.toMatch(/secret|maria/)
  expect(samples.get('shop_answer_cache_total{cache="pages",result="hit"}')).toBe(1)
  const buckets = [...samples].filter(([key]) => key.includes('_bucket{method="GET",route="/collections",status="2xx"'))
  const counts = buckets.map(([, count]) => count)
  expect([counts.at(-1), counts]).toEqual([3, [...counts].sort((a, b) => a - b)])
})

test('the figures of the shop are those of its database', async () => {
  await shop.shop.jobs.enqueue(shop.shop.db, RESET_JOB, { account: 'maria', language: 'en' })
  const count = async (statement: string) =>
    Number(((await shop.database.execute(statement)).rows[0] as { count: unknown }).count)
  const samples = parse(await scrape())
  const sum = (name: string) =>
    [...samples].filter(([key]) => key.startsWith(`${name}{`)).reduce((all, [, n]) => all + n, 0)
  expect(samples.get('shop_jobs_waiting{job="password-reset"}')).toBe(1)
  expect(samples.get('shop_database_up')).toBe(1)
  const recent = await count(`select count(*) from orders where created_at > now() - interval '1 day'`)
  expect(sum('shop_orders_last_day')).toBe(recent)
  expect(sum('shop_reserved_pieces')).toBe(
    await count('select coalesce(sum(quantity), 0) as count from reservations where closed_at is null'),
  )
  for (const job of await shop.shop.jobs.list(shop.shop.db, RESET_JOB))
    await shop.shop.jobs.remove(shop.shop.db, RESET_JOB, job.id)
})

test('the event loop has no delay while it is idle, and that of what blocks it', async () => {
  const delay = async (quantile: string) =>
    parse(await scrape()).get(`shop_event_loop_delay_seconds{quantile="${quantile}"}`)
  await scrape()
  await pause(600)
  // Half of the ticks come in time on a busy machine, too.
  expect(await delay('0.5')).toBeLessThan(0.015)
  await pause(50)
  const until = performance.now() + 300
  while (performance.now() < until);
  await pause(50)
  expect(await delay('1')).toBeGreaterThan(0.2)
})

test('every metric of the alarms exists, and every alarm is explained', async () => {
  const rules = readFileSync('deploy/alarms.yaml', 'utf8')
  const page = readFileSync('docs/alarms.md', 'utf8')
  const text = await scrape()
  const known = new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  )
  const named = new Set(rules.match(/shop_[a-z_]+/g))
  expect(named.size).toBeGreaterThan(10)
  expect([...named].filter((name) => !known.has(name))).toEqual([])
  const alarms = [...rules.matchAll(/alert: (\w+)/g)].map((match) => match[1])
  expect(alarms.filter((alarm) => !page.includes(`| \`${alarm}\``))).toEqual([])
})

test('only /metrics is served on the port of the metrics', async () => {
  for (const path of ['/', '/api/health']) {
    expect((await fetch(`http://127.0.0.1:${metricsPort}${path}`)).status).toBe(404)
  }
})

test('the access log has the pattern of the route and nothing of the address', async () => {
  lines.length = 0
  const response = await ask('/orders/secret-token?q=secret', { headers: { 'X-Request-Id': 'from-the-proxy-1' } })
  expect(response.headers.get('X-Request-Id')).toBe('from-the-proxy-1')
  await vi.waitUntil(() => logged('request').length === 1)
  const [line = {}] = logged('request')
  expect(line).toMatchObject({ requestId: 'from-the-proxy-1', method: 'GET', route: '/orders/:token' })
  expect([typeof line.ms, (line.bytes as number) > 500, line.status]).toEqual(['number', true, response.status])
  expect(lines.join('')).not.toContain('secret')
})

test.each(['short', 'with space and more', `${'x'.repeat(65)}`, 'line%0Abreak'])(
  'the request id "%s" is replaced',
  async (id) => {
    const response = await ask('/api/health', { headers: { 'X-Request-Id': id } })
    expect(response.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/)
  },
)

test('a job carries the id of its request, into its log lines and the jobs that it enqueues', async () => {
  lines.length = 0
  const body = JSON.stringify({ account: 'maria', language: 'en' })
  const headers = { 'Content-Type': 'application/json', 'X-Request-Id': 'request-of-maria' }
  expect((await ask('/api/auth/forgot-password', { method: 'POST', headers, body })).status).toBeLessThan(300)
  expect((await shop.shop.jobs.list(shop.shop.db, RESET_JOB))[0]?.data).toEqual({ account: 'maria', language: 'en' })
  const resets = jobHandlers(shop.shop).filter(({ job }) => job.queue === RESET_JOB.queue)
  const workers = startWorkers(shop, resets, { pollSeconds: 0.5 })
  await vi.waitUntil(() => logged('a job was done').length === 1, { timeout: 20_000 })
  await workers.close()
  expect(logged('a job was done')[0]).toMatchObject({ job: 'password-reset', requestId: 'request-of-maria' })
  const { rows } = await shop.database.execute(`select data->>'_requestId' as id from pgboss.job where name = 'email'`)
  expect(rows).toEqual([{ id: 'request-of-maria' }])
})
