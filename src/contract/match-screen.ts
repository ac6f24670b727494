import { SCREEN_NAMES, type ScreenName, screenNamed } from './screens.ts'

export interface ScreenMatch {
  name: ScreenName
  params: Readonly<Record<string, string>>
}

const PATTERNS = SCREEN_NAMES.filter((name) => name !== 'unknown').map((name) => ({ name, pattern: patternOf(name) }))

/** The screen at a path. Letter case and slashes at the end do not count. */
export function matchScreen(pathname: string): ScreenMatch {
  for (const { name, pattern } of PATTERNS) {
    const match = pattern.exec(pathname)
    if (match) return { name, params: decodeAll(match.groups) }
  }
  return { name: 'unknown', params: {} }
}

function patternOf(name: ScreenName): RegExp {
  const path = screenNamed(name).path.replace(/\/$/, '')
  return new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/*$`, 'i')
}

/** Parameters as they were before they were encoded; one that is no valid encoding stays as it is. */
function decodeAll(params: Record<string, string> = {}): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, decodeURIComponent(value)]))
  } catch {
    return params
  }
}
