import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callQuery } from '../../client/queries.ts'

const security = callQuery('GET /api/account/security', {})
const sessions = callQuery('GET /api/account/sessions', {})
/** It belongs to one person and changes behind the page's back: read anew each time, and kept for nobody. */
const ALWAYS_FRESH = { staleTime: 0, gcTime: 0 }

/** How it stands with the account's e-mail address. */
export const useSecurity = () => useQuery({ ...security, ...ALWAYS_FRESH })

/** Where one is signed in. */
export const useSessions = () => useQuery({ ...sessions, ...ALWAYS_FRESH })

/** Reads the account's security again, after something that changes it. */
export function useSecurityReload() {
  const queries = useQueryClient()
  return useCallback(async () => {
    await Promise.all([security, sessions].map(({ queryKey }) => queries.invalidateQueries({ queryKey })))
  }, [queries])
}
