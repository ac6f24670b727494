import { queryOptions } from '@tanstack/react-query'
import type { AdminCall, AdminInput, AdminOutput } from '../../contract/admin/calls.ts'
import { adminPathOf } from '../../contract/admin/client.ts'

type ReadCall = Extract<AdminCall, `GET ${string}`>

/** Other people work on the same orders, so what is shown again is read again. */
const FRESH_MS = 5_000

export function adminQuery<Name extends ReadCall>(name: Name, input: AdminInput<Name>) {
  return queryOptions<AdminOutput<Name>>({
    queryKey: [adminPathOf(name, input)],
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
    retryOnMount: true,
  })
}

export const meQuery = adminQuery('GET /api/admin/me', {})
