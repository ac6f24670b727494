import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { createApp } from '../app.ts'
import { createRequestListener } from '../rendering/request-listener.ts'
import { type HttpServer, openServer } from './open-server.ts'

const lines: string[] = []
let shop: TestShop
let server: HttpServer
beforeAll(async () => {
  shop = await createTestShop({ config: { logLevel: 'error' }, logTo: { write: (line) => lines.push(line) } })
  const config = { ...shop.shop.config, host: '127.0.0.1', port: 0, headersMs: 300, requestMs: 600 }
  const { app, caches } = createApp(shop.shop, { storefront: unbuiltStorefront, assets: () => undefined })
  server = await openServer(createRequestListener(app, config, caches), config)
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

async function exchange(sent: string, { breaksOff = false } = {}): Promise<string> {
  const socket = connect(server.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(sent)
  if (breaksOff) {
    // Written to the shop before the reset.
    await new Promise((resolve) => setTimeout(resolve, 100))
    socket.resetAndDestroy()
    return ''
  }
  return text(socket)
}

const HOST = 'Host: shop.test\r\n'

test.each([
  ['no HTTP', 'nonsense\r\n\r\n', 400, 'broken_request'],
  [
    'two lengths',
    `POST /api/cart HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`,
    400,
    'broken_request',
  ],
  ['no host', 'GET /api/health HTTP/1.1\r\n\r\n', 400, 'broken_request'],
  ['two hosts', `GET /api/health HTTP/1.1\r\n${HOST}Host: evil.example\r\n\r\n`, 400, 'broken_request'],
  ['a number above an address', 'GET /api/health HTTP/1.1\r\nHost: 99999999999\r\n\r\n', 400, 'broken_request'],
  ['a host that is none', 'GET /api/health HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400, 'broken_request'],
  ['headers above the limit', `GET / HTTP/1.1\r\n${HOST}X: ${'x'.repeat(40_000)}\r\n\r\n`, 431, 'headers_too_large'],
  ['half the headers', `GET / HTTP/1.1\r\n${HOST}`, 408, 'request_too_slow'],
])('%s is refused in the one shape of errors, with the security headers', async (_, sent, status, code) => {
  const answer = await exchange(sent)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(answer).toContain(`{"error":{"code":"${code}","message":"`)
  for (const header of ['Content-Security-Policy', 'X-Content-Type-Options', 'Connection: close']) {
    expect(answer.toLowerCase()).toContain(header.toLowerCase())
  }
})

test('a client that keeps its half of a broken connection open is cut off', async () => {
  const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true })
  socket.resume()
  socket.write('nonsense\r\n\r\n')
  await once(socket, 'end')
  // Written to a connection that is gone, which the client is told by a reset.
  const reset = once(socket, 'error')
  const writing = setInterval(() => socket.write('x'), 20)
  expect(await reset).toMatchObject([{ code: expect.stringMatching(/EPIPE|ECONNRESET/) }])
  clearInterval(writing)
})

test('a HEAD whose headers are above the limit gets no body', async () => {
  const answer = await exchange(`HEAD / HTTP/1.1\r\n${HOST}X: ${'x'.repeat(17_000)}\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  expect(answer.endsWith('\r\n\r\n')).toBe(true)
})

test('an expectation that nobody knows is ignored', async () => {
  const close = 'Connection: close\r\n'
  expect(await exchange(`GET /api/health HTTP/1.1\r\n${HOST}Expect: the-moon\r\n${close}\r\n`)).toMatch(
    /^HTTP\/1\.1 200 /,
  )
})

test('a method that no page has answers 404 with the security headers', async () => {
  for (const method of ['PUT', 'OPTIONS']) {
    const response = await shop.app.request('http://shop.test/about', { method })
    expect(response.status).toBe(404)
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect((await response.json()).error.code).toBe('not_found')
  }
})

test('a client that breaks off in the middle of a body is no error of the shop’s', async () => {
  lines.length = 0
  const json = 'Content-Type: application/json\r\n'
  await exchange(`POST /api/cart HTTP/1.1\r\n${HOST}${json}Content-Length: 100\r\n\r\n{"guest`, { breaksOff: true })
  expect(await exchange(`GET /api/health HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /)
  expect(lines).toEqual([])
})
