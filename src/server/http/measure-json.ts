import type { MiddlewareHandler } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import type { Env } from './env.ts'

/**
 * Says how long a JSON answer is, so that a short one is not compressed: that takes longer than the rest of most calls.
 * It is measured where it is made. To read it back afterwards would make a stream of it.
 */
export const measureJson: MiddlewareHandler<Env> = (c, next) => {
  const json = (value: unknown, status?: StatusCode, headers?: Record<string, string>) => {
    const text = JSON.stringify(value)
    const measured = { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(text)) }
    return c.newResponse(text, status, { ...measured, ...headers })
  }
  c.json = json as typeof c.json
  return next()
}
