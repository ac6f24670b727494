import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { ShopError } from '../../contract/errors.ts'
import { isLargeBodyCall } from '../../contract/large-bodies.ts'
import type { Config } from '../config.ts'
import type { Env } from './env.ts'

const UNSAFE_METHODS = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const MAX_BODY_BYTES = 64 * 1024

/**
 * CSRF protection: rejects requests from other sites. Browsers send `Sec-Fetch-Site`, older ones `Origin`. A client that
 * sends neither is not a browser, so it has no cookies of a victim.
 */
export const requireSameOrigin = ({ publicOrigin }: Config) =>
  createMiddleware<Env>(async (c, next) => {
    if (UNSAFE_METHODS.has(c.req.method)) {
      const site = c.req.header('Sec-Fetch-Site')
      if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new ShopError('foreign_origin')
      const origin = c.req.header('Origin')
      if (origin !== undefined && !isOwn(origin, publicOrigin, c.req.header('Host'))) {
        throw new ShopError('foreign_origin')
      }
    }
    await next()
  })

/** Specification, section 7. Calls that take a file check it themselves, once they know who sends it. */
export const requireJson = createMiddleware<Env>(async (c, next) => {
  if (isLargeBodyCall(c.req.method, c.req.path)) return next()
  const type = c.req.header('Content-Type')
  const hasBody = c.req.header('Content-Length') !== undefined || c.req.header('Transfer-Encoding') !== undefined
  const expectsBody = c.req.method === 'POST' || c.req.method === 'PUT' || c.req.method === 'PATCH'
  const isEmpty = c.req.header('Content-Length') === '0' || (!hasBody && type === undefined)
  if (expectsBody && !isEmpty && !/^application\/json\s*(;|$)/i.test(type ?? '')) throw new ShopError('not_json')
  await next()
})

const rejectTooLarge = () => {
  throw new ShopError('body_too_large')
}

const limitUnmeasuredBody = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: rejectTooLarge })

/**
 * Rejects bodies above 64 KB. Node holds a client to its `Content-Length`; Hono's limit would make a stream of such a
 * body only to see whether there is one.
 */
export const limitBodySize = createMiddleware<Env>((c, next) => {
  if (isLargeBodyCall(c.req.method, c.req.path)) return next()
  const length = c.req.header('Content-Length')
  if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) return limitUnmeasuredBody(c, next)
  return Number(length) > MAX_BODY_BYTES ? rejectTooLarge() : next()
})

function isOwn(origin: string, publicOrigin: string, host: string | undefined): boolean {
  return origin === publicOrigin || (host !== undefined && URL.canParse(origin) && new URL(origin).host === host)
}
