import type { Logger } from 'pino'

interface Answered {
  id: string
  method: string
  route: string
  status: number
  ms: number
  bytes: number
  isCut: boolean
}

/** A line per request: the pattern of its route, never its path, its query or its sender. */
export const createAccessLog =
  (log: Logger) =>
  ({ id, method, route, status, ms, bytes, isCut }: Answered): void =>
    log.info(
      { requestId: id, method, route, status, ms: Math.round(ms * 10) / 10, bytes, ...(isCut && { isCut }) },
      'request',
    )
