import type { AdminOutput } from '../../contract/admin/calls.ts'
import { adminQuery } from '../site/admin-query.ts'

export type Customer = AdminOutput<'GET /api/admin/customers/{id}'>
export type CustomerList = AdminOutput<'GET /api/admin/customers'>
export type CustomerListRow = CustomerList['customers'][number]

/** Each answer is a look that the audit notes, so the page is not read again by itself. */
export const customerQuery = (id: number) => ({
  ...adminQuery('GET /api/admin/customers/{id}', { params: { id } }),
  staleTime: 60_000,
  refetchOnWindowFocus: false,
})
