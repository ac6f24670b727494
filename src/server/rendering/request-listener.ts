import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Config } from '../config.ts'
import { brokenRequestResponse } from '../http/broken-request.ts'
import { beginExchange, type Exchange, type ExchangeObserver, REQUEST_ID_HEADER } from '../http/exchange.ts'
import { safeHeaders } from '../http/security-headers.ts'
import { type AnswerCache, type AnswerCaches, bytesAtOnce, encodingFor, isCurrent } from '../http/stored-answers.ts'

/**
 * The server's request listener. Every answer says its request's id. An answer that is stored, or made at once, is sent
 * as its bytes, without the cost of a `Request` and `Response`; everything else goes to the app.
 */
export function createRequestListener(
  app: { fetch: Parameters<typeof getRequestListener>[0] },
  config: Config,
  caches: AnswerCaches = {},
  observe?: ExchangeObserver,
): RequestListener {
  const listener = getRequestListener(app.fetch, { errorHandler: (error) => brokenRequestResponse(config, error) })
  const headers = safeHeaders(config)
  return (request, response) => {
    const exchange = beginExchange(request, response, config, observe)
    const { method, url = '/' } = request
    const cache = method === 'GET' || method === 'HEAD' ? caches[url.startsWith('/api/') ? 'catalogue' : 'pages'] : null
    if (cache && sendFromMemory({ cache, headers, exchange }, request, response)) return
    response.setHeader(REQUEST_ID_HEADER, exchange.id)
    void listener(request, response)
  }
}

interface FromMemory {
  cache: AnswerCache
  headers: Record<string, string>
  exchange: Exchange
}

function sendFromMemory(
  { cache, headers, exchange }: FromMemory,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, url = '/', headers: requestHeaders } = request
  const stored = cache.findStored(url, requestHeaders)
  const answer = stored ?? cache.make?.(url)
  if (answer === undefined) return false
  const encoding = encodingFor(answer, requestHeaders['accept-encoding'] as string | undefined)
  const bytes = bytesAtOnce(answer, encoding)
  if (bytes === undefined) return false
  if (stored !== undefined) cache.noteHit(stored)
  exchange.route = answer.route ?? ''
  const isNotModified = isCurrent(answer, requestHeaders['if-none-match'])
  response.writeHead(isNotModified ? 304 : answer.status, {
    ...headers,
    ...answer.headers,
    [REQUEST_ID_HEADER]: exchange.id,
    ...(isNotModified ? {} : { 'Content-Length': bytes.length }),
    ...(encoding === 'identity' || isNotModified ? {} : { 'Content-Encoding': encoding }),
  })
  response.end(isNotModified || method === 'HEAD' ? undefined : bytes)
  return true
}
