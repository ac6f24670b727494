import cluster from 'node:cluster'
import { closeOnSignal } from './close-on-signal.ts'
import type { Config } from './config.ts'
import { jobHandlers } from './job-handlers.ts'
import type { JobHandler } from './jobs/job.ts'
import { startWorkers, type WorkerTiming } from './jobs/start-workers.ts'
import { createJobMetrics } from './metrics/job-metrics.ts'
import { openMetrics } from './open-metrics.ts'
import { openShop } from './open-shop.ts'
import type { Working } from './processes/messages.ts'
import type { Shop } from './shop.ts'

interface ForTests {
  timing?: Partial<WorkerTiming>
  adapt?: (handler: JobHandler<Shop>) => JobHandler<Shop>
}

/** Runs the shop's jobs without serving, until the process gets a signal. */
export async function work(config: Config, { timing, adapt = (handler) => handler }: ForTests = {}): Promise<void> {
  const open = await openShop(config)
  const { shop } = open
  const metrics = config.metrics && (await openMetrics(createJobMetrics(open.database), config.metrics, shop))
  const workers = startWorkers(open, jobHandlers(shop).map(adapt), timing)
  closeOnSignal({ open, workers, metrics, closing: new AbortController() })
  await workers.opened
  shop.log.info('running jobs')
  if (cluster.isWorker) process.send?.({ working: true } satisfies Working)
}
