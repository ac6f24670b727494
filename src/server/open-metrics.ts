import cluster from 'node:cluster'
import type { Config } from './config.ts'
import type { Family } from './metrics/families.ts'
import { openMetricsServer } from './metrics/metrics-server.ts'
import { isOrder, type Report } from './processes/messages.ts'
import type { Shop } from './shop.ts'

interface Metrics {
  read(): Promise<Family[]>
}

/** Serves the metrics, or, in one process of several, sends them to the primary process, which serves all of them. */
export async function openMetrics(
  { read }: Metrics,
  where: NonNullable<Config['metrics']>,
  { log }: Pick<Shop, 'log'>,
) {
  if (!cluster.isWorker) return openMetricsServer(where, read, log)
  const send = async (report: number | null) => {
    const message: Report = { report, families: await read() }
    if (process.connected) process.send?.(message)
  }
  process.on('message', (message: unknown) => {
    if (isOrder(message) && 'report' in message) void send(message.report)
  })
  return { close: () => send(null) }
}
