import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../../client/queries.ts'
import type { Wearer } from '../../contract/wearers.ts'
import { useAuth } from '../account/auth-context.tsx'

export const wearersQuery = callQuery('GET /api/account/wearers', {})

/** The people of whoever is signed in. */
export function useWearers() {
  const { user } = useAuth()
  const queries = useQueryClient()
  const query = useQuery({ ...wearersQuery, enabled: user !== null })
  return { ...query, show: (all: Wearer[]) => queries.setQueryData(wearersQuery.queryKey, all) }
}
