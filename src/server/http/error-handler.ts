import type { Context } from 'hono'
import { html } from 'hono/html'
import { HTTPException } from 'hono/http-exception'
import { ERROR_STATUS, type ErrorCode, type Problem, ShopError } from '../../contract/errors.ts'
import { type Language, SHOP_NAME } from '../../domain/shop-facts.ts'
import { DICTIONARIES } from '../../i18n/dictionaries.ts'
import { fill } from '../../i18n/translate.ts'
import { isUnavailable } from '../db/errors.ts'
import type { Shop } from '../shop.ts'
import type { Env } from './env.ts'
import { routePattern } from './route-pattern.ts'
import { languageOf } from './visitor.ts'

/** `Retry-After` of a 503: most outages of a database are restarts. */
const OUTAGE_SECONDS = 5

export const createErrorHandler =
  (shop: Shop) =>
  <E extends Env>(error: Error, c: Context<E>) => {
    const shopError = hasGone(error, c) ? new ShopError('broken_request') : toShopError(error)
    // `busy` is frequent under load and is not a fault.
    if (ERROR_STATUS[shopError.code] >= 500 && shopError.code !== 'busy') {
      const { method } = c.req
      const route = routePattern(c)
      shop.log.error({ requestId: c.var.requestId, method, route, err: error }, 'a request failed')
    }
    const status = ERROR_STATUS[shopError.code]
    const retryAfterSeconds = shopError.retryAfterSeconds ?? (status === 503 ? OUTAGE_SECONDS : undefined)
    if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds))
    c.header('Cache-Control', 'no-store')
    const problem = problemOf(shopError, languageOf(c), c.var.requestId)
    const isPage = !c.req.path.startsWith('/api/') && c.req.header('Accept')?.includes('text/html')
    return isPage ? c.html(errorPage(problem, languageOf(c)), status) : c.json(problem, status)
  }

/** Fallback if the error page could not be rendered. */
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

/** Why something was refused, for the person who asked for it. */
export const refusalText = ({ code, most, named }: ShopError, language: Language): string =>
  fill(DICTIONARIES[language].errors[code] as '{most}{named}', { most: most ?? '', named: named.join(', ') })

function problemOf(shopError: ShopError, language: Language, requestId: string): Problem {
  const words = DICTIONARIES[language]
  const named = Object.entries(shopError.fields ?? {}).map(([name, problem]) => [name, words.problems[problem]])
  const fields = [...named, ...Object.entries(shopError.fieldTexts)]
  return {
    error: {
      code: shopError.code,
      message: refusalText(shopError, language),
      ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
      ...shopError.conflict,
      ...(ERROR_STATUS[shopError.code] >= 500 ? { requestId } : {}),
    },
  }
}

/** Whoever breaks off in the middle of a body reads no answer, and is no fault of the shop's. */
const hasGone = (error: Error, c: Context): boolean =>
  c.req.raw.signal.aborted && (error as NodeJS.ErrnoException).code === 'ECONNRESET'

function toShopError(error: Error): ShopError {
  if (error instanceof ShopError) return error
  if (isUnavailable(error)) return new ShopError('unavailable')
  if (error instanceof HTTPException && error.status < 500) return new ShopError(codeOf(error.status))
  return new ShopError('internal')
}

function codeOf(status: number): ErrorCode {
  if (status === 413) return 'body_too_large'
  return status === 404 ? 'not_found' : 'broken_json'
}
