import { createMiddleware } from 'hono/factory'
import { ShopError } from '../../contract/errors.ts'
import type { Config } from '../config.ts'
import type { Env } from './env.ts'

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const ADDED_BY_PROXIES = ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Real-IP', 'Via']

/** Whether there is anything below `/dev`: e-mails as files, the parts of the pages. Not where shoppers may come. */
export const hasDevPages = ({ isProduction, publicOrigin }: Config): boolean =>
  !isProduction && !publicOrigin.startsWith('https:')

/**
 * Answers 404 to all but this very machine. A preview that others can see may have neither `NODE_ENV` nor
 * `PUBLIC_ORIGIN` set; behind a proxy everybody seems to come from this machine, but for the headers it adds.
 */
export const rejectRemoteRequests = createMiddleware<Env>(async (c, next) => {
  // A call in process, as in tests, comes from no address at all.
  const address = c.env?.incoming?.socket?.remoteAddress
  const isHere = address === undefined || LOOPBACK.test(address)
  if (!isHere || ADDED_BY_PROXIES.some((name) => c.req.header(name) !== undefined)) throw new ShopError('not_found')
  await next()
})
