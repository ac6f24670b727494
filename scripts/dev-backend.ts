import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApp } from '../src/server/app.ts'
import { readConfig } from '../src/server/config.ts'
import { openShop } from '../src/server/open-shop.ts'
const config = readConfig()
const open = await openShop(config)
const server = createServer(getRequestListener(createApp(open.shop).app.fetch))
server.listen(config.port, '127.0.0.1')
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => { server.closeAllConnections(); server.close(); void open.close().then(() => process.exit(0)) })
