import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../../client/queries.ts'
import type { Appointment } from '../../contract/appointments.ts'

/** The appointment of a link. It is read in the browser only: rendered pages never contain it. */
export function useAppointment(token: string) {
  const queries = useQueryClient()
  const options = callQuery('GET /api/appointments/{token}', { params: { token } })
  const query = useQuery({ ...options, staleTime: 0 })
  return { ...query, set: (appointment: Appointment) => queries.setQueryData(options.queryKey, appointment) }
}
