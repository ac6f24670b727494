import { createApp } from '../../src/server/app.ts'
import { readConfig } from '../../src/server/config.ts'
import { EMAIL_JOB } from '../../src/server/email/enqueue-email.ts'
import { DOCUMENT_JOB } from '../../src/server/invoices/document-job.ts'
import { jobHandlers } from '../../src/server/job-handlers.ts'
import { startWorkers } from '../../src/server/jobs/start-workers.ts'
import { type OpenShop, openShop } from '../../src/server/open-shop.ts'
import { performRefunds } from '../../src/server/payments/perform-refund.ts'
import { pollPayments } from '../../src/server/payments/poll-payments.ts'
import { MATCH_WITHDRAWAL_JOB } from '../../src/server/returns/match-job.ts'
import { retriedSoon } from '../support/retried-soon.ts'
import { fastClock } from './fast-clock.ts'
import { pause } from './network-faults.ts'
import { createStaffWorker, type StaffWorker } from './staff-worker.ts'
import { startOwnerSession } from './world.ts'

const MINUTE_MS = 60_000
/** Minutes after the last order at which the jobs of every minute run. */
const TIMES = [0, 2, 11, 31, 46, 60, 120, 360, 720, 1441, 2881, 4321]
const LONGEST_WAIT_MS = 180_000
const MOST_ROUNDS = 24
const STAFF = 4
const MOST_ATTEMPTS = 10

interface Rest {
  /** When the clock of the soak was started. */
  startedAt: number
  orders: ReadonlySet<string>
  /** Ends the refunds that the bank has accepted and not done. */
  endRefunds: () => Promise<void>
  onUnexpected: (message: string) => void
}

/**
 * Opens a shop whose clock runs ahead, and does all that is due in the days after; staff finish what is left in between.
 * It stays open.
 */
export async function settleEverything(env: Record<string, string>, rest: Rest): Promise<OpenShop> {
  const { startedAt } = rest
  let aheadMs = 0
  const open = await openShop(readConfig(env), { clock: () => new Date(fastClock(startedAt).valueOf() + aheadMs) })
  const timing = { pollSeconds: 0.5, fallbackPollSeconds: 0.5, heartbeatSeconds: 10, monitorSeconds: 1 }
  const handlers = jobHandlers(open.shop).map((handler) => retriedSoon(handler))
  const workers = startWorkers(open, handlers, timing)
  const runDue = async () => {
    await persist(() => pollPayments(open.shop))
    await persist(() => performRefunds(open.shop))
    await persist(() => idle(open))
  }
  for (const minutes of TIMES) {
    aheadMs = minutes * MINUTE_MS
    await runDue()
  }
  const { app } = createApp(open.shop)
  const left = new Set(rest.orders)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    aheadMs += 24 * 60 * MINUTE_MS
    const cookie = `staff=${await startOwnerSession(open.shop)}`
    const send = (path: string, init: RequestInit) => {
      const headers = new Headers(init.headers)
      headers.set('Cookie', cookie)
      return Promise.resolve(app.request(`${env.PUBLIC_ORIGIN}${path}`, { ...init, headers }))
    }
    const staff = createStaffWorker(send, rest.onUnexpected)
    await Promise.all(Array.from({ length: STAFF }, (_, member) => visitShare(staff, left, member)))
    const returns = await staff.visitReturns()
    await rest.endRefunds()
    await runDue()
    if (left.size === 0 && returns === 0) break
  }
  await workers.close()
  return open
}

async function visitShare(staff: StaffWorker, left: Set<string>, member: number): Promise<void> {
  const share = [...left].filter((_, index) => index % STAFF === member)
  for (const id of share) if (await staff.visit(id)) left.delete(id)
}

/** A busy machine may have no connection to the database for a moment; what is due is done again then. */
async function persist(act: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await act()
      return
    } catch (error) {
      if (attempt === MOST_ATTEMPTS) throw error
      await pause(1000)
    }
  }
}

/** Waits until no document, no withdrawal and no e-mail is waiting. */
async function idle({ shop }: OpenShop): Promise<void> {
  for (const until = Date.now() + LONGEST_WAIT_MS; Date.now() < until; ) {
    const waiting = [
      await shop.jobs.list(shop.db, DOCUMENT_JOB),
      await shop.jobs.list(shop.db, MATCH_WITHDRAWAL_JOB),
      await shop.jobs.list(shop.db, EMAIL_JOB),
    ]
    if (waiting.every((jobs) => jobs.length === 0)) return
    await pause(500)
  }
}
