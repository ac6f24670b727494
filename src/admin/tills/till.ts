import type { QueryClient } from '@tanstack/react-query'
import type { AdminOutput } from '../../contract/admin/calls.ts'
import { adminQuery } from '../site/admin-query.ts'

export type Till = AdminOutput<'POST /api/admin/tills'>
export type PresentTill = NonNullable<AdminOutput<'GET /api/admin/till'>>

export const presentTillQuery = adminQuery('GET /api/admin/till', {})

/** What somebody has read here is not shown to the next person. Which till this is stays known. */
export function forgetPerson(queries: QueryClient): void {
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== presentTillQuery.queryKey[0] })
}
