import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Config } from '../config.ts'
import { brokenRequestResponse } from '../http/broken-request.ts'
import { beginExchange, type Exchange, type ExchangeObserver, REQUEST_ID_HEADER } from '../http/exchange.ts'
import { safeHeaders } from '../http/security-headers.ts'
import { type AnswerCaches, bytesAtOnce, encodingFor, isCurrent, type StoredAnswer } from '../http/stored-answers.ts'
import { withRequestId } from '../log/request-scope.ts'

/**
 * The server's request listener. Every answer says its request's id. An answer that is stored, made at once or rendered
 * is sent as its bytes, without the cost of a `Request` and `Response`; everything else goes to the app.
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
    const askApp = () => {
      response.setHeader(REQUEST_ID_HEADER, exchange.id)
      void listener(request, response)
    }
    if (cache === null || cache === undefined) return askApp()
    const send = (answer: StoredAnswer | undefined) =>
      answer !== undefined && sendAnswer({ answer, headers, exchange }, request, response)
    const stored = cache.findStored(url, request.headers)
    if (stored !== undefined) return send(stored) ? cache.noteHit(stored) : askApp()
    if (send(cache.make?.(url))) return
    const rendering = withRequestId(exchange.id, () => cache.render?.(url, request.headers))
    if (rendering === undefined) return askApp()
    void rendering.then(send).then(
      (isSent) => isSent || askApp(),
      () => askApp(),
    )
  }
}

interface Sent {
  answer: StoredAnswer
  headers: Record<string, string>
  exchange: Exchange
}

/** @returns whether its bytes were at hand */
function sendAnswer({ answer, headers, exchange }: Sent, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, headers: requestHeaders } = request
  const encoding = encodingFor(answer, requestHeaders['accept-encoding'] as string | undefined)
  const bytes = bytesAtOnce(answer, encoding)
  if (bytes === undefined) return false
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
