import { startAnsweringResets } from './account/reset-password.ts'
import { createApp } from './app.ts'
import { startReminding } from './appointments/remind.ts'
import { closeOnSignal } from './close-on-signal.ts'
import type { Config } from './config.ts'
import { exitOnDataFolderError } from './db/data-folder.ts'
import { openServer } from './http/open-server.ts'
import { composeLetters } from './letters/compose.ts'
import { openPostOffice } from './mail/post-office.ts'
import { openShop } from './open-shop.ts'
import type { Front } from './pages/front.ts'
import { createListener } from './pages/listener.ts'
import { startSweeping } from './sweep.ts'

/**
 * Opens the shop, serves it and does its background work until the process is told to end.
 *
 * @param front the built storefront; without it only the API is served
 */
export async function serve(config: Config, front?: Front): Promise<void> {
  const open = await openShop(config).catch(exitOnDataFolderError)
  const { shop } = open
  const closing = new AbortController()
  const { app, pages } = createApp(shop, front, closing.signal)
  const server = await openServer(createListener(app, config, pages), config)
  const postOffice = openPostOffice(open, composeLetters(shop))
  const stops = [startReminding(shop), startAnsweringResets(shop), startSweeping(shop), postOffice.close]
  closeOnSignal({ open, server, stops, closing })
  shop.log.info(`listening on http://localhost:${server.port}`)
}
