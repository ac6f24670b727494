import { createMiddleware } from 'hono/factory'
import { ShopError } from '../../contract/errors.ts'
import type { Env } from './env.ts'

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const PROXY_HEADERS = ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Real-IP', 'Via']

/**
 * Responds with 404 to other machines: a public preview may have neither `NODE_ENV` nor `PUBLIC_ORIGIN` set. Behind a
 * proxy all requests come from this machine, so proxy headers are checked too.
 */
export const rejectRemoteRequests = createMiddleware<Env>(async (c, next) => {
  // In-process calls, as in tests, have no address.
  const address = c.env?.incoming?.socket?.remoteAddress
  const isLocal = address === undefined || LOOPBACK.test(address)
  if (!isLocal || PROXY_HEADERS.some((name) => c.req.header(name) !== undefined)) throw new ShopError('not_found')
  await next()
})
