import { getRequestListener } from '@hono/node-server'
import { createApp } from '../../src/server/app.ts'
import { readConfig } from '../../src/server/config.ts'
import { openServer } from '../../src/server/http/open-server.ts'
import { jobHandlers } from '../../src/server/job-handlers.ts'
import { startWorkers } from '../../src/server/jobs/start-workers.ts'
import { openShop } from '../../src/server/open-shop.ts'
import { retriedSoon } from '../support/retried-soon.ts'

/**
 * Runs a shop with its workers until it kills itself at a commit: the `KILL_AT`th one since it listens, `before` or
 * `after` the database has it (`KILL_WHEN`). PGlite's commits can't be seen, so there it dies at any statement.
 */
const config = readConfig()
const kill = () => process.kill(process.pid, 'SIGKILL')
const isCounted = (sql: string) => config.databaseUrl === undefined || /^commit\b/i.test(sql)
let left = Number.POSITIVE_INFINITY

function onStatement(sql: string): void {
  if (!isCounted(sql) || --left !== 0) return
  if (process.env.KILL_WHEN === 'before') kill()
  else setTimeout(kill, 2)
}

const open = await openShop(config, { onStatement })
const { app } = createApp(open.shop)
const server = await openServer(getRequestListener(app.fetch), config)
const timing = { pollSeconds: 0.5, fallbackPollSeconds: 0.5, heartbeatSeconds: 10, monitorSeconds: 1 }
startWorkers(
  open,
  jobHandlers(open.shop).map((handler) => retriedSoon(handler)),
  timing,
)
left = Number(process.env.KILL_AT)
process.stdout.write(`port ${server.port}\n`)
