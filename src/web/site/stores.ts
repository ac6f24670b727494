import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../client/queries.ts'
import type { CallOutput } from '../../contract/calls.ts'

export type StoreFacts = CallOutput<'GET /api/stores'>[number]

export const storesQuery = callQuery('GET /api/stores', {})

/** All stores, also those that have closed: an appointment or an order may name one. */
export const useStores = (): readonly StoreFacts[] => useQuery(storesQuery).data ?? []
