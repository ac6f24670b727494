import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { safeHeaders } from '../src/server/http/security-headers.ts'
import type { FuzzedShop } from '../test/fuzz/fuzzed-shop.ts'
import { runFuzz } from '../test/fuzz/run-fuzz.ts'

setFlagsFromString('--expose_gc')
const collect = runInNewContext('gc') as () => void
const HEADERS = { ...safeHeaders({ publicOrigin: 'http://shop.test' } as never), 'Content-Type': 'application/json' }
const query = { name: 'n', in: 'query', schema: { type: 'integer', minimum: 0, maximum: 100 } }
const DOCUMENT = { paths: { '/api/things': { get: { parameters: [query], responses: {} } } } } as never

/** Fuzzes a server of one call that does something wrong. */
async function fuzz(listener: RequestListener, requests: number, shrinkMs = 300) {
  const server = createServer(listener).on('checkExpectation', listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const shop: FuzzedShop = {
    port: (server.address() as AddressInfo).port,
    setting: { documents: { public: DOCUMENT, admin: DOCUMENT }, hasPages: false, ids: {}, tables: 0 },
    memory: async () => {
      collect()
      return process.memoryUsage()
    },
    newPerson: async () => '',
    output: () => '',
    isAlive: () => true,
    stop: () => {},
  }
  const report = await runFuzz(shop, { seed: 1, requests, parts: ['public'], batch: 10, shrinkMs })
  server.closeAllConnections()
  server.close()
  return { ...report, kinds: report.findings.map(({ kind }) => kind) }
}

const nOf = (url = '') => Number(new URL(url, 'http://shop.test').searchParams.get('n'))

test('a server that fails for some input is found, with a small request that shows it and a command that repeats it', async () => {
  const { findings } = await fuzz((request, response) => {
    const isBad = request.method === 'GET' && nOf(request.url) > 20
    response.writeHead(isBad ? 500 : 200, HEADERS).end('{"error":{"code":"internal","message":"No."}}')
  }, 60)
  expect(findings).toHaveLength(1)
  expect(findings[0]).toMatchObject({ kind: '500', call: 'GET /api/things' })
  expect(findings[0]?.request).toMatch(/^GET \/api\/things\?n=/)
  expect(findings[0]?.command).toMatch(/^npm run fuzz -- --only public --seed \d+ --requests 10$/)
})

test('a server that answers late every time is found, and a machine that is slow is not', async () => {
  const late: RequestListener = (_, response) => {
    setTimeout(() => response.writeHead(200, HEADERS).end('{}'), 1_050)
  }
  const isHealthy: RequestListener = (request, response) => {
    if (request.url === '/api/health') response.writeHead(200, HEADERS).end('{}')
    else late(request, response)
  }
  const [hanging, slow] = await Promise.all([fuzz(isHealthy, 1, -1), fuzz(late, 1, -1)])
  expect([hanging.kinds, slow.kinds]).toEqual([['hang'], []])
})

test('a server that answers with a stack is found, and one that breaks off', async () => {
  const withStack = await fuzz((_, response) => {
    const message = new Error('No.').stack
    response.writeHead(400, HEADERS).end(JSON.stringify({ error: { code: 'invalid_input', message } }))
  }, 10)
  expect(withStack.kinds).toEqual(['inside details'])
  const broken = await fuzz((_, response) => void response.destroy(), 10)
  expect(broken.kinds).toEqual(['no answer'])
})

test('a server that keeps something of every request is found', async () => {
  const kept: number[][] = []
  const { trend, findings } = await fuzz((_, response) => {
    kept.push(Array.from({ length: 20_000 }, Math.random))
    response.writeHead(200, HEADERS).end('{}')
  }, 480)
  expect(findings).toEqual([])
  expect(trend.isGrowing).toBe(true)
})
