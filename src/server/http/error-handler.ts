import type { Context } from 'hono'
import { html } from 'hono/html'
import { HTTPException } from 'hono/http-exception'
import { ERROR_STATUS, type ErrorCode, type Problem, ShopError } from '../../contract/errors.ts'
import { type Language, SHOP_NAME } from '../../domain/shop-facts.ts'
import { el } from '../../i18n/el.ts'
import { en } from '../../i18n/en.ts'
import { fill } from '../../i18n/translate.ts'
import { isUnavailable } from '../db/errors.ts'
import type { Shop } from '../shop.ts'
import type { Env } from './env.ts'
import { routePattern } from './route-pattern.ts'
import { languageOf } from './visitor.ts'

const WORDS = { en, el }
/** When to come back after an answer 503: most outages of a database are restarts. */
const OUTAGE_SECONDS = 5

/** Makes the one error shape of whatever was thrown. What was not expected tells nothing of the inside. */
export const createErrorHandler = (shop: Shop) => (error: Error, c: Context<Env>) => {
  const refusal = asRefusal(error)
  // A busy shop says so to each of very many, which is no fault to look for.
  if (ERROR_STATUS[refusal.code] >= 500 && refusal.code !== 'busy') {
    const { method } = c.req
    const route = routePattern(c)
    shop.log.error({ requestId: c.var.requestId, method, route, err: error }, 'a request failed')
  }
  const status = ERROR_STATUS[refusal.code]
  const retryAfterSeconds = refusal.retryAfterSeconds ?? (status === 503 ? OUTAGE_SECONDS : undefined)
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds))
  c.header('Cache-Control', 'no-store')
  const problem = problemOf(refusal, languageOf(c), c.var.requestId)
  const isForReading = !c.req.path.startsWith('/api/') && c.req.header('Accept')?.includes('text/html')
  return isForReading ? c.html(errorPage(problem, languageOf(c)), status) : c.json(problem, status)
}

/** What a person sees where even the page that should say it could not be rendered. */
function errorPage({ error }: Problem, language: Language) {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${error.message} | ${SHOP_NAME}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/plain-page.css">
</head>
<body><main><h1><a href="/">${SHOP_NAME}</a></h1><p>${error.message}</p><p><small>${error.requestId ?? ''}</small></p></main></body>
</html>`
}

/** The body of an error answer, in the visitor's language. */
function problemOf(refusal: ShopError, language: Language, requestId: string): Problem {
  const words = WORDS[language]
  const fields = Object.entries(refusal.fields ?? {}).map(([name, problem]) => [name, words.problems[problem]])
  return {
    error: {
      code: refusal.code,
      message: fill(words.errors[refusal.code] as '{most}', { most: refusal.most ?? '' }),
      ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
      ...(ERROR_STATUS[refusal.code] >= 500 ? { requestId } : {}),
    },
  }
}

function asRefusal(error: Error): ShopError {
  if (error instanceof ShopError) return error
  if (isUnavailable(error)) return new ShopError('unavailable')
  if (error instanceof HTTPException && error.status < 500) return new ShopError(codeOf(error.status))
  return new ShopError('internal')
}

function codeOf(status: number): ErrorCode {
  if (status === 413) return 'body_too_large'
  return status === 404 ? 'not_found' : 'broken_json'
}
