import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createSeededDatabase } from '../../test/support/seeded-database.ts'
import { type ShopProcess, startShop } from '../../test/support/shop-process.ts'
import { isOnPostgres } from '../../test/support/test-database.ts'
import { openShop } from './open-shop.ts'

const BUSY = 16

let place: Awaited<ReturnType<typeof createSeededDatabase>>
beforeAll(async () => {
  place = await createSeededDatabase()
})
afterAll(() => place.remove())

const start = (env: Record<string, string> = {}) => startShop({ ...place.env, LOG_LEVEL: 'info', ...env })

async function exitOf({ process: running }: ShopProcess): Promise<number | null> {
  if (running.exitCode === null) await once(running, 'exit')
  return running.exitCode
}

async function get(origin: string, path: string, agent: Agent | false = false): Promise<IncomingMessage> {
  const sent = request(origin + path, { agent }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  await text(response)
  return response
}

const isLast = ({ headers }: IncomingMessage) => headers.connection === 'close'

/** Repeats a request on one connection until a response closes it. */
async function requestUntilLast(origin: string, onResponse: () => void): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (;;) {
    const response = await get(origin, '/api/products?limit=3', agent)
    expect(response.statusCode).toBe(200)
    onResponse()
    if (isLast(response)) return
  }
}

/** Starts a request whose body never arrives. */
async function beginRequest(origin: string): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  // A connection that is cut may be reset.
  socket.on('error', () => {})
  socket.write(
    'POST /api/cart HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  )
  // Connections are accepted in order.
  await get(origin, '/api/health')
  return socket
}

test('on SIGTERM, a shop responds to all requests of busy connections, ends idle ones and exits with 0', async () => {
  const shop = await start()
  const idle = new Agent({ keepAlive: true })
  await get(shop.origin, '/api/health', idle)
  const answers = Array.from({ length: BUSY }, () => 0)
  const requesting = answers.map((_, i) => requestUntilLast(shop.origin, () => (answers[i] = (answers[i] ?? 0) + 1)))
  await vi.waitUntil(() => Math.min(...answers) > 1, { timeout: 60_000, interval: 10 })
  const before = performance.now()
  shop.process.kill('SIGTERM')
  const ends = await Promise.allSettled(requesting)
  expect(ends.map((end) => (end.status === 'rejected' ? String(end.reason) : '')).join('')).toBe('')
  expect(await exitOf(shop)).toBe(0)
  expect(performance.now() - before).toBeLessThan(10_000)
  expect(shop.output()).toMatch(/"msg":"closed"\}\n$/)
  await (await openShop(place.config)).close()
}, 180_000)

test('after the time-out it cuts requests, logs their number, closes the database and exits with 1', async () => {
  const shop = await start({ CLOSING_TIMEOUT: '0.5' })
  const sockets = [await beginRequest(shop.origin), await beginRequest(shop.origin)]
  shop.process.kill('SIGTERM')
  expect(await exitOf(shop)).toBe(1)
  expect(shop.output()).toContain('"requests":2')
  expect(shop.output()).toMatch(/"msg":"closed"\}\n$/)
  for (const socket of sockets) socket.destroy()
}, 180_000)

// It does not depend on the database.
test.skipIf(isOnPostgres)(
  'a second signal ends it at once',
  async () => {
    const shop = await start({ CLOSING_TIMEOUT: '60', CLOSING_DELAY: '60' })
    const socket = await beginRequest(shop.origin)
    shop.process.kill('SIGTERM')
    await vi.waitUntil(() => shop.output().includes('"closing"'), { interval: 10 })
    shop.process.kill('SIGTERM')
    expect(await exitOf(shop)).toBe(1)
    expect(shop.output()).not.toContain('"closed"')
    socket.destroy()
  },
  180_000,
)
