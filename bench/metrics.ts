import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { costPerRequest, median, portOf } from './cost-per-request.ts'

/**
 * What metrics and the access log cost: CPU milliseconds per request without them, with metrics, and with both, in one
 * process and one run, in turns. Quote the ratios; absolute times depend on the machine.
 */
const REQUESTS = 3_000
const ROUNDS = 7

const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'))
Object.assign(process.env, {
  DATA_FOLDER: join(folder, 'data'),
  LOG_LEVEL: 'info',
  DEMO_ORDERS: 'no',
  METRICS_PORT: '0',
})
const { openShop } = await import('../src/server/open-shop.ts')
const { readConfig } = await import('../src/server/config.ts')
const { createApp } = await import('../src/server/app.ts')
const { buildAll } = await import('../scripts/build.ts')
const { loadStorefrontBundle } = await import('../src/server/rendering/storefront-bundle.ts')
const { createRequestListener } = await import('../src/server/rendering/request-listener.ts')
const { observeRequests } = await import('../src/server/observe-requests.ts')

await buildAll()
const config = readConfig()
const open = await openShop(config, { logTo: { write: () => {} } })
const { app, caches } = createApp(open.shop, await loadStorefrontBundle(new URL('../dist/', import.meta.url)))
const observers = {
  without: undefined,
  'with metrics': observeRequests(open, caches).observe,
  'with metrics and access log': observeRequests(
    { ...open, shop: { ...open.shop, config: { ...config, logsAccess: true } } },
    caches,
  ).observe,
}
const servers = Object.entries(observers).map(([name, observe]) => {
  const server = createServer(createRequestListener(app, config, caches, observe)).listen(0, '127.0.0.1')
  return { name, server }
})
await new Promise((resolve) => setTimeout(resolve, 300))

console.log('| what | | CPU ms a request, client and server | × without |\n|---|---|---|---|')
for (const path of ['/collections', '/api/products?limit=12']) {
  const figures = new Map<string, number[]>(servers.map(({ name }) => [name, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, server } of servers) {
      const figure = await costPerRequest(portOf(server), () => path, REQUESTS)
      if (round > 0) figures.get(name)?.push(figure)
    }
  }
  const base = median(figures.get('without') ?? [])
  for (const [name, all] of figures)
    console.log(`| ${path} | ${name} | ${median(all).toFixed(3)} | ${(median(all) / base).toFixed(2)} |`)
}
for (const { server } of servers) server.close()
await open.close()
await rm(folder, { recursive: true })
process.exit(0)
