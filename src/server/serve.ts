import { startAnsweringResets } from './account/reset-password.ts'
import { createApp } from './app.ts'
import { startReminders } from './appointments/reminders.ts'
import { startCleanup } from './cleanup.ts'
import { closeOnSignal } from './close-on-signal.ts'
import type { Config } from './config.ts'
import { exitOnDataFolderError } from './db/data-folder.ts'
import { startEmailWorker } from './email/email-worker.ts'
import { createEmailRenderer } from './email/render-email.ts'
import { EMAIL_TEMPLATES } from './email-templates.ts'
import { openServer } from './http/open-server.ts'
import { openShop } from './open-shop.ts'
import { createRequestListener } from './rendering/request-listener.ts'
import type { StorefrontBundle } from './rendering/storefront-bundle.ts'

/**
 * Opens the shop, serves it and runs its background work until the process gets a signal.
 *
 * @param loadStorefront loads the built storefront; without it only the API is served
 */
export async function serve(config: Config, loadStorefront?: () => Promise<StorefrontBundle>): Promise<void> {
  const open = await openShop(config).catch(exitOnDataFolderError)
  const { shop } = open
  const closing = new AbortController()
  const { app, pages } = createApp(shop, await loadStorefront?.(), closing.signal)
  const server = await openServer(createRequestListener(app, config, pages), config)
  const emailWorker = startEmailWorker(open, createEmailRenderer(shop, EMAIL_TEMPLATES))
  const stops = [startReminders(shop), startAnsweringResets(shop), startCleanup(shop), emailWorker.close]
  closeOnSignal({ open, server, stops, closing })
  shop.log.info(`listening on http://localhost:${server.port}`)
}
