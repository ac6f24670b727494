import { matchRow } from './page-key.ts'
import type { LoadTools } from './site/page.ts'

/** Loads the code and the data of a place once, before it is gone to; what fails then is asked for again on arrival. */
export function createPrefetch(tools: LoadTools): (to: string) => void {
  const begun = new Set<string>()
  return (to) => {
    if (begun.has(to)) return
    begun.add(to)
    const url = new URL(to, location.origin)
    const match = matchRow(url.pathname)
    if (!match) return
    match.route.row
      .page()
      .then(({ page }) => page.load?.(tools, { params: match.params, query: url.searchParams }))
      .catch(() => begun.delete(to))
  }
}
