import { createServer } from 'node:http'
import { startAnsweringResets } from './account/reset-password.ts'
import { createApp } from './app.ts'
import { startReminding } from './appointments/remind.ts'
import { readConfig } from './config.ts'
import { exitOnDataFolderError } from './db/data-folder.ts'
import { composeLetters } from './letters/compose.ts'
import { openPostOffice } from './mail/post-office.ts'
import { openShop } from './open-shop.ts'
import { loadFront } from './pages/front.ts'
import { createListener } from './pages/listener.ts'
import { startSweeping } from './sweep.ts'

const DIST = new URL('../../dist/', import.meta.url)
/** How long requests under way may take when the shop is told to close. */
const CLOSING_MS = 10_000

const config = readConfig()
const open = await openShop(config).catch(exitOnDataFolderError)
const { shop, close } = open
const { app, pages } = createApp(shop, await loadFront(DIST))
const postOffice = openPostOffice(open, composeLetters(shop))
const stops = [startReminding(shop), startAnsweringResets(shop), startSweeping(shop), postOffice.close]
const server = createServer(createListener(app, config, pages))
server.listen(config.port, config.host, () => {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : config.port
  shop.log.info(`the shop is open at http://localhost:${port}`)
})

let isClosing = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, closeShop)

function closeShop(): void {
  if (isClosing) return
  isClosing = true
  const overdue = setTimeout(() => process.exit(1), CLOSING_MS)
  server.close(async () => {
    await Promise.all(stops.map((stop) => stop()))
    await close()
    clearTimeout(overdue)
    process.exit(0)
  })
  server.closeIdleConnections()
}
