import type { Context } from 'hono'
import { apiPage, type createApiDocument } from '../http/api-docs.ts'
import type { Env } from '../http/env.ts'
import { createRouter } from '../http/router.ts'
import { sendStored, toStoredAnswer } from '../http/stored-answers.ts'

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
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' }
  const store = async () => toStoredAnswer(await make(), { headers })
  let made: ReturnType<typeof store> | undefined
  return async (c: Context<Env>): Promise<Response> => {
    made ??= store()
    return sendStored(c, await made)
  }
}
