import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Env } from './router.ts'

/** Names the page that answers a path by its pattern, as `/orders/:token`. */
export type PagePattern = (pathname: string) => string

/**
 * The pattern of the route that answers a request, for the log: a path itself may hold a token that opens an account
 * or an order, or whatever somebody typed.
 */
export function routePattern(c: Context<Env>, pagePattern?: PagePattern): string {
  const named = matchedRoutes(c).find(({ method, path }) => method !== 'ALL' && !/^\/?\*$/.test(path))
  if (named !== undefined) return named.path
  return c.req.path.startsWith('/api/') ? '/api/*' : (pagePattern?.(c.req.path) ?? '*')
}
