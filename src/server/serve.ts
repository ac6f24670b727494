import { createApp } from './app.ts'
import { offerFolderCopies } from './backup/folder-copies.ts'
import { closeOnSignal } from './close-on-signal.ts'
import type { Config } from './config.ts'
import { exitOnDataFolderError } from './db/data-folder.ts'
import { openServer } from './http/open-server.ts'
import { logLaunchChecks } from './launch-checks.ts'
import { moneyLaunchChecks } from './money-launch-checks.ts'
import { observeRequests } from './observe-requests.ts'
import { openMetrics } from './open-metrics.ts'
import { openShop } from './open-shop.ts'
import { createRequestListener } from './rendering/request-listener.ts'
import type { StorefrontBundle } from './rendering/storefront-bundle.ts'
import { startJobs } from './start-jobs.ts'

interface Parts {
  /** Without it only the API is served. */
  loadStorefront?: () => Promise<StorefrontBundle>
  /** The program of a process beside that runs the jobs. */
  program?: string
}

/** Opens the shop, serves it and runs its jobs until the process gets a signal. */
export async function serve(config: Config, { loadStorefront, program }: Parts = {}): Promise<void> {
  const open = await openShop(config).catch(exitOnDataFolderError)
  const { shop } = open
  const closing = new AbortController()
  const { app, caches } = createApp(shop, await loadStorefront?.(), closing.signal)
  const { metrics, observe } = observeRequests(open, caches)
  const server = await openServer(createRequestListener(app, config, caches, observe), config)
  const workers = startJobs(open, program)
  const read = metrics && (workers?.withFigures(metrics.read) ?? metrics.read)
  const served = read && config.metrics && (await openMetrics({ read }, config.metrics, shop))
  await offerFolderCopies(open.database, shop.log)
  closeOnSignal({ open, server, closing, metrics: served, ...(workers && { workers }) })
  await logLaunchChecks(shop, moneyLaunchChecks(shop))
  shop.log.info(`listening on http://localhost:${server.port}`)
}
