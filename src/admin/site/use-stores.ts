import { useQuery } from '@tanstack/react-query'
import type { AdminOutput } from '../../contract/admin/calls.ts'
import { adminQuery } from './admin-query.ts'

type StaffStore = AdminOutput<'GET /api/admin/stores'>[number]

/** All stores, also those that have closed: an order may name one. */
export const useStores = (): readonly StaffStore[] => useQuery(adminQuery('GET /api/admin/stores', {})).data ?? []
