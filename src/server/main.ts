import { serve } from '@hono/node-server'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { openShop } from './open-shop.ts'
import { loadFront } from './pages/front.ts'

const DIST = new URL('../../dist/', import.meta.url)
/** How long requests under way may take when the shop is told to close. */
const CLOSING_MS = 10_000

const config = readConfig()
const { shop, close } = await openShop(config)
const app = createApp(shop, await loadFront(DIST))
const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, (address) => {
  shop.log.info(`the shop is open at http://localhost:${address.port}`)
})

let isClosing = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, closeShop)

function closeShop(): void {
  if (isClosing) return
  isClosing = true
  const overdue = setTimeout(() => process.exit(1), CLOSING_MS)
  server.close(async () => {
    await close()
    clearTimeout(overdue)
    process.exit(0)
  })
  if ('closeIdleConnections' in server) server.closeIdleConnections()
}
