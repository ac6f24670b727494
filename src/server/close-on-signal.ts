import cluster from 'node:cluster'
import type { HttpServer } from './http/open-server.ts'
import type { OpenShop } from './open-shop.ts'
import { isOrder } from './processes/messages.ts'

interface Running {
  open: OpenShop
  /** A process of the jobs has none. */
  server?: HttpServer
  /** Run jobs, here or in a process beside. */
  workers?: { close(): Promise<void> }
  /** Serves or sends the metrics; closed last. */
  metrics?: { close(): Promise<void> } | undefined
  /** Aborted first, so that `/api/ready` sends new requests elsewhere. */
  closing: AbortController
}

/** Time for workers and the database to close, after the requests. */
const SHUTDOWN_MS = 10_000

/**
 * Closes the shop on SIGTERM or SIGINT and exits: with 0, or 1 if requests were cut or closing failed. A second signal
 * exits at once. One process of several closes when the primary process says so.
 */
export function closeOnSignal(running: Running): void {
  let isClosing = false
  async function close(): Promise<void> {
    isClosing = true
    process.exit((await closeShop(running)) ? 0 : 1)
  }
  const onSignal = () => {
    if (isClosing) process.exit(1)
    running.closing.abort()
    return close()
  }
  process.on('SIGTERM', onSignal)
  if (!cluster.isWorker) {
    process.on('SIGINT', onSignal)
    return
  }
  // A terminal sends these to all processes; the primary process decides.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
  process.on('message', (message: unknown) => {
    if (!isOrder(message) || !('close' in message) || isClosing) return
    if (message.close === 'stop') running.closing.abort()
    void close()
  })
}

/** @returns whether no request was cut and nothing failed */
async function closeShop({ open, server, workers, metrics }: Running): Promise<boolean> {
  const { log, config } = open.shop
  log.info('closing')
  const cut = (await server?.close()) ?? 0
  if (cut > 0) log.error({ requests: cut, afterMs: config.closingMs }, 'closing timed out: open requests were cut')
  const overdue = setTimeout(() => {
    log.fatal('closing timed out: exiting before workers and database were closed')
    process.exit(1)
  }, SHUTDOWN_MS)
  const results = [
    ...(await settled(workers?.close())),
    ...(await settled(metrics?.close())),
    ...(await settled(open.close())),
  ]
  clearTimeout(overdue)
  const failures = results.filter((result) => result.status === 'rejected')
  for (const { reason } of failures) log.error({ err: reason }, 'closing failed')
  log.info('closed')
  return cut === 0 && failures.length === 0
}

const settled = (work: Promise<unknown> | undefined) => Promise.allSettled([work])
