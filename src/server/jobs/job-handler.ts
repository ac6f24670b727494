import type { Logger } from 'pino'
import { type Db, transaction } from '../db/connect.ts'
import type { Job, JobHandler } from './job.ts'
import type { JobQueue } from './job-queue.ts'

/** What jobs need of the shop. */
export interface JobContext {
  db: Db
  jobs: JobQueue
  log: Logger
}

/**
 * Runs `work` and deletes the job in one transaction, so that its changes are made once, whatever fails. The row is
 * deleted first: of two processes that hold the same job, the second waits for the first and then finds nothing to do.
 */
export function transactionalHandler<S extends JobContext, Data extends object>(
  job: Job<Data>,
  work: (shop: S, data: Data) => Promise<unknown>,
): JobHandler<S> {
  return {
    job: job as Job<object>,
    run: (shop, id, data) =>
      transaction(shop, async (shop) => {
        if (await shop.jobs.remove(shop.db, job, id)) await work(shop, data as Data)
        return { status: 'done' }
      }),
  }
}

/** For work that may be done twice: runs it outside a transaction, and deletes the job afterwards. */
export function idempotentHandler<S extends JobContext>(
  job: Job<Record<string, never>>,
  work: (shop: S) => Promise<unknown>,
): JobHandler<S> {
  return {
    job,
    async run(shop, id) {
      await work(shop)
      await shop.jobs.remove(shop.db, job, id)
      return { status: 'done' }
    },
  }
}
