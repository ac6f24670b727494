import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Config } from '../config.ts'
import { brokenRequestResponse } from '../http/broken-request.ts'
import { beginExchange, type Exchange, type ExchangeObserver, REQUEST_ID_HEADER } from '../http/exchange.ts'
import { safeHeaders } from '../http/security-headers.ts'
import { chooseEncoding } from './page-cache.ts'
import { isCurrent, type Pages, pageHeaders } from './ssr.ts'

/**
 * The server's request listener. Every answer says its request's id. A cached page is answered directly from its bytes, without the cost of a `Request` and
 * `Response`; everything else goes to the app.
 */
export function createRequestListener(
  app: { fetch: Parameters<typeof getRequestListener>[0] },
  config: Config,
  pages?: Pages,
  observe?: ExchangeObserver,
): RequestListener {
  const listener = getRequestListener(app.fetch, { errorHandler: (error) => brokenRequestResponse(config, error) })
  const headers = safeHeaders(config)
  return (request, response) => {
    const exchange = beginExchange(request, response, config, observe)
    if (pages !== undefined && sendCached({ pages, headers, exchange }, request, response)) return
    response.setHeader(REQUEST_ID_HEADER, exchange.id)
    void listener(request, response)
  }
}

interface Cached {
  pages: Pages
  headers: Record<string, string>
  exchange: Exchange
}

function sendCached({ pages, headers, exchange }: Cached, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '/', headers: requestHeaders } = request
  if ((method !== 'GET' && method !== 'HEAD') || url.startsWith('/api/') || url.startsWith('/assets/')) return false
  const page = url.startsWith('/') ? pages.findCached(url, requestHeaders) : undefined
  if (page === undefined) return false
  const encoding = chooseEncoding(requestHeaders['accept-encoding'] as string | undefined)
  const bytes = page.bytes[encoding]
  if (bytes === undefined) return false
  pages.noteHit(page)
  exchange.route = page.route ?? ''
  const isNotModified = isCurrent(page, requestHeaders['if-none-match'])
  response.writeHead(isNotModified ? 304 : page.status, {
    ...headers,
    ...pageHeaders(page),
    [REQUEST_ID_HEADER]: exchange.id,
    ...(isNotModified ? {} : { 'Content-Length': bytes.length }),
    ...(encoding === 'identity' || isNotModified ? {} : { 'Content-Encoding': encoding }),
  })
  response.end(isNotModified || method === 'HEAD' ? undefined : bytes)
  return true
}
