import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import { matchScreen } from '../../contract/match-screen.ts'
import { screenNamed } from '../../contract/screens.ts'

/** The route pattern of a request, for the log. The path itself may contain a token or user input. */
export function routePattern(c: Context): string {
  const named = matchedRoutes(c).find(({ method, path }) => method !== 'ALL' && !/^\/?\*$/.test(path))
  if (named !== undefined) return named.path
  if (c.req.path.startsWith('/assets/')) return '/assets/*'
  return c.req.path.startsWith('/api/') ? '/api/*' : screenNamed(matchScreen(c.req.path).name).path
}
