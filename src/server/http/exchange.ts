import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '../config.ts'

/** A request and its answer, from the first byte of the one to the last of the other. */
export interface Exchange {
  id: string
  /** The pattern of the route, once it is known. */
  route: string
}

export interface FinishedExchange extends Exchange {
  method: string
  status: number
  ms: number
  /** Of the answer, with its headers. */
  bytes: number
  /** Whether the connection ended before the answer did. */
  isCut: boolean
}

export type ExchangeObserver = (finished: FinishedExchange) => void

export const REQUEST_ID_HEADER = 'X-Request-Id'

const WELL_FORMED = /^[\w.-]{8,64}$/
const open = new WeakMap<IncomingMessage, Exchange>()

/** Of the server's request; undefined where the shop calls itself. */
export const exchangeOf = (incoming: IncomingMessage | undefined): Exchange | undefined =>
  incoming && open.get(incoming)

/** Gives a request its id, and reports its end to `observe`. The id of a trusted proxy is kept. */
export function beginExchange(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
  observe?: ExchangeObserver,
): Exchange {
  const sent = trustedProxies > 0 ? incoming.headers['x-request-id'] : undefined
  const id = typeof sent === 'string' && WELL_FORMED.test(sent) ? sent : randomUUID()
  const exchange = { id, route: '' }
  open.set(incoming, exchange)
  if (observe !== undefined) reportEnd(exchange, incoming, outgoing, observe)
  return exchange
}

function reportEnd(
  exchange: Exchange,
  { socket, method = '' }: IncomingMessage,
  outgoing: ServerResponse,
  observe: ExchangeObserver,
): void {
  const startedAt = performance.now()
  const writtenBefore = socket.bytesWritten
  outgoing.once('close', () => {
    const ms = performance.now() - startedAt
    const bytes = socket.bytesWritten - writtenBefore
    const isCut = !outgoing.writableFinished
    observe({ id: exchange.id, route: exchange.route || '*', method, status: outgoing.statusCode, ms, bytes, isCut })
  })
}
