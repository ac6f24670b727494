import { appendFileSync, openSync, writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { getRequestListener } from '@hono/node-server'
import { createApp } from '../../src/server/app.ts'
import { readConfig } from '../../src/server/config.ts'
import { openServer } from '../../src/server/http/open-server.ts'
import { jobHandlers } from '../../src/server/job-handlers.ts'
import { startWorkers } from '../../src/server/jobs/start-workers.ts'
import { openShop } from '../../src/server/open-shop.ts'
import { PAYMENTS_JOB } from '../../src/server/payments/poll-payments.ts'
import { REFUNDS_JOB } from '../../src/server/payments/request-refund.ts'
import { retriedSoon } from '../support/retried-soon.ts'
import { fastClock } from './fast-clock.ts'
import { noteHealth } from './health.ts'
import { isKillDue, type LifePlan } from './kill-plan.ts'
import { operationOf, runAs } from './name-commits.ts'
import { watchCommits } from './watch-commits.ts'

/**
 * Runs a shop with its workers until it kills itself at a commit, as `KILL_PLAN` says: before the database has it, or
 * right after it was acknowledged. Every commit is noted in the file `COMMITS`, the state of the process in `HEALTH`, and
 * its log in `LOG_FILE`.
 */
const plan = JSON.parse(process.env.KILL_PLAN ?? '') as LifePlan
const notes = openSync(process.env.COMMITS ?? '', 'a')
const note = (what: string, kind: string) => writeSync(notes, `${what}\t${kind}\n`)
const SCHEDULE_MS = 4_000
let commits = Number.NEGATIVE_INFINITY

watchCommits((kind, when) => {
  if (when === 'before') commits += 1
  if (commits < 0) return
  if (when === 'before') note('seen', kind)
  if (!isKillDue(plan, kind, when, commits)) return
  note(when, kind)
  process.kill(process.pid, 'SIGKILL')
})

const config = readConfig()
const startedAt = Number(process.env.SOAK_STARTED_AT)
const { HEALTH, LOG_FILE } = process.env
const open = await openShop(config, {
  clock: () => fastClock(startedAt),
  ...(LOG_FILE !== undefined && { logTo: { write: (line) => appendFileSync(LOG_FILE, line) } }),
})
const { app } = createApp(open.shop)
const listener = getRequestListener((request: Request) =>
  runAs(operationOf(request.method, new URL(request.url).pathname), () => app.fetch(request)),
)
const server = await openServer(listener, config)
const timing = { pollSeconds: 0.5, heartbeatSeconds: 10, monitorSeconds: 1 }
const handlers = jobHandlers(open.shop)
  .map((handler) => retriedSoon(handler))
  .map((handler) => ({
    ...handler,
    run: (...args: Parameters<typeof handler.run>) => runAs(`job ${handler.job.queue}`, () => handler.run(...args)),
  }))
startWorkers(open, handlers, timing)
commits = 0
// Their schedules go by the minutes of the true clock.
setInterval(() => {
  for (const job of [PAYMENTS_JOB, REFUNDS_JOB]) open.shop.jobs.enqueue(open.shop.db, job, {}).catch(() => {})
}, SCHEDULE_MS)
if (HEALTH !== undefined) noteHealth(HEALTH)
// A life that is killed would leave nothing to the next one, which starts faster with it.
flushCompileCache()
process.stdout.write(`port ${server.port}\n`)
