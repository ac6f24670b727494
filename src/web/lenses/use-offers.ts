import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSite } from '../../client/site-context.tsx'
import { type FlowState, toWish } from './flow-state.ts'

/** The offers for what is chosen; computed by the server, stored nowhere. */
export function useOffers(productId: number, state: FlowState) {
  const { api } = useSite()
  const wish = toWish(productId, state)
  return useQuery({
    queryKey: ['lens-offers', wish],
    enabled: wish !== null,
    queryFn: () =>
      wish === null
        ? Promise.reject(new Error('nothing is chosen'))
        : api.call('POST /api/lenses/offers', { body: wish }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: 60_000,
    retryOnMount: true,
  })
}
