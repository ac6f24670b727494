import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { ERROR_STATUS, type ErrorCode, type Problem, ShopError } from '../../contract/errors.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { el } from '../../i18n/el.ts'
import { en } from '../../i18n/en.ts'
import type { Shop } from '../shop.ts'
import type { Env } from './router.ts'
import { languageOf } from './visitor.ts'

const WORDS = { en, el }

/** Makes the one error shape of whatever was thrown. What was not expected tells nothing of the inside. */
export const answerError = (shop: Shop) => (error: Error, c: Context<Env>) => {
  const refusal = asRefusal(error)
  if (ERROR_STATUS[refusal.code] >= 500) {
    shop.log.error({ requestId: c.var.requestId, path: c.req.path, err: error }, 'a request failed')
  }
  if (refusal.retryAfterSeconds !== undefined) c.header('Retry-After', String(refusal.retryAfterSeconds))
  c.header('Cache-Control', 'no-store')
  return c.json(problemOf(refusal, languageOf(c), c.var.requestId), ERROR_STATUS[refusal.code])
}

/** The body of an error answer, in the visitor's language. */
function problemOf(refusal: ShopError, language: Language, requestId: string): Problem {
  const words = WORDS[language]
  const fields = Object.entries(refusal.fields ?? {}).map(([name, problem]) => [name, words.problems[problem]])
  return {
    error: {
      code: refusal.code,
      message: words.errors[refusal.code],
      ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
      ...(ERROR_STATUS[refusal.code] >= 500 ? { requestId } : {}),
    },
  }
}

function asRefusal(error: Error): ShopError {
  if (error instanceof ShopError) return error
  if (error instanceof HTTPException && error.status < 500) return new ShopError(codeOf(error.status))
  return new ShopError('internal')
}

function codeOf(status: number): ErrorCode {
  if (status === 413) return 'body_too_large'
  return status === 404 ? 'not_found' : 'broken_json'
}
