import { matchScreen } from '../contract/match-screen.ts'
import { painted } from './navigation/painted.ts'
import { loadPage } from './page-files.ts'
import type { LoadTools } from './site/page.ts'

/** Loads the code and the data of an address once, before it is navigated to. What fails is loaded again on arrival. */
export function createPrefetch(tools: LoadTools): (to: string) => void {
  const begun = new Set<string>()
  return (to) => {
    if (begun.has(to)) return
    begun.add(to)
    const url = new URL(to, location.origin)
    const { name, params } = matchScreen(url.pathname)
    if (name === 'unknown') return
    painted()
      .then(() => loadPage(name))
      .then((page) => page.load?.(tools, { name, params, query: url.searchParams }))
      .catch(() => begun.delete(to))
  }
}
