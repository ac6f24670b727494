import type { JobHandler } from '../../src/server/jobs/job.ts'
import type { Shop } from '../../src/server/shop.ts'

/** The same handler with retries after a second. */
export const retriedSoon = (handler: JobHandler<Shop>, retries = handler.job.retries): JobHandler<Shop> => ({
  ...handler,
  job: { ...handler.job, retries, retryDelaySeconds: 1, maxRetryDelaySeconds: 1 },
})
