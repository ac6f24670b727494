import { createMiddleware } from 'hono/factory'
import { ShopError } from '../../contract/errors.ts'
import type { Env } from './env.ts'

/** Answers 503 once the shop closes, so that whoever spreads the requests sends them elsewhere. */
export const rejectWhileClosing = (closing: AbortSignal) =>
  createMiddleware<Env>(async (_, next) => {
    if (closing.aborted) throw new ShopError('unavailable')
    await next()
  })
