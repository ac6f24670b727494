import { jobHandlers } from '../../src/server/job-handlers.ts'
import { MATCH_CLAIM_JOB, MATCH_WITHDRAWAL_JOB } from '../../src/server/returns/match-job.ts'
import type { Shop } from '../../src/server/shop.ts'

/** Runs the waiting jobs that look for the orders of withdrawals and claims, as a worker does. */
export async function runReturnJobs(shop: Shop): Promise<void> {
  for (const job of [MATCH_WITHDRAWAL_JOB, MATCH_CLAIM_JOB]) {
    const handler = jobHandlers(shop).find((one) => one.job.queue === job.queue)
    for (const { id, data } of await shop.jobs.list(shop.db, job as typeof MATCH_WITHDRAWAL_JOB)) {
      await handler?.run(shop, id, data)
    }
  }
}
