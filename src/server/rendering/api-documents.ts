import type { Context } from 'hono'
import { apiPage, type createApiDocument } from '../http/api-docs.ts'
import { hasCurrent } from '../http/conditional-get.ts'
import type { Env } from '../http/env.ts'
import { createRouter } from '../http/router.ts'
import { bytesOf, chooseEncoding, toStoredPage } from './page-cache.ts'

/** `/api/openapi.json` and `/api/docs`, generated once, on the first request. */
export function apiDocumentRoutes(makeDocument: () => ReturnType<typeof createApiDocument>) {
  return createRouter()
    .get(
      '/api/openapi.json',
      answerOnceMade('application/json', () => JSON.stringify(makeDocument())),
    )
    .get(
      '/api/docs',
      answerOnceMade('text/html; charset=utf-8', async () => String(await apiPage(makeDocument()))),
    )
}

function answerOnceMade(type: string, make: () => string | Promise<string>) {
  const store = async () => toStoredPage({ status: 200, html: await make() })
  let made: ReturnType<typeof store> | undefined
  return async (c: Context<Env>): Promise<Response> => {
    made ??= store()
    const document = await made
    c.header('Cache-Control', 'no-cache')
    c.header('ETag', document.etag)
    c.header('Vary', 'Accept-Encoding')
    if (hasCurrent(c.req.header('If-None-Match'), document.etag)) return c.body(null, 304)
    const encoding = chooseEncoding(c.req.header('Accept-Encoding'))
    if (encoding !== 'identity') c.header('Content-Encoding', encoding)
    c.header('Content-Type', type)
    return c.body(new Uint8Array(await bytesOf(document, encoding)))
  }
}
