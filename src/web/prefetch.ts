import { matchRoutes, type RouteObject } from 'react-router'
import type { ScreenName } from '../contract/screens.ts'
import { pageOf } from './routes.ts'
import type { LoadTools } from './site/page.ts'

/** Loads the code and the data of an address once, before it is navigated to. What fails is loaded again on arrival. */
export function createPrefetch(tools: LoadTools, routes: RouteObject[]): (to: string) => void {
  const begun = new Set<string>()
  return (to) => {
    if (begun.has(to)) return
    begun.add(to)
    const url = new URL(to, location.origin)
    const match = matchRoutes(routes, url.pathname)?.at(-1)
    if (!match) return
    const name = match.route.id as ScreenName
    pageOf(name)()
      .then(({ page }) => page.load?.(tools, { name, params: match.params, query: url.searchParams }))
      .catch(() => begun.delete(to))
  }
}
