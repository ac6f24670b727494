import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Config } from '../config.ts'
import { brokenRequestResponse } from '../http/broken-request.ts'
import { safeHeaders } from '../http/security-headers.ts'
import { chooseEncoding } from './page-cache.ts'
import { isCurrent, type Pages, pageHeaders } from './ssr.ts'

/**
 * The server's request listener. A cached page is answered directly from its bytes, without the cost of a `Request` and
 * `Response`; everything else goes to the app.
 */
export function createRequestListener(
  app: { fetch: Parameters<typeof getRequestListener>[0] },
  config: Config,
  pages?: Pages,
): RequestListener {
  const listener = getRequestListener(app.fetch, { errorHandler: (error) => brokenRequestResponse(config, error) })
  const headers = safeHeaders(config)
  return (request, response) => {
    if (pages !== undefined && sendCached(pages, headers, request, response)) return
    void listener(request, response)
  }
}

function sendCached(
  pages: Pages,
  headers: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, url = '/', headers: requestHeaders } = request
  if ((method !== 'GET' && method !== 'HEAD') || url.startsWith('/api/') || url.startsWith('/assets/')) return false
  const page = url.startsWith('/') ? pages.findCached(url, requestHeaders) : undefined
  if (page === undefined) return false
  const encoding = chooseEncoding(requestHeaders['accept-encoding'] as string | undefined)
  const bytes = page.bytes[encoding]
  if (bytes === undefined) return false
  pages.countVainSearch(page)
  const isNotModified = isCurrent(page, requestHeaders['if-none-match'])
  response.writeHead(isNotModified ? 304 : page.status, {
    ...headers,
    ...pageHeaders(page),
    ...(isNotModified ? {} : { 'Content-Length': bytes.length }),
    ...(encoding === 'identity' || isNotModified ? {} : { 'Content-Encoding': encoding }),
  })
  response.end(isNotModified || method === 'HEAD' ? undefined : bytes)
  return true
}
