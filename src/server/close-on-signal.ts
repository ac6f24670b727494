import type { HttpServer } from './http/open-server.ts'
import type { OpenShop } from './open-shop.ts'

interface Running {
  open: OpenShop
  server: HttpServer
  /** Ends work in the background, each when its round under way is done. */
  stops: (() => Promise<unknown>)[]
  /** Aborted first, so that `/api/ready` sends new requests elsewhere. */
  closing: AbortController
}

/** How long the background and the database may take to end, after the requests. */
const ENDING_MS = 10_000

/**
 * Closes the shop on SIGTERM or SIGINT and ends the process: with status 0, or 1 where something had to be cut. A
 * second signal ends it at once.
 */
export function closeOnSignal(running: Running): void {
  const { closing } = running
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (closing.signal.aborted) process.exit(1)
      closing.abort()
      process.exit((await closeShop(running)) ? 0 : 1)
    })
  }
}

/** @returns whether everything came to its end by itself */
async function closeShop({ open, server, stops }: Running): Promise<boolean> {
  const { log, config } = open.shop
  log.info('closing')
  const cut = await server.close()
  if (cut > 0) log.error({ requests: cut, afterMs: config.closingMs }, 'requests were cut: closing took too long')
  const overdue = setTimeout(() => {
    log.fatal('the process ends before its background work and its database were closed')
    process.exit(1)
  }, ENDING_MS)
  const outcomes = [...(await Promise.allSettled(stops.map((stop) => stop()))), ...(await settled(open.close()))]
  clearTimeout(overdue)
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected')
  for (const { reason } of failures) log.error({ err: reason }, 'a part could not be closed')
  log.info('closed')
  return cut === 0 && failures.length === 0
}

const settled = (work: Promise<unknown>) => Promise.allSettled([work])
