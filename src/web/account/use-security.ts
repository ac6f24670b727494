import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callQuery } from '../../client/queries.ts'

const security = callQuery('GET /api/account/security', {})
const sessions = callQuery('GET /api/account/sessions', {})
/** Private, and changed elsewhere too: always read again, and dropped from the cache when unused. */
const ALWAYS_FRESH = { staleTime: 0, gcTime: 0 }

export const useSecurity = () => useQuery({ ...security, ...ALWAYS_FRESH })

export const useSessions = () => useQuery({ ...sessions, ...ALWAYS_FRESH })

export function useSecurityReload() {
  const queries = useQueryClient()
  return useCallback(async () => {
    await Promise.all([security, sessions].map(({ queryKey }) => queries.invalidateQueries({ queryKey })))
  }, [queries])
}
