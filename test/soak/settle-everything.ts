import { readConfig } from '../../src/server/config.ts'
import { EMAIL_JOB } from '../../src/server/email/enqueue-email.ts'
import { DOCUMENT_JOB } from '../../src/server/invoices/document-job.ts'
import { jobHandlers } from '../../src/server/job-handlers.ts'
import { startWorkers } from '../../src/server/jobs/start-workers.ts'
import { type OpenShop, openShop } from '../../src/server/open-shop.ts'
import { performRefunds } from '../../src/server/payments/perform-refund.ts'
import { pollPayments } from '../../src/server/payments/poll-payments.ts'
import { retriedSoon } from '../support/retried-soon.ts'

const MINUTE_MS = 60_000
/** Minutes after the last order at which the jobs of every minute run. */
const TIMES = [0, 2, 11, 31, 46, 60, 120, 360, 720, 1441, 2881, 4321]
const LONGEST_WAIT_MS = 180_000

/** Opens a shop whose clock runs ahead, and does all that is due in the days after. It stays open. */
export async function settleEverything(env: Record<string, string>): Promise<OpenShop> {
  let aheadMs = 0
  const open = await openShop(readConfig(env), { clock: () => new Date(Date.now() + aheadMs) })
  const timing = { pollSeconds: 0.5, fallbackPollSeconds: 0.5, heartbeatSeconds: 10, monitorSeconds: 1 }
  const handlers = jobHandlers(open.shop).map((handler) => retriedSoon(handler))
  const workers = startWorkers(open, handlers, timing)
  for (const minutes of TIMES) {
    aheadMs = minutes * MINUTE_MS
    await pollPayments(open.shop)
    await performRefunds(open.shop)
    await idle(open)
  }
  await workers.close()
  return open
}

/** Waits until no document and no e-mail is waiting. */
async function idle({ shop }: OpenShop): Promise<void> {
  for (const until = Date.now() + LONGEST_WAIT_MS; Date.now() < until; ) {
    const waiting = [await shop.jobs.list(shop.db, DOCUMENT_JOB), await shop.jobs.list(shop.db, EMAIL_JOB)]
    if (waiting.every((jobs) => jobs.length === 0)) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
