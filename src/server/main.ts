import { startAnsweringResets } from './account/reset-password.ts'
import { createApp } from './app.ts'
import { startReminding } from './appointments/remind.ts'
import { closeOnSignal } from './close-on-signal.ts'
import { readConfig } from './config.ts'
import { exitOnDataFolderError } from './db/data-folder.ts'
import { openServer } from './http/open-server.ts'
import { composeLetters } from './letters/compose.ts'
import { exitOnUncaught } from './log/exit-on-uncaught.ts'
import { openPostOffice } from './mail/post-office.ts'
import { openShop } from './open-shop.ts'
import { loadFront } from './pages/front.ts'
import { createListener } from './pages/listener.ts'
import { startSweeping } from './sweep.ts'

const DIST = new URL('../../dist/', import.meta.url)

exitOnUncaught()
const config = readConfig()
const open = await openShop(config).catch(exitOnDataFolderError)
const { shop } = open
const closing = new AbortController()
const { app, pages } = createApp(shop, await loadFront(DIST), closing.signal)
const server = await openServer(createListener(app, config, pages), config)
const postOffice = openPostOffice(open, composeLetters(shop))
const stops = [startReminding(shop), startAnsweringResets(shop), startSweeping(shop), postOffice.close]
closeOnSignal({ open, server, stops, closing })
shop.log.info(`the shop is open at http://localhost:${server.port}`)
