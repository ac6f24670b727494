import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { reading } from '../../client/queries.ts'

const security = reading('GET /api/account/security', {})
const sessions = reading('GET /api/account/sessions', {})
/** It belongs to one person and changes behind the page's back: read anew each time, and kept for nobody. */
const ownAndFresh = { staleTime: 0, gcTime: 0 }

/** How it stands with the account's e-mail address. */
export const useSecurity = () => useQuery({ ...security, ...ownAndFresh })

/** Where one is signed in. */
export const useSessions = () => useQuery({ ...sessions, ...ownAndFresh })

/** Reads the account's security again, after something that changes it. */
export function useSecurityReload() {
  const queries = useQueryClient()
  return useCallback(async () => {
    await Promise.all([security, sessions].map(({ queryKey }) => queries.invalidateQueries({ queryKey })))
  }, [queries])
}
