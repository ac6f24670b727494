import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { createApp, type Front } from './app.ts'
import { readConfig } from './config.ts'
import { openShop } from './open-shop.ts'
import { loadAssets } from './pages/assets.ts'

const DIST = new URL('../../dist/', import.meta.url)
/** How long requests under way may take when the shop is told to close. */
const CLOSING_MS = 10_000

const config = readConfig()
const { shop, close } = await openShop(config)
const app = createApp(shop, await loadFront())
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

async function loadFront(): Promise<Front> {
  const entry = new URL('server/entry-server.js', DIST)
  if (!existsSync(entry)) throw new Error('the storefront is not built: run `npm run build`')
  const { renderPage, pageKey, pageAssets } = await import(entry.href)
  const manifest = JSON.parse(await readFile(new URL('client/manifest.json', DIST), 'utf8'))
  const assets = await loadAssets(fileURLToPath(new URL('client', DIST)))
  return { storefront: { renderPage, pageKey, pageAssets, manifest }, assets }
}
