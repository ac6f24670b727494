import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { testConfig } from '../../../test/support/test-config.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { createApp } from '../app.ts'
import { createRequestListener } from '../rendering/request-listener.ts'
import { type HttpServer, openServer } from './open-server.ts'

const lines: string[] = []
let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ config: { logLevel: 'debug' }, logTo: { write: (line) => lines.push(line) } })
})
afterAll(() => shop.close())

const front = { storefront: unbuiltStorefront, assets: () => undefined }

function open(times: Partial<ReturnType<typeof testConfig>> = {}, closing?: AbortSignal): Promise<HttpServer> {
  const config = { ...shop.shop.config, host: '127.0.0.1', port: 0, ...times }
  const { app, caches } = createApp(shop.shop, front, closing)
  return openServer(createRequestListener(app, config, caches), config)
}

function dial({ port }: HttpServer): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.setEncoding('utf8')
  return socket
}

async function ask(socket: Socket, path: string): Promise<string> {
  socket.write(`HEAD ${path} HTTP/1.1\r\nHost: shop.test\r\n\r\n`)
  const [head] = (await once(socket, 'data')) as [string]
  return head
}

const POST =
  'POST /api/newsletter HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\nContent-Length: 99\r\n'

test('a connection is kept longer than proxies keep theirs, and a request has less than half a minute', () => {
  const { keepAliveMs, headersMs, requestMs } = testConfig()
  expect(keepAliveMs).toBeGreaterThan(60_000)
  expect(headersMs).toBeLessThanOrEqual(requestMs)
  expect(requestMs).toBeLessThan(30_000)
})

test('an idle connection accepts the next request, even with a short request time-out', async () => {
  const server = await open({ keepAliveMs: 10_000, headersMs: 200, requestMs: 400 })
  const socket = dial(server)
  const first = await ask(socket, '/api/health')
  expect(first).toMatch(/^HTTP\/1\.1 200 [\s\S]*^Keep-Alive: timeout=10\r$/m)
  // Nothing happens that could be awaited: that is the point.
  await pause(1_000)
  expect(await ask(socket, '/api/health')).toMatch(/^HTTP\/1\.1 200 /)
  socket.destroy()
  await server.close()
})

test.each([
  ['headers', `${POST}X-Slow: `],
  ['a body', `${POST}\r\n{"email":"`],
])('a request with %s that arrives slowly gets a 408 and is cut', async (_, begun) => {
  const server = await open({ headersMs: 200, requestMs: 400 })
  const socket = dial(server)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.on('error', () => {})
  socket.write(begun)
  for (let drips = 0; drips < 5; drips++) {
    await pause(20)
    socket.write('a')
  }
  await once(socket, 'close')
  expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*Connection: close/)
  await server.close()
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([])
})

test('a closing server announces it in each response, a cached page too, and fails its readiness check', async () => {
  const closing = new AbortController()
  const server = await open({ closingDelayMs: 500 }, closing.signal)
  const answers = [
    ['/collections/kids', 200],
    ['/api/health', 200],
    ['/api/ready', 503],
  ] as const
  const sockets = answers.map(() => dial(server))
  for (const socket of sockets) expect(await ask(socket, '/collections/kids')).not.toMatch(/^Connection: close/im)
  closing.abort()
  const closed = server.close()
  sockets.push(dial(server))
  for (const [i, [path, status]] of [...answers, answers[0]].entries()) {
    const socket = sockets[i] as Socket
    const ended = once(socket, 'end')
    const answer = await ask(socket, path)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toMatch(/^Connection: close\r$/im)
    await ended
  }
  expect(await closed).toBe(0)
})

test('a port in use stops the start', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  await expect(open({ port: (other.address() as AddressInfo).port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  other.close()
})
