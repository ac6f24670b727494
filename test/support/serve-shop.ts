import { serve } from '@hono/node-server'
import { createApp } from '../../src/server/app.ts'
import { readConfig } from '../../src/server/config.ts'
import { openShop } from '../../src/server/open-shop.ts'

/** The calls of the shop as a process of their own, for tests that kill it; says its port on standard output. */
const { shop } = await openShop(readConfig())
const server = serve({ fetch: createApp(shop).app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  console.log(`port ${port}`)
})
process.on('disconnect', () => server.close())
