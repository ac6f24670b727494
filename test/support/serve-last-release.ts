import { createApp } from '../../src/server/app.ts'
import { readConfig } from '../../src/server/config.ts'
import { openServer } from '../../src/server/http/open-server.ts'
import { openShop } from '../../src/server/open-shop.ts'
import { createRequestListener } from '../../src/server/rendering/request-listener.ts'

/**
 * Runs pages and API of the last release, into whose folder it is copied; prints its port on standard output. Of the
 * release's build only what renders pages is there: the scripts and styles that they name are not.
 */
const config = { ...readConfig(), port: 0 }
const open = await openShop(config)
const { renderPage, pageKey, pageAssets } = await import(new URL('../../built/entry-server.js', import.meta.url).href)
const manifest = { 'src/web/entry-client.ts': { file: 'assets/entry.js', css: ['assets/entry.css'] } }
const storefront = { renderPage, pageKey, pageAssets, manifest }
const { app } = createApp(open.shop, { storefront, assets: () => undefined })
const server = await openServer(createRequestListener(app, config), config)
process.stdout.write(`port ${server.port}\n`)
