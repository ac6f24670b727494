import type { Config } from '../config.ts'
import { createLog } from '../log/create-log.ts'
import { openMetricsServer } from '../metrics/metrics-server.ts'
import { JobProcess } from './job-process.ts'
import { Primary } from './primary.ts'
import { createReports } from './reports.ts'

/**
 * Serves the shop with several processes and runs its jobs in one more, unless ROLE is `serve`, until a signal: SIGHUP
 * restarts them one by one, SIGTERM and SIGINT end them, a second time at once.
 *
 * @param program what each of them runs
 */
export async function runPrimary(config: Config, count: number, program: string): Promise<void> {
  const log = createLog(config.logLevel)
  let jobs: JobProcess | undefined
  const reports = createReports(() => [...primary.serving, ...(jobs?.working ?? [])])
  const onStart = reports.watch
  const primary = new Primary({ count, program, log, onStart })
  const metrics = config.metrics && (await openMetricsServer(config.metrics, reports.read, log))
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (isStopping) {
        primary.kill()
        jobs?.kill()
        process.exit(1)
      }
      isStopping = true
      const [isClean, jobsEnd] = await Promise.all([primary.stop(), jobs?.close().catch((error: Error) => error)])
      await metrics?.close()
      process.exit(isClean && jobsEnd === undefined ? 0 : 1)
    })
  }
  process.on('SIGHUP', async () => {
    await primary.restart()
    await jobs?.restart().catch((err: unknown) => log.error({ err }, 'new jobs did not start: the old ones stay'))
  })
  await primary.start().catch(() => {
    if (!isStopping) process.exit(1)
  })
  if (isStopping) return
  // The first process that serves has migrated the database.
  if (config.role === 'all') jobs = new JobProcess({ program, log, onStart })
  log.info({ workers: primary.serving.length }, 'all workers serve')
}
