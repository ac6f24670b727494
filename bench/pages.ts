import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { buildAll } from '../scripts/build.ts'
import { costPerRequest, getMany, median, portOf } from './cost-per-request.ts'

/**
 * CPU milliseconds per request of pages and API calls, next to a bare `node:http` server that sends the same bytes, in
 * one process and one run. Quote the ratios, each the median of those of the rounds; absolute times depend on the machine.
 */
const REQUESTS = 1_000
/** Short and many: a shared machine is slow for seconds at a time, and the median of many leaves those out. */
const ROUNDS = 16

await buildAll()
const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'))
Object.assign(process.env, { DATA_FOLDER: join(folder, 'data'), LOG_LEVEL: 'silent' })
const { openShop } = await import('../src/server/open-shop.ts')
const { readConfig } = await import('../src/server/config.ts')
const { createApp } = await import('../src/server/app.ts')
const { loadStorefrontBundle: loadFront } = await import('../src/server/rendering/storefront-bundle.ts')
const { createRequestListener: createListener } = await import('../src/server/rendering/request-listener.ts')

const { shop, close } = await openShop(readConfig())
const config = readConfig()
const { app, caches } = createApp(shop, await loadFront(pathToFileURL(`${process.cwd()}/dist/`)))
const page = Buffer.from(
  await (await app.request('/collections', { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer(),
)
const bare = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page)
}).listen(0, '127.0.0.1')
const shopServer = createServer(createListener(app, config, caches)).listen(0, '127.0.0.1')
await pause(300)

const cost = (port: number, path: () => string, requests = REQUESTS, encoding = 'br') =>
  costPerRequest(port, path, requests, encoding)
/** What is sent from memory: pages rendered meanwhile may have displaced it, and it is compressed again at its second use. */
async function costStored(path: string): Promise<number> {
  await getMany(portOf(shopServer), () => path, 20)
  await pause(100)
  return cost(portOf(shopServer), () => path)
}
/** Pages that must be rendered. */
const costAnew = (path: () => string, encoding: string) => cost(portOf(shopServer), path, REQUESTS / 6, encoding)
let unseen = 0
/** Of all products, by an address that was not asked for yet. */
const unseenFilter = () => `maxPrice=${1000 + ++unseen}`
const rows: [string, () => Promise<number>][] = [
  ['bare node:http, the same bytes', () => cost(portOf(bare), () => '/')],
  ['listing, cached', () => costStored('/collections')],
  ['listing of 12, rendered, in Brotli', () => costAnew(() => `/collections?${unseenFilter()}`, 'br')],
  ['listing of 12, rendered, in Zstandard', () => costAnew(() => `/collections?${unseenFilter()}`, 'zstd')],
  ['search, rendered, in Brotli', () => costAnew(() => `/collections?q=gold&${unseenFilter()}`, 'br')],
  ['search, rendered, in Zstandard', () => costAnew(() => `/collections?q=gold&${unseenFilter()}`, 'zstd')],
  ['12 products, read anew', () => cost(portOf(shopServer), () => `/api/products?limit=12&${unseenFilter()}`)],
  ['search, answered anew', () => cost(portOf(shopServer), () => `/api/products?q=gold&limit=12&${unseenFilter()}`)],
  ['GET /api/products?limit=12', () => costStored('/api/products?limit=12')],
  ['GET /api/products/carlotta-rose, with its stock', () => costStored('/api/products/carlotta-rose')],
  ['GET /api/products/facets', () => costStored('/api/products/facets?category=sunglasses')],
]
const figures = new Map<string, number[]>(rows.map(([name]) => [name, []]))
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, measure] of rows) {
    const figure = await measure()
    if (round > 0) figures.get(name)?.push(figure)
  }
}
const base = figures.get('bare node:http, the same bytes') ?? []
console.log('| what | CPU ms a request, client and server | × bare |\n|---|---|---|')
for (const [name, all] of figures) {
  const ratios = all.map((figure, round) => figure / (base[round] ?? Number.NaN))
  console.log(`| ${name} | ${median(all).toFixed(3)} | ${median(ratios).toFixed(2)} |`)
}
bare.close()
shopServer.close()
await close()
await rm(folder, { recursive: true })
process.exit(0)
