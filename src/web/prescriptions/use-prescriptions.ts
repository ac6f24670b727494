import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../../client/queries.ts'
import type { PrescriptionHead } from '../../contract/prescriptions.ts'
import { useAuth } from '../account/auth-context.tsx'

const prescriptionsQuery = callQuery('GET /api/account/prescriptions', {})

/** The prescriptions of whoever is signed in, without their values. */
export function usePrescriptions() {
  const { user } = useAuth()
  const queries = useQueryClient()
  const query = useQuery({ ...prescriptionsQuery, enabled: user !== null && user !== undefined, staleTime: 60_000 })
  return {
    ...query,
    show: (all: PrescriptionHead[]) => queries.setQueryData(prescriptionsQuery.queryKey, all),
  }
}
