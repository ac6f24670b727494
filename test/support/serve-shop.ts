import { createApp } from '../../src/server/app.ts'
import { closeOnSignal } from '../../src/server/close-on-signal.ts'
import { readConfig } from '../../src/server/config.ts'
import { openServer } from '../../src/server/http/open-server.ts'
import { jobHandlers } from '../../src/server/job-handlers.ts'
import { startWorkers } from '../../src/server/jobs/start-workers.ts'
import { exitOnUncaught } from '../../src/server/log/exit-on-uncaught.ts'
import { observeRequests } from '../../src/server/observe-requests.ts'
import { openMetrics } from '../../src/server/open-metrics.ts'
import { openShop } from '../../src/server/open-shop.ts'
import { createRequestListener } from '../../src/server/rendering/request-listener.ts'
import { work } from '../../src/server/work.ts'
import { retriedSoon } from './retried-soon.ts'

const TIMING = { pollSeconds: 0.5, heartbeatSeconds: 10, monitorSeconds: 1 }

/**
 * Runs the API as a separate process, for tests that kill it; prints its port on standard output. Where ROLE is `work`,
 * it runs the jobs alone.
 */
exitOnUncaught()
const config = { ...readConfig(), port: 0 }
if (config.role === 'work') await work(config, { timing: TIMING, adapt: retriedSoon })
else await serve()

async function serve() {
  const open = await openShop(config)
  const handlers = jobHandlers(open.shop).map((handler) => retriedSoon(handler))
  const closing = new AbortController()
  const { app, caches } = createApp(open.shop, undefined, closing.signal)
  const { metrics, observe } = observeRequests(open, caches)
  const server = await openServer(createRequestListener(app, config, caches, observe), config)
  const served = metrics && config.metrics && (await openMetrics(metrics, config.metrics, open.shop))
  const hasJobs = config.smtpUrl !== undefined && config.role === 'all'
  const workers = hasJobs ? startWorkers(open, handlers, TIMING) : undefined
  closeOnSignal({ open, server, closing, metrics: served, ...(workers && { workers }) })
  // Jobs stored before would keep the queue's own heartbeat and delays.
  await workers?.opened
  process.stdout.write(`process ${process.pid}\nport ${server.port}\n`)
}
