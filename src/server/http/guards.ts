import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { ShopError } from '../../contract/errors.ts'
import type { Config } from '../config.ts'
import type { Env } from './env.ts'

const CHANGES = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const LARGEST_BODY = 64 * 1024

/**
 * Refuses what another site's page sends in a visitor's name. Browsers say where a request comes from in
 * `Sec-Fetch-Site`, older ones in `Origin`; whatever sends neither is not a browser and carries no stolen cookies.
 */
export const requireSameOrigin = ({ publicOrigin }: Config) =>
  createMiddleware<Env>(async (c, next) => {
    if (CHANGES.has(c.req.method)) {
      const site = c.req.header('Sec-Fetch-Site')
      if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new ShopError('foreign_origin')
      const origin = c.req.header('Origin')
      if (origin !== undefined && !isOwn(origin, publicOrigin, c.req.header('Host'))) {
        throw new ShopError('foreign_origin')
      }
    }
    await next()
  })

/** Bodies are JSON and nothing else (specification, section 7). */
export const requireJson = createMiddleware<Env>(async (c, next) => {
  const type = c.req.header('Content-Type')
  const hasBody = c.req.header('Content-Length') !== undefined || c.req.header('Transfer-Encoding') !== undefined
  const expectsBody = c.req.method === 'POST' || c.req.method === 'PUT' || c.req.method === 'PATCH'
  const isEmpty = c.req.header('Content-Length') === '0' || (!hasBody && type === undefined)
  if (expectsBody && !isEmpty && !/^application\/json\s*(;|$)/i.test(type ?? '')) throw new ShopError('not_json')
  await next()
})

export const limitBodySize = bodyLimit({
  maxSize: LARGEST_BODY,
  onError: () => {
    throw new ShopError('body_too_large')
  },
})

function isOwn(origin: string, publicOrigin: string, host: string | undefined): boolean {
  return origin === publicOrigin || (host !== undefined && URL.canParse(origin) && new URL(origin).host === host)
}
