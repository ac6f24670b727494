import { matchRoutes } from 'react-router'
import { ROUTES, type Row } from './routes.ts'
import { searchOf } from './site/paths.ts'

const TABLE = ROUTES.map((row) => ({ path: row.path, row }))

export const matchRow = (pathname: string) => matchRoutes(TABLE, pathname)?.[0]

/** The row of the table that answers a path. */
export const rowOf = (pathname: string): Row | undefined => matchRow(pathname)?.route.row

/**
 * The path and the known query of the matched route, in fixed order: what a rendered page depends on beside language
 * and currency. `null` where only the catch-all matches.
 */
export function pageKey(url: URL): string | null {
  const row = rowOf(url.pathname)
  if (!row || row.name === 'unknown') return null
  return url.pathname + searchOf(row.query, (name) => url.searchParams.get(name))
}

/** The pattern of the screen that answers a path, as `/orders/:token`; `*` where none does. */
export const pagePattern = (pathname: string): string => rowOf(pathname)?.path ?? '*'
