import { createMiddleware } from 'hono/factory'
import { ShopError } from '../../contract/errors.ts'
import type { Env } from './env.ts'

/** Responds with 503 while the shop closes, so that load balancers stop sending requests. */
export const rejectWhileClosing = (closing: AbortSignal) =>
  createMiddleware<Env>(async (_, next) => {
    if (closing.aborted) throw new ShopError('unavailable')
    await next()
  })
