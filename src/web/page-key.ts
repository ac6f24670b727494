import { searchString } from '../contract/href.ts'
import { matchScreen } from '../contract/match-screen.ts'
import { screenNamed } from '../contract/screens.ts'

/**
 * The path and the known query of a screen, in fixed order: what a rendered page depends on beside language and
 * currency. `null` where no screen matches.
 */
export function pageKey(url: URL): string | null {
  const { name } = matchScreen(url.pathname)
  if (name === 'unknown') return null
  return url.pathname + searchString(screenNamed(name).query ?? [], (key) => url.searchParams.get(key))
}
