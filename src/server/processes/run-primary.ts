import type { Config } from '../config.ts'
import { createLog } from '../log/create-log.ts'
import { openMetricsServer } from '../metrics/metrics-server.ts'
import { Primary } from './primary.ts'
import { createReports } from './reports.ts'

/**
 * Serves the shop with several processes until a signal: SIGHUP restarts them one by one, SIGTERM and SIGINT end them,
 * a second time at once.
 *
 * @param program what each of them runs
 */
export async function runPrimary(config: Config, count: number, program: string): Promise<void> {
  const log = createLog(config.logLevel)
  const reports = createReports(() => primary.serving)
  const primary = new Primary({ count, program, log, onStart: (worker) => reports.watch(worker) })
  const metrics = config.metrics && (await openMetricsServer(config.metrics, reports.read, log))
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (isStopping) {
        primary.kill()
        process.exit(1)
      }
      isStopping = true
      const isClean = await primary.stop()
      await metrics?.close()
      process.exit(isClean ? 0 : 1)
    })
  }
  process.on('SIGHUP', () => void primary.restart())
  await primary.start().catch(() => {
    if (!isStopping) process.exit(1)
  })
  log.info({ workers: primary.serving.length }, 'all workers serve')
}
