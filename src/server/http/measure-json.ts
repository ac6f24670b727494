import type { Context, MiddlewareHandler } from 'hono'
import type { Env } from './env.ts'

/** It has the headers of an answer, and no body. */
const NOT_MODIFIED = 304

/**
 * Says how long a JSON answer is, so that a short one is not compressed: that takes longer than the rest of most calls.
 * Other answers may be streams, of unknown length.
 */
export const measureJson: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  if (isMeasurable(c)) {
    const { status, headers } = c.res
    const text = await c.res.text()
    headers.set('Content-Length', String(Buffer.byteLength(text)))
    // Hono would copy the headers of an answer that is replaced, and read the new one as a stream.
    c.res = undefined
    c.res = new Response(text, { status, headers })
  }
}

function isMeasurable({ req, res }: Context): boolean {
  const { headers } = res
  if (
    req.method === 'HEAD' ||
    res.status === NOT_MODIFIED ||
    headers.has('Content-Length') ||
    headers.has('Content-Encoding')
  )
    return false
  return headers.get('Content-Type')?.startsWith('application/json') === true
}
