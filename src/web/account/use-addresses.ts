import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../../client/queries.ts'
import type { SavedAddress } from '../../contract/addresses.ts'
import { useAuth } from './auth-context.tsx'

const addressesQuery = callQuery('GET /api/account/addresses', {})

/** The address book of whoever is signed in. */
export function useAddresses() {
  const { user } = useAuth()
  const queries = useQueryClient()
  const query = useQuery({ ...addressesQuery, enabled: user !== null && user !== undefined, staleTime: 60_000 })
  return {
    ...query,
    show: (all: SavedAddress[]) => queries.setQueryData(addressesQuery.queryKey, all),
  }
}

/** An address in one line, to tell it from others. */
export const addressLine = ({ label, company, firstName, lastName, address, postalCode, city }: SavedAddress): string =>
  [label, company || `${firstName} ${lastName}`, address, `${postalCode} ${city}`].filter(Boolean).join(', ')
