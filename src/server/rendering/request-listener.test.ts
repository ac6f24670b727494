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

/** Only the framing, the dates and the id may differ between answers; a page says when its data was read. */
const FRAMING = /^(connection|content-length|date|transfer-encoding|x-request-id|etag):/
const headersOf = (answer: string) => {
  const lines = (answer.split('\r\n\r\n')[0] ?? '').toLowerCase().split('\r\n').slice(1)
  return lines.filter((line) => !FRAMING.test(line)).sort()
}

test.each([
  '/collections/sport-eyewear',
  '/collections?q=gold&minPrice=200',
  '/collections?lang=el&color=gold',
  '/products/carlotta-rose',
  '/products/no-such',
  '/collections/no-such',
  '/no-such',
  '/account',
  '/size-guide',
])('%s is answered as by the app, though it is rendered without it', async (path) => {
  const rendered = await ask(path)
  const { app } = createApp(shop.shop, { storefront: unbuiltStorefront, assets: () => undefined })
  const { status, headers } = await app.request(path)
  expect(statusOf(rendered)).toBe(status)
  expect(headersOf(rendered)).toEqual(
    [...headers]
      .map(([name, value]) => `${name}: ${value}`.toLowerCase())
      .filter((line) => !FRAMING.test(line))
      .sort(),
  )
})

test.each([
  ['has no answer', () => Promise.resolve(undefined)],
  ['fails', () => Promise.reject(new Error('no page'))],
])('the app answers where rendering %s', async (_, render) => {
  const pages = { findStored: () => undefined, noteHit: () => {}, render, stats: { hits: 0, misses: 0 } }
  const app = { fetch: () => new Response('of the app') }
  const listener = createServer(createRequestListener(app, shop.shop.config, { pages })).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const answer = await fetch(`http://127.0.0.1:${(listener.address() as AddressInfo).port}/collections`)
  expect(await answer.text()).toBe('of the app')
  listener.close()
})

test('a cached page is the same response as the rendered one', async () => {
  const rendered = await ask('/collections/kids')
  const cached = await ask('/collections/kids')
  expect(headersOf(cached)).toEqual(headersOf(rendered))
  expect(cached).toMatch(/<!DOCTYPE html>[\s\S]*<\/html>$/)
  const etagOf = (answer: string) => /^etag: (.+)$/im.exec(answer)?.[1]
  const etag = etagOf(cached)
  expect(etag).toBe(etagOf(rendered))
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
