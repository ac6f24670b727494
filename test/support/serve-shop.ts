import { getRequestListener } from '@hono/node-server'
import { createApp } from '../../src/server/app.ts'
import { closeOnSignal } from '../../src/server/close-on-signal.ts'
import { readConfig } from '../../src/server/config.ts'
import { startEmailWorker } from '../../src/server/email/email-worker.ts'
import { createEmailRenderer } from '../../src/server/email/render-email.ts'
import { EMAIL_TEMPLATES } from '../../src/server/email-templates.ts'
import { openServer } from '../../src/server/http/open-server.ts'
import { exitOnUncaught } from '../../src/server/log/exit-on-uncaught.ts'
import { openShop } from '../../src/server/open-shop.ts'

/** Runs the API as a separate process, for tests that kill it; prints its port on standard output. */
exitOnUncaught()
const config = { ...readConfig(), port: 0 }
const open = await openShop(config)
const timing = {
  pollSeconds: 0.5,
  retryDelaySeconds: 1,
  maxRetryDelaySeconds: 1,
  heartbeatSeconds: 10,
  monitorSeconds: 1,
}
const closing = new AbortController()
const { app } = createApp(open.shop, undefined, closing.signal)
const server = await openServer(getRequestListener(app.fetch), config)
const isSending = config.smtpUrl !== undefined
const stops = isSending
  ? [startEmailWorker(open, createEmailRenderer(open.shop, EMAIL_TEMPLATES), { timing }).close]
  : []
closeOnSignal({ open, server, stops, closing })
process.stdout.write(`port ${server.port}\n`)
