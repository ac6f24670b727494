import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unbuiltStorefront } from '../../../test/support/storefront.ts'
import { createTestShop, type TestShop } from '../../../test/support/test-shop.ts'
import { createApp } from '../app.ts'
import { createRequestListener } from './request-listener.ts'

let shop: TestShop
let server: Server
beforeAll(async () => {
  shop = await createTestShop()
  const { app, caches } = createApp(shop.shop, { storefront: unbuiltStorefront, assets: () => undefined })
  server = createServer(createRequestListener(app, shop.shop.config, caches)).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.close()
  await shop.close()
})

/** Sends raw bytes that no HTTP client would write, and reads the whole response. */
async function ask(target: string, method = 'GET', headers = ''): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`${method} ${target} HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n${headers}\r\n`)
  return text(socket)
}

const statusOf = (answer: string) => Number(answer.split(' ')[1])

test.each([
  '//',
  '///',
  '//evil.example/collections',
  '/\\',
  '/%',
  '/%E0%A4%A',
  '/products/%E0%A4%A',
  '/./../etc/passwd',
  '/assets/../../package.json',
  '/a%00b',
  '*',
  `/products/${'a'.repeat(5000)}`,
])('the address %s is answered, and the shop goes on', async (target) => {
  const status = statusOf(await ask(target))
  expect(status).toBeGreaterThanOrEqual(300)
  expect(status).toBeLessThan(500)
  expect(statusOf(await ask('/api/health'))).toBe(200)
})

test('a cached page is the same response as the rendered one', async () => {
  // Only the framing and the date may differ.
  const framing = /^(connection|content-length|date|transfer-encoding):/
  const headersOf = (answer: string) => {
    const lines = (answer.split('\r\n\r\n')[0] ?? '').toLowerCase().split('\r\n').slice(1)
    return lines.filter((line) => !framing.test(line) && !line.startsWith('x-request-id:')).sort()
  }
  const rendered = await ask('/collections/kids')
  const cached = await ask('/collections/kids')
  expect(headersOf(cached)).toEqual(headersOf(rendered))
  expect(cached).toMatch(/<!DOCTYPE html>[\s\S]*<\/html>$/)
  const etag = /^etag: (.+)$/im.exec(cached)?.[1] ?? ''
  expect(statusOf(await ask('/collections/kids', 'GET', `If-None-Match: ${etag}\r\n`))).toBe(304)
  const head = await ask('/collections/kids', 'HEAD')
  expect([statusOf(head), head.split('\r\n\r\n')[1]]).toEqual([200, ''])
})

test('a cached page matches the visitor’s language and currency', async () => {
  const withCookie = (cookie: string) => ask('/collections/kids', 'GET', `Cookie: ${cookie}\r\n`)
  for (let time = 0; time < 2; time++) {
    expect(await withCookie('language=el')).toContain('<html lang="el"')
    expect(await withCookie('currency=GBP; language=en')).toMatch(/<html lang="en"[\s\S]*£/)
    expect(await withCookie('xlanguage=el')).toContain('<html lang="en"')
    expect(await ask('/collections/kids', 'GET', 'Accept-Language: el-CY\r\n')).toContain('<html lang="el"')
  }
})
